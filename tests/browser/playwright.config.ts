import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import type { VisitorOptions } from "#tests/browser/support/test.ts";
import { testsIn, type WindowName, windows } from "#tests/browser/support/windows.ts";
import { browserFlags, findChromium } from "#tests/support/chromium.mjs";

const executablePath = await findChromium();

export default defineConfig<VisitorOptions>({
  testDir: ".",
  testMatch: "**/*.test.ts",
  outputDir: fileURLToPath(new URL("../../.cache/browser-tests", import.meta.url)),
  globalSetup: fileURLToPath(new URL("../support/before-all.ts", import.meta.url)),
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a deadline once; a second miss is a failure.
  retries: process.env.CI ? 1 : 0,
  // Generous, for machines that do something else as well: waiting costs only where a test fails anyway.
  timeout: 90_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    browserName: "chromium",
    headless: true,
    locale: "en-IN",
    // The shop tells Pune's time whatever the customer's zone is.
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    // What moves is not looked at here, and a colour half way to the next theme is none of the shop's.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Nothing but the shop is there, least of all a real map server.
      args: [...browserFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    },
  },
  projects: (Object.keys(windows) as WindowName[]).map((name) => ({
    name,
    use: windows[name],
    ...testsIn(name, process.env.BROWSERS === "all"),
  })),
});
