import type { Page } from "playwright/test";

export const tilePattern = "https://tile.openstreetmap.org/**";

export async function blockTiles(page: Page, javaScriptEnabled: boolean): Promise<void> {
  // Without JavaScript, no page requests tiles. Interception would delay style sheets, and Chromium would log failed
  // view transitions.
  if (javaScriptEnabled) await page.route(tilePattern, (route) => route.abort());
}
