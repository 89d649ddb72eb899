import { defineConfig } from "playwright/test";
import browserTests from "../browser/playwright.config.ts";

const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

export default defineConfig({
  ...browserTests,
  testDir: ".",
  projects: [{ name: "phone", use: phone }],
});
