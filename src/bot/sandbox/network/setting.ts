/** What the agent's shell reaches: the public internet by a proxy, nothing but itself, or whatever the machine does. */
export const NETWORKS = ["public", "off", "open"] as const;
export type Network = (typeof NETWORKS)[number];

type Variables = Readonly<Record<string, string | undefined>>;

export const NETWORK_VARIABLE = "CHAT_HOOKS_BASH_NETWORK";

export const isNetwork = (value: string): value is Network => (NETWORKS as readonly string[]).includes(value);

/** What was asked for. Without any sandbox nothing can be closed: whoever asks for that has asked for an open network. */
export function networkIn({ [NETWORK_VARIABLE]: value = "", CHAT_HOOKS_UNSAFE_BASH: unsafe }: Variables): Network {
  if (isNetwork(value)) return value;
  return unsafe === "1" ? "open" : "public";
}
