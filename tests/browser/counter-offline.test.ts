import type { BrowserContext, Page } from "playwright/test";
import { addDish, type Dish } from "#tests/support/dishes.ts";
import { firstAdmin } from "#tests/support/server.ts";
import { addShopDevice, type ShopDevice } from "#tests/support/shop-devices.ts";
import { waitForHydrationOn } from "./support/hydration.ts";
import { killableBrowser } from "./support/killable-browser.ts";
import { expect, test } from "./support/test.ts";

async function openCounter(context: BrowserContext, baseURL: string): Promise<Page> {
  const page = await context.newPage();
  waitForHydrationOn(page);
  await page.goto(`${baseURL}/admin/counter`);
  return page;
}

async function take(page: Page, dish: Dish, total = dish.pricePaise / 100) {
  await page.getByLabel("Dish").fill(dish.id);
  await page.getByLabel("Total").fill(String(total));
  const before = await page.locator("output").textContent();
  await page.getByRole("button", { name: "Take" }).click();
  await expect(page.locator("output")).not.toHaveText(before ?? "");
  return String(await page.locator("output").textContent());
}

/** Whether the page can be opened without the shop. */
function isKept(page: Page) {
  return page.evaluate(
    async () =>
      (await caches.match("/admin/counter")) !== undefined && (await indexedDB.databases()).length,
  );
}

test("thirty orders taken without the shop arrive once and in order, despite reloads and a crash @js-desktop", async ({
  shop,
}) => {
  const { baseUrl: baseURL } = shop.server;
  const dish = addDish(shop.database);
  const device = addShopDevice(shop.database, "Q");
  const browser = killableBrowser();
  try {
    let context = await browser.start();
    await context.addCookies([{ name: "device", value: device.token, url: baseURL }]);
    let page = await context.newPage();
    page.on("console", (m) => console.log(m.type(), m.text()));
    await context.request.post(`${baseURL}/login`, {
      form: firstAdmin,
      headers: { origin: baseURL },
    });
    const cookies = await context.cookies();
    await page.goto(`${baseURL}/admin/counter`);
    await expect.poll(() => isKept(page)).toBe(1);
    await shop.server.stop();
    const tokens: string[] = [];
    const takeTen = async () => {
      for (let count = 0; count < 10; count += 1) tokens.push(await take(page, dish));
    };
    await takeTen();
    waitForHydrationOn(page);
    await page.reload();
    await takeTen();
    await browser.kill();
    context = await browser.start();
    page = await openCounter(context, baseURL);
    await takeTen();
    console.log(tokens);
    await context.addCookies(cookies);
    await shop.server.restart();
    page.on("response", async (r) => {
      if (r.url().includes("/api/"))
        console.log(r.url(), r.status(), (await r.text()).slice(0, 300));
    });
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect
      .poll(() => shop.database.value("select count(*) from orders where device_id = ?", device.id))
      .toBe(30);
    expect(
      shop.database
        .rows("select token from orders where device_id = ? order by seq", device.id)
        .map(({ token }) => token),
    ).toEqual(tokens);
  } finally {
    await browser.kill();
    browser.removeFiles();
  }
});
