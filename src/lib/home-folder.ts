import { homedir } from "node:os";

/** The home folder of whoever runs this: "/", as in containers, for a user whom the system does not know. */
export function homeFolder(given?: string): string {
  if (given) return given;
  try {
    return homedir();
  } catch {
    // Without HOME and without an entry for the user, there is none to find.
    return "/";
  }
}
