/** Runs `playwright test` with the given arguments and the system's Chromium. */
import { join } from "node:path";
import { root, runToEnd } from "#app/cli/prepare.mjs";
import { findOrInstallChromium } from "#tests/support/shop/chromium.mjs";

process.exitCode = await runToEnd(
  join(root, "node_modules/.bin/playwright"),
  ["test", ...process.argv.slice(2)],
  { env: { ...process.env, NODE_ENV: "test", CHROMIUM_PATH: await findOrInstallChromium() } },
);
