/**
 * Installs packages and builds the shop if needed, before it is started or tested. Plain JavaScript
 * without packages, because it runs before any are installed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { constants } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compressFiles } from "./compress-files.mjs";

/** Absolute path of the folder that contains package.json. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

const OLDEST_NODE = [20, 19];
const builtStamp = join(root, "build", ".sources");
const messagesStamp = join(root, ".cache", "messages", ".sources");

/** Sources of the compiled messages, which type checks and programs run from source also need. */
const MESSAGE_SOURCES = [
  "app/messages",
  "app/cli/compile-messages.mjs",
  "app/cli/message-problems.mjs",
];

/**
 * Each language gets its own browser build, so that a page sends its messages in one language. The
 * first is English.
 */
const LANGUAGES = ["en", "hi", "mr"];

/** Everything a build is made from. */
const SOURCES = [
  "app",
  "db",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
];

/** Only its message is shown in the terminal. */
export class PreparationError extends Error {}

/** Installs the packages of package-lock.json if none or different ones are installed. */
export async function installIfMissing() {
  checkNodeVersion();
  if (installedPackagesMatchLock()) return;
  console.log("Installing packages (the first time takes a few minutes)…");
  // Development packages build and test the shop, so install them even with NODE_ENV=production.
  const npm = process.env.npm_execpath ?? "";
  const [program, ...args] = npm.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  await run(program, [...args, "ci", "--include=dev", "--no-audit", "--no-fund"]);
  if ((await runToEnd(process.execPath, ["app/cli/check-sqlite.mjs"])) === 0) return;
  throw new PreparationError(
    `SQLite cannot be used as compiled with Node ${process.versions.node}. Use Node 22; docs/decisions/node-of-the-image.md says why.`,
  );
}

/** Compiles the messages if they have changed. */
export async function compileMessagesIfStale() {
  const sources = fingerprint(MESSAGE_SOURCES);
  if (existsSync(messagesStamp) && readFileSync(messagesStamp, "utf8") === sources) return;
  await run(process.execPath, [join("app", "cli", "compile-messages.mjs")]);
  writeFileSync(messagesStamp, sources);
}

/** Builds the shop if its sources have changed since the last build. */
export async function buildIfStale() {
  if (isBuilt()) return;
  await compileMessagesIfStale();
  console.log("Building the shop…");
  const sources = fingerprint(SOURCES);
  const build = join(root, "build");
  rmSync(build, { recursive: true, force: true });
  const bin = join(root, "node_modules", ".bin");
  const env = { NODE_ENV: "production" };
  await Promise.all(
    LANGUAGES.map((language) =>
      run(join(bin, "remix"), ["vite:build", "--logLevel", "warn"], { ...env, LANGUAGE: language }),
    ),
  );
  for (const language of LANGUAGES.slice(1)) {
    cpSync(join(build, language, "client", "assets"), join(build, "client", "assets"), {
      recursive: true,
    });
  }
  await Promise.all([
    compressFiles(join(build, "client")),
    run(join(bin, "vite"), ["build", "--config=app/cli/vite.config.ts", "--logLevel=warn"], env),
  ]);
  writeFileSync(builtStamp, sources);
}

function isBuilt() {
  return existsSync(builtStamp) && readFileSync(builtStamp, "utf8") === fingerprint(SOURCES);
}

let isInterrupted = false;

/** Whether a signal ended a program that this one was running. */
export function wasInterrupted() {
  return isInterrupted;
}

/**
 * Runs a program, passing on the signals that would end this one; resolves to its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runToEnd(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      isInterrupted = true;
      // Ctrl-C in a terminal reaches the child by itself.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    process.on("SIGTERM", passOn).on("SIGINT", passOn);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.off("SIGTERM", passOn).off("SIGINT", passOn);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Runs a command; a PreparationError becomes one sentence and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof PreparationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new PreparationError(
    `The shop needs Node ${OLDEST_NODE.join(".")} or later; this is ${process.versions.node}. See https://nodejs.org/en/download`,
  );
}

function installedPackagesMatchLock() {
  // npm writes this file last, when everything is installed.
  const installedFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const installed = packagesIn(installedFile);
  return Object.entries(packagesIn(join(root, "package-lock.json"))).every(([path, wanted]) => {
    if (path === "") return true;
    // Packages for other systems are not installed.
    const installedPackage = installed[path];
    return installedPackage
      ? installedPackage.version === wanted.version
      : Boolean(wanted.optional);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** @param {string[]} sources */
function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function run(program, args, env) {
  const code = await runToEnd(program, args, { env: { ...process.env, ...env } });
  if (code !== 0) throw new PreparationError(`${program} ${args.join(" ")} failed.`);
}
