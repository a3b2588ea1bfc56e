import type { HelperAnswer, HelperOrder } from "./helper.js";
import { type Launcher, launchHere } from "./launch.js";

// The helper: a small process that starts hooks for a bot. Started with the prefix of its runs; ends with its channel.

const [prefix = ""] = process.argv.slice(2);
const launchers = new Map<number, Launcher>();

function launcherOf(owner: number): Launcher {
  const launcher = launchers.get(owner) ?? launchHere(`${prefix}${owner}-`);
  launchers.set(owner, launcher);
  return launcher;
}

function say(answer: HelperAnswer): void {
  if (process.connected) process.send?.(answer);
}

async function obey({ id, owner, launch }: HelperOrder): Promise<void> {
  const launcher = launcherOf(owner);
  if (!launch) {
    launchers.delete(owner);
    await launcher.close();
    return say({ id, isOver: true });
  }
  const { value, over } = await launcher.launch(launch);
  say({ id, value, isOver: !over });
  if (!over) return;
  await over;
  say({ id, isOver: true });
}

process.on("message", (order: HelperOrder) => void obey(order));
process.on("disconnect", async () => {
  await Promise.allSettled([...launchers.values()].map((launcher) => launcher.close()));
  process.exit();
});
