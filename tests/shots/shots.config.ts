import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import browser from "#tests/browser/playwright.config.ts";
import type { VisitorOptions } from "#tests/browser/support/test.ts";

const [unscriptedPhone, , phone, desktop] = browser.projects ?? [];

/** Pictures of every screen, for people to look at: four of each, into `.cache/shots`, and the customer's way without scripts. */
export default defineConfig<VisitorOptions>({
  ...browser,
  testDir: fileURLToPath(new URL(".", import.meta.url)),
  testMatch: "shots.ts",
  retries: 0,
  projects: [
    ...[phone, desktop].flatMap((project) =>
      ["light", "dark"].map((theme) => ({
        ...project,
        name: `${project?.use?.viewport?.width ?? ""}-${theme}`,
        metadata: { theme },
      })),
    ),
    {
      ...unscriptedPhone,
      name: "360-light-no-js",
      grep: /menu|cart|checkout|confirmation|booking|my-/,
      metadata: { theme: "light" },
    },
  ],
});
