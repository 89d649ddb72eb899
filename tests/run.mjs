/** Every check of the shop; the last line counts them. Runs right after `git clone`. */
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildIfStale,
  installIfMissing,
  isBuilt,
  PreparationError,
  root,
  runToEnd,
  wasInterrupted,
} from "#app/cli/prepare.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failedSteps = [];
/** Named again at the end, where a long log is read first. @type {string[]} */
const failedTests = [];
const reports = mkdtempSync(join(tmpdir(), "chatpata-tests-"));
const bin = join(root, "node_modules", ".bin");

await step("Packages", installPackages);
if (failedSteps.length === 0) {
  // The compiler and the build use one processor each.
  const types = typesMeanwhile();
  await step("Lint", () => check("biome", ["check", "--error-on-warnings", "."]));
  await step("Build", build);
  await step("Unit tests", () => vitest("unit"));
  await step("Types", types);
  await step("API tests", () => needsBuild(() => vitest("api")));
  await step("Browser tests", () => needsBuild(playwright));
}
finish();

/**
 * @param {string} name
 * @param {() => Count | Promise<Count>} work
 */
async function step(name, work) {
  if (wasInterrupted()) return;
  console.log(`\n=== ${name} ===`);
  const start = performance.now();
  let count;
  try {
    count = await work();
  } catch (error) {
    console.error(error instanceof PreparationError ? error.message : error);
    count = failure();
  }
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  if (count.failed > 0) failedSteps.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`=== ${name}: ${count.failed > 0 ? "failed" : "passed"} in ${seconds} s ===`);
}

function finish() {
  rmSync(reports, { recursive: true, force: true });
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(", ")}`);
  for (const test of failedTests) console.log(`\n- ${test}`);
  const parts = [`${total.passed} passed`, `${total.failed} failed`];
  if (total.skipped > 0) parts.push(`${total.skipped} skipped`);
  console.log(`\n${parts.join(", ")}`);
  process.exitCode = total.failed > 0 || wasInterrupted() ? 1 : 0;
}

/** Not a check of the shop: it counts only when it fails. */
async function installPackages() {
  await installIfMissing();
  return { passed: 0, failed: 0, skipped: 0 };
}

async function build() {
  await buildIfStale();
  return success();
}

/** Starts to look at the types; returns what waits for the end and prints what was found, after the other steps' lines. */
function typesMeanwhile() {
  const found = join(reports, "types.txt");
  const file = openSync(found, "w");
  const status = run("tsc", ["--noEmit"], {}, ["ignore", file, file]).catch((error) => {
    console.error(error);
    return 1;
  });
  return async () => {
    const passed = (await status) === 0;
    closeSync(file);
    process.stdout.write(readFileSync(found, "utf8"));
    return passed ? success() : failure();
  };
}

/** @param {() => Count | Promise<Count>} tests */
function needsBuild(tests) {
  if (isBuilt()) return tests();
  console.error("Not run, because the build failed.");
  return failure();
}

/**
 * @param {string} tool
 * @param {string[]} args
 */
async function check(tool, args) {
  return (await run(tool, args)) === 0 ? success() : failure();
}

/** @param {"unit" | "api"} project */
async function vitest(project) {
  const report = join(reports, `${project}.json`);
  const status = await run("vitest", [
    "run",
    "--config=tests/vitest.config.ts",
    `--project=${project}*`,
    // Some of them wait for a deadline of the shop's: a third uses what two leave of two processors.
    ...(project === "api" ? ["--maxWorkers=3"] : []),
    "--reporter=default",
    "--reporter=json",
    "--reporter=tests/support/retry-reporter.ts",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    read(report);
  noteFailures(testResults);
  return counted(status, {
    passed: Number(numPassedTests ?? 0),
    failed: Number(numFailedTests ?? 0),
    skipped: Number(numPendingTests ?? 0) + Number(numTodoTests ?? 0),
  });
}

/** @param {unknown} files what Vitest's JSON report says of each test file */
function noteFailures(files) {
  for (const { name, message, assertionResults } of Array.isArray(files) ? files : []) {
    const failed = assertionResults.filter(
      (/** @type {{ status: string }} */ test) => test.status === "failed",
    );
    if (failed.length === 0 && message) failedTests.push(`${name}: ${message}`);
    for (const { fullName, failureMessages } of failed) {
      failedTests.push(`${name}: ${fullName}\n${failureMessages.join("\n").slice(0, 1500)}`);
    }
  }
}

async function playwright() {
  const { findOrInstallChromium } = await import("#tests/support/chromium.mjs");
  const report = join(reports, "browser.json");
  const status = await run(
    "playwright",
    ["test", "--config=tests/browser/playwright.config.ts", "--reporter=dot,json"],
    { CHROMIUM_PATH: await findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const { expected, unexpected, flaky, skipped } = Object(read(report).stats);
  if (flaky) console.log(`${flaky} passed only at the second try; look at them.`);
  return counted(status, {
    passed: Number(expected ?? 0) + Number(flaky ?? 0),
    failed: Number(unexpected ?? 0),
    skipped: Number(skipped ?? 0),
  });
}

/**
 * A run that ended badly, or that ran nothing, failed, whatever its report says.
 * @param {number} status
 * @param {Count} count
 * @returns {Count}
 */
function counted(status, count) {
  const ranNothing = count.passed + count.failed === 0;
  if (ranNothing) console.error("No test was run.");
  const endedBadly = status !== 0 && count.failed === 0;
  return ranNothing || endedBadly ? { ...count, failed: 1 } : count;
}

/**
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {import("node:child_process").StdioOptions} [stdio]
 */
function run(tool, args, env = {}, stdio = "inherit") {
  return runToEnd(join(bin, tool), args, {
    env: { ...process.env, NODE_ENV: "test", ...env },
    stdio,
  });
}

/**
 * @param {string} report
 * @returns {Record<string, unknown>}
 */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
}

function success() {
  return { passed: 1, failed: 0, skipped: 0 };
}

function failure() {
  return { passed: 0, failed: 1, skipped: 0 };
}
