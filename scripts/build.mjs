// Compiles src/ to dist/ and the page to dist/page. A stale file in dist/ would still be importable, so the folder starts empty.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { build } from "vite";

rmSync("dist", { recursive: true, force: true });

const compile = async () => {
  const child = spawn(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
    stdio: "inherit",
  });
  const [status] = await once(child, "exit");
  if (status !== 0) process.exit(status ?? 1);
  chmodSync("dist/cli.js", 0o755);
};

const buildPage = () =>
  build({
    configFile: false,
    root: "src/channels/web/page",
    logLevel: "warn",
    build: {
      outDir: "../../../../dist/page",
      emptyOutDir: true,
      target: "es2022",
      // Nothing inline: the page's content security policy would refuse it.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });

await Promise.all([compile(), buildPage()]);
