import { environment, shell } from "./command-line.js";
import type { Ground } from "./ground.js";
import type { Sandbox } from "./types.js";

/** No sandbox at all: commands run as the bot, and only its environment is not handed on. */
export function unprotected(ground: Ground, path: string | undefined): Sandbox {
  const usual = { ...environment(ground.home), ...(path !== undefined && { PATH: path }) };
  return {
    kind: "none",
    wrap: (command, env = usual) => {
      const [file, ...args] = shell(command);
      return { file, args, env, cwd: ground.workspace };
    },
    begin: async () => async () => {},
    close: () => ground.supervisor.close(),
  };
}
