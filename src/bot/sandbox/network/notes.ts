import { NETWORK_VARIABLE, type Network } from "./setting.js";

const UNREACHED =
  /[Cc]ould not resolve|name resolution|Name or service not known|Network is unreachable|Connection refused|Failed to connect|ENETUNREACH|ECONNREFUSED|EAI_AGAIN|ENOTFOUND|fetch failed|Could not read from remote repository|No user exists for uid/;

const WAYS: Record<Exclude<Network, "open">, string> = {
  public:
    "http and https reach public addresses, by the proxy that http_proxy and https_proxy name already. There is no other way out and no name server: ssh, git over ssh, raw sockets and Node's own fetch before version 24 do not work; curl, wget, pip, npm and git over https do. localhost is this command's own.",
  off: "there is none. localhost is this command's own.",
};

/** Where a command could not go, and what would go instead, in words that the agent can act on. */
export function networkNotes(network: Network, refusals: readonly string[], output: string): string[] {
  const refused = refusals.map((refusal) => `[network: ${refusal}]`);
  if (network === "open" || refused.length > 0 || !UNREACHED.test(output)) return refused;
  return [`[network: ${WAYS[network]} The owner can change that with ${NETWORK_VARIABLE}.]`];
}
