import type { Page } from "playwright/test";

export const tilePattern = "https://tile.openstreetmap.org/**";

/** Blocks requests to the real map server. Without JavaScript no page makes any. */
export async function refuseTiles(page: Page, javaScriptEnabled: boolean): Promise<void> {
  // Not intercepted where unneeded: it delays stylesheets, and Chromium then logs failed view transitions.
  if (javaScriptEnabled) await page.route(tilePattern, (route) => route.abort());
}
