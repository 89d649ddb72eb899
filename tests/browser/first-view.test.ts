import { FIRST_WINDOW_BYTES, PROGRAM_BYTES } from "#tests/bench/phone/budgets.mjs";
import {
  bytesOf,
  countDownloads,
  finishedDownloads,
  firstView,
} from "#tests/bench/phone/downloads.mjs";
import { isProgram, programOf } from "#tests/bench/phone/program.mjs";
import { expect, isHydrated, onlyIn, test } from "#tests/browser/support/test.ts";
import { shortenMenu } from "#tests/support/menu-length.mjs";
import { startServer } from "#tests/support/server.ts";

const publicPages = ["/", "/menu", "/blog", "/reviews", "/catering"];

test("an anonymous visitor's first view fits one TCP window, its scripts a budget", {
  tag: onlyIn("js-mobile"),
}, async ({ newVisitor }) => {
  // A shop of its own: what other tests put on the menu is no anonymous visitor's first view.
  const server = await startServer();
  shortenMenu(server.databasePath);

  for (const path of publicPages) {
    // Somebody else each time: a browser that has one page gets the next with less.
    const page = await newVisitor();
    const context = page.context();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
    const downloads = countDownloads(devTools);
    await page.goto(server.baseUrl + path);
    await isHydrated(page);
    const all = await finishedDownloads(downloads);

    const bytes = bytesOf(firstView(all)).bodyBytes;
    expect.soft(bytes, `${path}: bytes of HTML and CSS`).toBeLessThanOrEqual(FIRST_WINDOW_BYTES);
    expect.soft(bytes, `${path}: bytes were counted`).toBeGreaterThan(1000);
    const { gzipBytes, heavy } = await programOf(devTools, all);
    expect.soft(gzipBytes, `${path}: bytes of scripts`).toBeLessThanOrEqual(PROGRAM_BYTES);
    expect.soft(gzipBytes, `${path}: scripts were counted`).toBeGreaterThan(10_000);
    expect.soft(heavy, `${path}: what no visitor should download`).toEqual([]);
    await page.close();
  }
  await server.stop();
  expect(server.takeUnexpectedErrors()).toEqual([]);
  server.removeFiles();
});

test("who saves data is sent no program, and can order all the same", {
  tag: onlyIn("js-mobile"),
}, async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, "connection"), "saveData", { get: () => true });
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  const downloads = countDownloads(devTools);

  await page.goto("/menu");
  await page
    .getByRole("button", { name: /^Add to Cart: / })
    .first()
    .click();
  await expect(page.getByText(/^Added .* to cart!$/)).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
  // Idle for longer than a page waits before it comes to life elsewhere.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  const all = await finishedDownloads(downloads);
  expect(all.filter(({ type }) => type === "Document").length).toBeGreaterThan(2);
  expect(all.filter(isProgram)).toEqual([]);
});
