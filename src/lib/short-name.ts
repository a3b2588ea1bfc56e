/** A hook's name without the folders: for where there is little room, and the whole name is at hand. */
export const shortName = (hook: string): string =>
  hook.startsWith("POST ") ? hook : hook.replace(/(^|\s)\S*\/(?=[^\s/])/g, "$1");
