import { expect, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { MAX_HTML_BYTES, MAX_SCRIPT_BYTES, weighPage } from "#tests/support/http/page-weight.ts";
import { startServer } from "#tests/support/shop/server.ts";

const publicPages = ["/", "/hi", "/mr", "/menu", "/blog", "/reviews", "/catering"];
const MAX_LOADER_BYTES = 5_000;

test("the HTML of a first view fits the first TCP window, and its scripts fit their budget", {
  tag: "@js-mobile",
}, async ({ newVisitor }) => {
  // A separate shop with the starter's menu, because other tests add dishes to the shared one.
  const server = await startServer();

  for (const path of publicPages) {
    const page = await newVisitor();
    const weigh = weighPage(page);
    await page.goto(server.baseUrl + path);

    const weight = await weigh();
    expect.soft(weight.html, `${path}: bytes of HTML`).toBeLessThanOrEqual(MAX_HTML_BYTES);
    expect.soft(weight.html, `${path}: HTML was counted`).toBeGreaterThan(1000);
    expect.soft(weight.scripts, `${path}: bytes of scripts`).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect.soft(weight.scripts, `${path}: scripts were counted`).toBeGreaterThan(10_000);
    expect.soft(weight.heavyLibraries, `${path}: libraries for the server or admins`).toEqual([]);
    await page.close();
  }
  await server.stop();
  expect(server.takeUnexpectedErrors()).toEqual([]);
  server.removeFiles();
});

test("with Save-Data, a visitor downloads only the loader and can fill a cart", {
  tag: "@js-mobile",
}, async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, "connection"), "saveData", { get: () => true });
  });
  const page = await context.newPage();
  const weigh = weighPage(page);

  await page.goto("/menu");
  await page
    .getByRole("button", { name: /^Add to Cart: / })
    .first()
    .click();
  await expectToast(page, /^Added .* to cart!/);
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(".toast"), "it covers no title").toBeLessThan(
    (await bottomOf("header")) + 13,
  );
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
  // Without Save-Data, the loader would preload the scripts now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  const { html, scripts } = await weigh();
  expect(html, "HTML was counted").toBeGreaterThan(1000);
  expect(scripts, "bytes of scripts").toBeLessThan(MAX_LOADER_BYTES);
});
