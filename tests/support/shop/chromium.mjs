/** Finds a browser for the browser tests. Plain JavaScript, because tests/run.mjs imports it as well. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's package without a graphical interface is twice as fast. */
const SHELL = "chromium-headless-shell";
const SYSTEM_NAMES = [
  SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** For running as root, without a graphics card and without background requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The path of a Chromium that runs: `CHROMIUM_PATH`, the system's, or Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not run.`);
  }
  const installed = SYSTEM_NAMES.find(runs);
  if (installed) return pathOf(installed);
  const { chromium } = await import("playwright");
  const bundled = chromium.executablePath();
  return existsSync(bundled) && runs(bundled) ? bundled : undefined;
}

/**
 * The path of a Chromium, after installing Debian's package if there is none.
 * @returns {Promise<string>}
 */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && commandExists("apt-get")) {
    console.log("No Chromium found: installing Debian's package…");
    const options = {
      stdio: /** @type {const} */ ("inherit"),
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    spawnSync("apt-get", ["update"], options);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", SHELL], options);
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium found. Install the system's package `chromium`, run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.",
  );
}

/** @param {string} program */
function runs(program) {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 && /chrom/i.test(stdout);
}

/** @param {string} name */
function pathOf(name) {
  return spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
}

/** @param {string} name */
function commandExists(name) {
  return pathOf(name) !== "";
}
