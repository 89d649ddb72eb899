/**
 * What has to be in place before the shop can be built, tested or served: the packages and the build.
 * Plain Node without packages, since this runs before any is installed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { constants } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Absolute path of the folder that holds package.json. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

const OLDEST_NODE = [20, 19];
const LOCK_WAIT_MS = 15 * 60 * 1000;
const LOCK_POLL_MS = 250;
const installedStamp = join(root, "node_modules", ".chatpata-installed");
const builtStamp = join(root, "build", ".chatpata-built");
const lockFile = join(root, ".cache", "prepare.lock");

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

/** A sentence for the person at the terminal; no stack is worth showing with it. */
export class PreparationError extends Error {}

/** Throws a PreparationError unless this Node is new enough. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new PreparationError(
    `Chatpata needs Node ${OLDEST_NODE.join(".")} or later; this is ${process.versions.node}. See https://nodejs.org/en/download`,
  );
}

/** Installs the packages of package-lock.json when they are missing or others are installed. */
export async function installIfMissing() {
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    say("Installing packages (the first time takes a few minutes)…");
    // Development packages build and test the shop, also where NODE_ENV=production would leave them out.
    await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"], "Installing packages failed.");
    writeFileSync(installedStamp, installationMark());
  });
}

/** Builds the shop when its sources are not those of the present build. */
export async function buildIfStale() {
  if (isBuilt()) return;
  await withLock(async () => {
    if (isBuilt()) return;
    const fingerprint = sourcesFingerprint();
    say("Building the shop…");
    rmSync(builtStamp, { force: true });
    await runNode(
      [join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js"), "vite:build"],
      "Building the shop failed.",
      { NODE_ENV: "production" },
    );
    writeFileSync(builtStamp, fingerprint);
  });
}

/** Returns whether the present build was made from the present sources. */
export function isBuilt() {
  return readIfThere(builtStamp) === sourcesFingerprint();
}

let isInterrupted = false;

/** Returns whether somebody asked this command to end while a program ran in it. */
export function wasInterrupted() {
  return isInterrupted;
}

/**
 * Runs a program to its end, passing on the signals that would end this one; returns its exit code.
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
      // Ctrl-C at a terminal reaches the child as well; a second one would cut off what it still has to do.
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
 * Runs the body of a command; a PreparationError becomes one sentence and exit code 1.
 * @param {() => void | Promise<void>} command
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

/** @param {string} sentence */
export function say(sentence) {
  console.log(`[chatpata] ${sentence}`);
}

function isInstalled() {
  const mark = installationMark();
  const stamp = readIfThere(installedStamp);
  if (stamp === mark) return true;
  const isForOtherNode = stamp?.split(" ")[1] !== mark.split(" ")[1];
  if ((stamp && isForOtherNode) || !installedPackagesMatchLock()) return false;
  writeFileSync(installedStamp, mark);
  return true;
}

/** An `npm ci` or `npm install` that somebody ran by hand counts as well. npm writes its own list last, after all scripts. */
function installedPackagesMatchLock() {
  const installed = packagesOf(join(root, "node_modules", ".package-lock.json"));
  const wanted = packagesOf(join(root, "package-lock.json"));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = installed[path];
    // Packages for other systems stay away.
    return found ? found.version === entry.version : Boolean(entry.optional);
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function packagesOf(path) {
  const text = readIfThere(path);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

/** The native packages are compiled for one Node ABI: another Node needs another installation. */
function installationMark() {
  const lock = readIfThere(join(root, "package-lock.json"));
  if (lock === undefined) throw new PreparationError("package-lock.json is missing.");
  return `${createHash("sha256").update(lock).digest("hex")} abi-${process.versions.modules}`;
}

function sourcesFingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) {
      const content = createHash("sha256").update(readFileSync(file)).digest("hex");
      hash.update(`${relative(root, file)} ${content}\n`);
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !name.startsWith(".") && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Two commands started at the same time (`npm start` and `npm test`, say) must not install or build over each other.
 * @param {() => Promise<void>} work
 */
async function withLock(work) {
  const deadline = Date.now() + LOCK_WAIT_MS;
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!takeLock()) {
    if (Date.now() > deadline) {
      throw new PreparationError(`Another command is still preparing the shop (${lockFile}).`);
    }
    await after(LOCK_POLL_MS);
  }
  try {
    await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const holder = Number(readIfThere(lockFile));
    if (holder && !isAlive(holder)) rmSync(lockFile, { force: true });
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/**
 * @param {string[]} args
 * @param {string} complaint
 */
async function runNpm(args, complaint) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith("npm-cli.js")) await runNode([npm, ...args], complaint, {});
  else await run("npm", args, complaint, {});
}

/**
 * @param {string[]} args
 * @param {string} complaint
 * @param {Record<string, string>} env
 */
async function runNode(args, complaint, env) {
  await run(process.execPath, args, complaint, env);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} complaint
 * @param {Record<string, string>} env
 */
async function run(program, args, complaint, env) {
  const code = await runToEnd(program, args, { env: { ...process.env, ...env } }).catch((error) => {
    throw new PreparationError(`${complaint} ${program}: ${error.message}`);
  });
  if (isInterrupted) throw new PreparationError("Interrupted.");
  if (code !== 0) throw new PreparationError(complaint);
}
