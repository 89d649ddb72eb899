import type { Page } from "playwright/test";

export const tilePattern = "https://tile.openstreetmap.org/**";

/** Keeps a page from asking a real map server; without scripts no page asks, and nothing is to be intercepted. */
export async function refuseTiles(page: Page, isScripted: boolean): Promise<void> {
  // Interception delays stylesheets, and Chromium then complains of cross-document view transitions.
  if (isScripted) await page.route(tilePattern, (route) => route.abort());
}
