/**
 * `npm run image-drill`: installs, builds, tests and loads a clone of the last commit with exactly
 * the Node version of the Dockerfile, for whose headers SQLite is compiled. EVENING_SECONDS is the
 * length of the load.
 */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { PreparationError, root, runCommand, runToEnd } from "#app/cli/prepare.mjs";
import { imageNodeVersion } from "./image-versions.ts";

const folder = join(root, ".cache", "image-drill");
const clone = join(folder, "shop");
/** npm's copy of the official binaries and headers. */
const nodePackage = `node-linux-${process.arch}`;
const nodeFolder = join(folder, "node_modules", nodePackage);
const env = {
  EVENING_SECONDS: "3600",
  ...process.env,
  PATH: `${join(nodeFolder, "bin")}:${process.env.PATH}`,
  npm_config_nodedir: nodeFolder,
  npm_config_build_from_source: "better-sqlite3",
};

async function step(name: string, command: string, figure: RegExp, cwd = clone): Promise<void> {
  const log = join(folder, `${name}.log`);
  const output = openSync(log, "w");
  const startMs = performance.now();
  const code = await runToEnd("sh", ["-c", command], {
    cwd,
    env,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const found = figure.exec(stripVTControlCharacters(readFileSync(log, "utf8")))?.[0];
  if (code !== 0 || !found) throw new PreparationError(`${name} failed (${code}): ${log}`);
  console.log(`${name}: ${found} (${Math.round((performance.now() - startMs) / 1000)} s)`);
}

await runCommand(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await step(
    "node",
    `npm install --prefix . --no-save --no-audit --no-fund ${nodePackage}@${imageNodeVersion} && node --version`,
    new RegExp(`^v${imageNodeVersion}$`, "m"),
    folder,
  );
  await step(
    "clone",
    `git clone --depth 1 file://${root} shop && git -C shop log -1`,
    /commit \w+/,
    folder,
  );
  await step("install", "npm ci --foreground-scripts", /gyp info using node@[\d.]+/);
  await step("build", "npm run build", /Building the shop/);
  await step(
    "sqlite",
    "node --max-old-space-size=256 app/cli/check-sqlite.mjs 6000000",
    /\d+ % of \d+ statements were collected/,
  );
  await step(
    "api",
    "node_modules/.bin/vitest run --config=tests/vitest.config.ts --project=api --project=more",
    /Tests .*passed.*/,
  );
  await step("evening", "npm run evening", /\d+ orders at the counters.*/);
});
