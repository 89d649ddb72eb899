import type { Page } from "playwright/test";

export const tilePattern = "https://tile.openstreetmap.org/**";

/** Blocks requests to the real map server. Without JavaScript no page makes any. */
export async function blockTiles(page: Page, javaScriptEnabled: boolean): Promise<void> {
  // Interception delays style sheets, and Chromium then logs failed view transitions.
  if (javaScriptEnabled) await page.route(tilePattern, (route) => route.abort());
}
