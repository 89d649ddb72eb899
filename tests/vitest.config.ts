import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Each takes so long, or waits so long, that whoever begins it last waits for it alone. */
const LONG =
  /(?:query-counts|crash|power-failure|door|address-handlers|contract-statuses|catering-csv|same-origin|crawl|backup)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
          include: [
            "app/**/*.test.ts",
            "app/**/*.test.tsx",
            "db/**/*.test.ts",
            "tests/support/**/*.test.ts",
          ],
        },
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
