/** What the bundled scripts do, each in a line, and what is said when one is installed; in English. */
export const exampleWords = {
  examples: {
    "block_secrets.py":
      "keeps private keys, seed phrases, tokens and passwords from leaving; warns you when you paste one",
    "block_dangerous_commands.py": "blocks shell commands that destroy data or open up the machine, also in disguise",
    "redact_pii.py": "masks phone numbers, ids, bank cards and e-mail addresses in what leaves",
    "check_publish.sh": 'does not believe "it is published" unless something was, at that address',
    "warn_production_writes.py": "tells you in one line when a tool call is about to write to production",
    "audit_log.py": "writes one line of JSON per tool call, secrets masked, where the agent cannot write",
    "cost_footer.py": "adds what a reply cost to its end; stops when the day's budget is spent",
    "tests_must_pass.sh": 'does not believe "done" unless the tests passed after the last change',
    "llm_judge.py": "asks a second model whether a claim, message or call may pass, by your policy",
    "inject_website_reminder.sh": "reminds the agent which sites are published, where and since when",
  },
  examplesHint: "/hooks install <example> sets one up whole: entries, approval, switch.",
  noExamples: "No examples are there: the package was installed without its extensions folder.",
  unknownExample: (word: string, near?: string) =>
    `There is no example "${word}".${near ? ` Did you mean /hooks install ${near}?` : ""} /hooks examples lists them.`,
  installed: (name: string) => `Installed: ${name} is approved and in force.`,
  installedInPart: (name: string) => `⚠ ${name} is only partly in force; what is missing says why:`,
  installedUntried: (name: string) => `⚠ ${name} is approved, but its try gave no verdict:`,
  installFailed: (name: string, detail: string) =>
    `Not installed: the entries of ${name} could not be added to shell_hooks.yaml (${detail}). Mend that file, then try again.`,
  installGone: "its entry has changed in the meantime. Try again.",
  installedHint: (target: string) => `Undo: /hooks revoke ${target}`,
};
