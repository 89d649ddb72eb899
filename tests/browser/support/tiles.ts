import type { Page } from "playwright/test";

export const tilePattern = "https://tile.openstreetmap.org/**";

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Stands in for the map server; returns the addresses of the requested tiles. */
export async function serveTiles(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(tilePattern, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "image/png", body: onePixel });
  });
  return requested;
}

export async function blockTiles(page: Page, javaScriptEnabled: boolean): Promise<void> {
  // Without JavaScript, no page requests tiles. Interception would delay style sheets, and Chromium
  // would log failed view transitions.
  if (javaScriptEnabled) await page.route(tilePattern, (route) => route.abort());
}
