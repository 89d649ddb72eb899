import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../", import.meta.url));

export default defineConfig({
  root,
  cacheDir: ".cache/vitest",
  test: {
    maxWorkers: 2,
    minWorkers: 1,
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
