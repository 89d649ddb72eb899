import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import { browserFlags, findChromium } from "#tests/support/shop/chromium.mjs";
import { folderInMemory } from "#tests/support/shop/folder-in-memory.ts";

const executablePath = await findChromium();
// For the shops' databases.
process.env.TMPDIR = folderInMemory();

const mobile = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export const projects = {
  "no-js-mobile": { ...mobile, javaScriptEnabled: false },
  "js-mobile": { ...mobile, javaScriptEnabled: true },
  "no-js-desktop": { ...desktop, javaScriptEnabled: false },
  "js-desktop": { ...desktop, javaScriptEnabled: true },
};

/** A test runs in the projects named by its tags ("@js-mobile"); without such tags, it runs in these. */
const defaultProjects = ["no-js-mobile", "js-desktop"];
const untagged = `^(?!.*@(?:${Object.keys(projects).join("|")})\\b)`;

function testsOf(project: string): RegExp {
  const runsUntagged = defaultProjects.includes(project) || process.env.ALL_PROJECTS === "1";
  return new RegExp(runsUntagged ? `@${project}\\b|${untagged}` : `@${project}\\b`);
}

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.test.ts",
  outputDir: fileURLToPath(new URL("../../.cache/browser-tests", import.meta.url)),
  globalSetup: fileURLToPath(new URL("../support/shop/before-all.ts", import.meta.url)),
  fullyParallel: true,
  workers: 2,
  // A retry is reported by name at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  // Generous, for busy machines: only a failing test waits this long.
  timeout: 90_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    browserName: "chromium",
    headless: true,
    locale: "en-IN",
    // The shop shows Pune's time in every time zone.
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    // Without animations, no test measures a layout or colour midway.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      env: {
        ...process.env,
        FONTCONFIG_FILE: fileURLToPath(new URL("support/fonts.conf", import.meta.url)),
      },
      // Only the shop can be reached, not a real map server.
      args: [...browserFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    },
  },
  projects: Object.entries(projects).map(([name, use]) => ({ name, use, grep: testsOf(name) })),
});
