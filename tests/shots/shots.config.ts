import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import browserTests, { projects } from "#tests/browser/playwright.config.ts";

/** Screenshots of every screen into `.cache/shots`, for people to look at. */
export default defineConfig({
  ...browserTests,
  testDir: fileURLToPath(new URL(".", import.meta.url)),
  testMatch: "shots.ts",
  retries: 0,
  projects: [
    ...[projects["js-mobile"], projects["js-desktop"]].flatMap((use) =>
      ["light", "dark"].map((theme) => ({
        use,
        name: `${use.viewport.width}-${theme}`,
        metadata: { theme },
      })),
    ),
    {
      use: projects["no-js-mobile"],
      name: "360-light-no-js",
      grep: /menu|cart|checkout|confirmation|booking|my-/,
      metadata: { theme: "light" },
    },
  ],
});
