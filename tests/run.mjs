/**
 * `npm test`: the everyday checks, also right after `git clone`. `npm run test:more`: drills, which take longer:
 * attacks, crashes, random input, every page and form, and browser tests tagged @slow or for desktops. The last line
 * counts the tests.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import {
  buildIfStale,
  compileMessagesIfStale,
  installIfMissing,
  PreparationError,
  root,
  runToEnd,
  wasInterrupted,
} from "#app/cli/prepare.mjs";

/** @typedef {{ name: string, outcome: "passed" | "failed" | "skipped", retried?: boolean }} Result */

/** @type {Result[]} */
const results = [];
/** Loading the same modules, or starting a shop, for each file takes longer than most tests. */
const shared = ["--no-isolate"];

try {
  await installIfMissing();
  await compileMessagesIfStale();
  if (process.argv.includes("more")) await drills();
  else await everyDay();
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  results.push({ name: error.message, outcome: "failed" });
}

async function drills() {
  await buildIfStale();
  await vitest("more", ...shared);
  await playwright("--grep=@slow");
  await playwright("--project=no-js-desktop", "--project=js-desktop", "--grep-invert=@slow");
}

async function everyDay() {
  // The compiler uses one processor and the build the other; unit tests need the result of neither.
  await Promise.all([
    check("Types", "../typescript-7/bin/tsc", ["--noEmit"]).then(() => vitest("unit", ...shared)),
    check("Lint", "biome", ["check", "--error-on-warnings", "."])
      .then(buildIfStale)
      .then(() => vitest("apart")),
  ]);
  await vitest("api", ...shared);
  await playwright("--project=no-js-mobile", "--project=js-mobile", "--grep-invert=@slow");
}

const failed = results.filter(({ outcome }) => outcome === "failed");
const passed = results.filter(({ outcome }) => outcome === "passed");
const skipped = results.filter(({ outcome }) => outcome === "skipped");
console.log();
for (const { name } of failed) console.log(`failed: ${name}`);
for (const { name, retried } of passed) if (retried) console.log(`passed at retry: ${name}`);
console.log(`${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * @param {string} name
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function run(name, tool, args, env = {}) {
  console.log(`\n=== ${name} ===`);
  const start = performance.now();
  const status = await runToEnd(join(root, "node_modules", ".bin", tool), args, {
    env: { ...process.env, NODE_ENV: "test", ...env },
  });
  console.log(`=== ${name}: ${Math.round((performance.now() - start) / 1000)} s ===`);
  if (wasInterrupted()) throw new PreparationError("Interrupted.");
  return status === 0;
}

/**
 * @param {string} name
 * @param {string} tool
 * @param {string[]} args
 */
async function check(name, tool, args) {
  if (!(await run(name, tool, args))) results.push({ name, outcome: "failed" });
}

/**
 * @param {"unit" | "apart" | "api" | "more"} project
 * @param {string[]} options
 */
async function vitest(project, ...options) {
  const report = freshReport(project);
  const succeeded = await run(`Vitest, ${project}`, "vitest", [
    "run",
    "--config=tests/vitest.config.ts",
    `--project=${project}*`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...options,
  ]);
  addResults(`Vitest, ${project}`, succeeded, vitestResults(read(report)));
}

/** @param {string[]} options */
async function playwright(...options) {
  const { findOrInstallChromium } = await import("#tests/support/shop/chromium.mjs");
  const report = freshReport("browser");
  const succeeded = await run(
    "Playwright",
    "playwright",
    ["test", "--config=tests/browser/playwright.config.ts", ...options, "--reporter=dot,json"],
    { CHROMIUM_PATH: await findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  addResults("Playwright", succeeded, playwrightResults(read(report)));
}

/**
 * @param {any} report
 * @returns {Result[]}
 */
function vitestResults(report) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const path = relative(root, file.name);
    // A file that cannot be loaded has no tests.
    if (file.assertionResults.length === 0) return [{ name: path, outcome: "failed" }];
    return file.assertionResults.map((/** @type {any} */ test) => {
      const isDone = test.status === "passed" || test.status === "failed";
      return {
        name: `${path}: ${test.fullName}`,
        outcome: isDone ? test.status : "skipped",
        // The messages of the first attempt remain.
        retried: test.failureMessages.length > 0,
      };
    });
  });
}

/**
 * @param {any} suite
 * @returns {Result[]}
 */
function playwrightResults(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      name: `tests/browser/${spec.file}:${spec.line} ${spec.title} (${test.projectName})`,
      outcome:
        { expected: "passed", flaky: "passed", unexpected: "failed" }[
          /** @type {string} */ (test.status)
        ] ?? "skipped",
      retried: test.status === "flaky",
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(playwrightResults)];
}

/**
 * A run that exits with an error without a failed test, or without any test, has failed too.
 * @param {string} name
 * @param {boolean} succeeded
 * @param {Result[]} added
 */
function addResults(name, succeeded, added) {
  results.push(...added);
  const hasFailed = added.some(({ outcome }) => outcome === "failed");
  if (added.length === 0 || (!succeeded && !hasFailed)) results.push({ name, outcome: "failed" });
}

/** @param {string} name */
function freshReport(name) {
  const path = join(root, ".cache", "test-reports", `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

/** @param {string} report */
function read(report) {
  return existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { testResults: [], suites: [] };
}
