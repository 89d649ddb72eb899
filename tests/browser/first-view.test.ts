import { gzipSync } from "node:zlib";
import type { Page } from "playwright/test";
import { expect, isHydrated, test } from "#tests/browser/support/test.ts";
import { shortenMenu } from "#tests/support/menu-length.mjs";
import { startServer } from "#tests/support/server.ts";

/** What a server may send in the first round trip of a new connection. */
const FIRST_WINDOW_BYTES = 14_600;
const MAX_SCRIPT_GZIP_BYTES = 120_000;

/** Resolves to the sizes of all scripts that the page requests, as gzip compresses them. */
function scriptSizes(page: Page): () => Promise<number[]> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (/\/assets\/.+\.js$/.test(response.url())) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  return () => Promise.all(sizes);
}

test("the HTML of a first view fits one TCP window, and its scripts a budget", {
  tag: "@js-mobile",
}, async ({ newVisitor }) => {
  // A server of its own: dishes of other tests do not belong to a first view.
  const server = await startServer();
  shortenMenu(server.databasePath);

  for (const path of ["/", "/menu", "/blog", "/reviews", "/catering"]) {
    const page = await newVisitor();
    const scripts = scriptSizes(page);
    const response = await page.goto(server.baseUrl + path);
    await isHydrated(page);

    const html = (await response?.request().sizes())?.responseBodySize ?? 0;
    expect.soft(html, `${path}: HTML was counted`).toBeGreaterThan(1000);
    expect.soft(html, `${path}: bytes of HTML`).toBeLessThanOrEqual(FIRST_WINDOW_BYTES);
    const total = (await scripts()).reduce((sum, size) => sum + size, 0);
    expect.soft(total, `${path}: scripts were counted`).toBeGreaterThan(10_000);
    expect.soft(total, `${path}: bytes of scripts`).toBeLessThanOrEqual(MAX_SCRIPT_GZIP_BYTES);
    await page.context().close();
  }
  await server.stop();
  expect(server.takeUnexpectedErrors()).toEqual([]);
  server.removeFiles();
});
