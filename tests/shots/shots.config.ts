import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import browser from "#tests/browser/playwright.config.ts";
import type { VisitorOptions } from "#tests/browser/support/test.ts";
import { windows } from "#tests/browser/support/windows.ts";

/** Pictures of every screen, for people to look at: four of each, into `.cache/shots`, and the customer's way without scripts. */
export default defineConfig<VisitorOptions>({
  ...browser,
  testDir: fileURLToPath(new URL(".", import.meta.url)),
  testMatch: "shots.ts",
  retries: 0,
  projects: [
    ...[windows["js-mobile"], windows["js-desktop"]].flatMap((use) =>
      ["light", "dark"].map((theme) => ({
        use,
        name: `${use.viewport.width}-${theme}`,
        metadata: { theme },
      })),
    ),
    {
      use: windows["no-js-mobile"],
      name: "360-light-no-js",
      grep: /menu|cart|checkout|confirmation|booking|my-/,
      metadata: { theme: "light" },
    },
  ],
});
