import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { folderInMemory } from "./support/shop/folder-in-memory.ts";

/** Fills whole databases. */
const DEMO = "db/demo/demo.test.ts";

const inMemory = { TMPDIR: folderInMemory() };

/** For tests that use the built shop. */
const withShop = {
  setupFiles: ["tests/support/shop/temporary-database.ts"],
  globalSetup: ["tests/support/shop/before-all.ts"],
  hookTimeout: 60_000,
  // A retry is reported by name at the end of `npm test`.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  root: fileURLToPath(new URL("../", import.meta.url)),
  cacheDir: ".cache/vitest",
  test: {
    pool: "forks",
    // Large, and already plain JavaScript.
    server: { deps: { external: [/\/\.cache\/messages\//] } },
    maxWorkers: 2,
    // Vitest sometimes fails when it ends an idle worker before the others are done.
    minWorkers: 2,
    // On a busy machine, a test that takes a second may take thirty.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,db,tests/source}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.{database,process}.test.ts", DEMO],
          setupFiles: ["tests/support/shop/no-database.ts"],
          pool: "threads",
        },
      },
      {
        extends: true,
        test: {
          name: "unit-database",
          include: ["{app,db}/**/*.database.test.ts"],
          setupFiles: ["tests/support/shop/empty-database.ts"],
          env: inMemory,
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: ["{app,db}/**/*.process.test.ts"],
          setupFiles: ["tests/support/shop/temporary-database.ts"],
          env: inMemory,
        },
      },
      {
        extends: true,
        test: {
          ...withShop,
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          env: inMemory,
        },
      },
      {
        extends: true,
        test: {
          ...withShop,
          name: "more",
          include: [
            DEMO,
            "tests/{attack,crash,drills,evening,fuzz,image}/**/*.test.ts",
            "tests/api/{checkout/quote,options/options}.test.ts",
          ],
          env: { ALL_CASES: "1" },
        },
      },
    ],
  },
});
