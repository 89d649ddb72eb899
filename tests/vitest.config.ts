import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Each takes so long, or waits so long, that whoever begins it last waits for it alone. */
const LONG =
  /(?:query-counts|crash|sigkill|http-server|address-handlers|contract-statuses|catering-csv|same-origin|crawl|backup)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What has a file, a clock, an environment or a memory of its own has a process of its own as well. */
const NEEDS_A_PROCESS = /temporary-database|\bvi\.|process\.env|\.server\.ts"|node:v8/;

const unitTests = ["app", "db", "tests/support"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const needsAProcess = (name: string) =>
  NEEDS_A_PROCESS.test(readFileSync(join(root, name), "utf8"));

export default defineConfig({
  root,
  cacheDir: ".cache/vitest",
  test: {
    maxWorkers: 2,
    minWorkers: 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: unitTests.filter((name) => !needsAProcess(name)),
          // One process for all: each would load the same packages again, which takes longer than the tests.
          poolOptions: { forks: { singleFork: true, isolate: false } },
        },
      },
      {
        extends: true,
        test: { name: "unit-alone", include: unitTests.filter(needsAProcess) },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: [
            "tests/api/**/*.test.ts",
            "tests/crash/**/*.test.ts",
            "tests/fuzz/**/*.test.ts",
            "tests/scaling/**/*.test.ts",
          ],
          globalSetup: ["tests/support/before-all.ts"],
          pool: "forks",
          // Hashing one password takes a tenth of a second; twenty at once on a busy machine take their time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A busy machine may miss a deadline once; a second miss is a failure, and the first one is named.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
