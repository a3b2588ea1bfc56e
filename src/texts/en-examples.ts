/** What is said of the scripts that come with the package. */
export const exampleTexts = {
  examples: {
    block_secrets: "keeps private keys, seed phrases, tokens and passwords from leaving; warns you when you paste one",
    block_dangerous_commands: "blocks shell commands that destroy data or open up the machine, even when obfuscated",
    redact_pii: "masks phone numbers, ids, bank cards and e-mail addresses in what leaves",
    check_publish: 'accepts "it is published" only if something was, at that address',
    warn_production_writes: "tells you in one line when a tool call is about to write to production",
    only_hosts: "lets the agent's shell reach only the hosts that you name, or asks you about the others",
    only_to: "lets messages leave only to the chats, people or kinds of chat that you name",
    quiet_hours: "holds what is sent unasked at night until the morning; alarms and answers go through",
    flood_guard: "stops messages that come too often or repeat themselves, counted for each chat",
    audit_log: "writes one line of JSON per tool call, secrets masked, where the agent cannot write",
    cost_footer: "appends the cost to each reply; stops when the day's budget is spent",
    tests_must_pass: 'accepts "done" only if the tests passed after the last change',
    llm_judge: "asks a second model whether a claim, message or call may pass, by your policy",
    inject_website_reminder: "reminds the agent which sites are published, where and since when",
  },
  examplesHint: "/hooks install <example> sets one up completely: entries, approval, switch.",
  noExamples: "There are no examples: the package was installed without its extensions folder.",
  unknownExample: (word: string, near?: string) =>
    `There is no example "${word}".${near ? ` Did you mean /hooks install ${near}?` : ""} /hooks examples lists them.`,
  bundled: (name: string, version: string, sha: string, about: string) =>
    `${name} of chat-hooks ${version}, as shipped (sha256 ${sha}): ${about}`,
  bundledChanged: (name: string, version: string, files: string) =>
    `⚠ This is not ${name} as chat-hooks ${version} shipped it. Changed: ${files}`,
  shippedDiff: (path: string) => `Difference in ${path}, shipped → here:`,
  installDiffers: (name: string) =>
    `Not installed: ${name} is not as it was shipped, so nothing of it was approved. Review the difference; if you want it anyway, approve its entries like any other hook:`,
  installUnknown: (name: string) =>
    `Not installed: nobody can tell whether ${name} is as it was shipped, because the agent can write the package's folder or the package is incomplete. Review its entries, then approve them like any other hook:`,
  noEntries: (name: string) =>
    `Not installed: the header of ${name} shows no entry, so there is nothing to approve. Install the package again.`,
  installed: (name: string) => `Installed: ${name} is approved and active.`,
  installTrying: (name: string) => `${name} is active from now on. Trying it on its examples …`,
  installedInPart: (name: string) => `⚠ ${name} is only partly active; the rest is listed here with the reason:`,
  installedUntried: (name: string) => `⚠ ${name} is approved, but its trial run gave no verdict:`,
  installFailed: (name: string, detail: string) =>
    `Not installed: the entries of ${name} could not be added to shell_hooks.yaml (${detail}). Fix that file, then try again.`,
  installGone: "its entry has changed in the meantime. Try again.",
  installedHint: (name: string) => `Undo: /hooks uninstall ${name}`,
  notInstalled: (name: string) => `${name} is not installed: none of its entries is approved or proposed.`,
  uninstalled: (name: string) => `Uninstalled: ${name} no longer runs, and its entries are removed.`,
  uninstalledInPart: (name: string, detail: string) =>
    `${name} no longer runs. Its entries are still in shell_hooks.yaml (${detail}): remove them there by hand.`,
  wouldInstall: (name: string) => `/hooks install ${name} adds these entries, approves them and turns hooks on:`,
};
