import type { Browser, BrowserContext, Page } from "playwright/test";
import { waitForHydrationOn } from "#tests/browser/support/hydration.ts";
import { killableBrowser } from "#tests/browser/support/killable-browser.ts";
import { expect, signInThroughTheForm, test } from "#tests/browser/support/test.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addShopDevice, type ShopDevice } from "#tests/support/records/shop-devices.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const PAGE = "/admin/counter";

/** Opens the counter on a device of the shop, and waits until it could do without the shop. */
async function openCounter(
  context: BrowserContext,
  baseUrl: string,
  device: ShopDevice,
): Promise<Page> {
  await context.addCookies([{ name: "device", value: device.token, url: baseUrl }]);
  const headers = { origin: baseUrl };
  await context.request.post(`${baseUrl}/login`, { form: firstAdmin, headers });
  const page = await reopenCounter(context, baseUrl);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  return page;
}

async function reopenCounter(context: BrowserContext, baseUrl: string): Promise<Page> {
  const page = await context.newPage();
  waitForHydrationOn(page);
  await page.goto(`${baseUrl}${PAGE}`);
  return page;
}

/** Runs in the browser. */
async function isKept(): Promise<boolean> {
  const page = await caches.match("/admin/counter");
  const { active } = (await navigator.serviceWorker.getRegistration("/admin/counter")) ?? {};
  return page !== undefined && active?.state === "activated";
}

/** Runs in the browser. */
async function queueLength(): Promise<number> {
  const opening = indexedDB.open("counter", 1);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const orders = opening.result.transaction("orders").objectStore("orders").count();
  await new Promise((resolve) => {
    orders.onsuccess = resolve;
  });
  opening.result.close();
  return orders.result;
}

/** What this browser keeps besides scripts, styles, fonts and icons. Runs in the browser. */
async function keptPages(): Promise<string[]> {
  const kept = await (await caches.open("counter")).keys();
  const paths = kept.map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => !/^\/(assets|fonts)\/|^\/favicon\.svg$/.test(path));
}

/** Without waiting for the next attempt. */
function sendNow(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event("online")));
}

const calledToken = (page: Page) => page.locator(".counter-token strong");

async function pay(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Cash exact" }).check();
  await page.getByRole("button", { name: "Take payment" }).click();
}

/** Takes an order of one dish, paid in cash, and returns its token. */
async function take(page: Page, dish: Dish): Promise<string> {
  const before = (await calledToken(page).count()) > 0 ? await calledToken(page).textContent() : "";
  await page.getByRole("button", { name: dish.name }).first().click();
  await pay(page);
  await expect(calledToken(page)).not.toHaveText(before ?? "");
  return String(await calledToken(page).textContent());
}

async function takeSeveral(page: Page, dish: Dish, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let taken = 0; taken < count; taken += 1) tokens.push(await take(page, dish));
  return tokens;
}

const BY_DEVICE = "select * from orders where device_id = ? order by seq";

test("thirty orders taken without the shop arrive once and in order, despite reloads and a crash @js-desktop", async ({
  shop,
}) => {
  const { server, database } = shop;
  const dish = addDish(database, { category: "desserts" });
  const device = addShopDevice(database, "Q");
  const staff = database.value("select id from users where email = ?", firstAdmin.email);
  const browser = killableBrowser();
  try {
    let context = await browser.start();
    let page = await openCounter(context, server.baseUrl, device);
    const cookies = await context.cookies();
    const startedAt = Date.now();

    await server.stop();
    const tokens = await takeSeveral(page, dish, 10);
    await page.reload();
    tokens.push(...(await takeSeveral(page, dish, 10)));
    await browser.kill();
    context = await browser.start();
    page = await reopenCounter(context, server.baseUrl);
    tokens.push(...(await takeSeveral(page, dish, 10)));
    await expect(page.getByText("Waiting on this device: 30 orders")).toBeVisible();
    const endedAt = Date.now();

    // The browser may not have stored its newest cookies before it was killed.
    await context.addCookies(cookies);
    // The shop places the first order, but its answer does not arrive.
    let lost = 0;
    await page.route("**/api/orders", async (route) => {
      const response = await route.fetch().catch(() => null);
      if (response && lost > 0) return route.fulfill({ response });
      if (response) lost += 1;
      return route.abort("connectionreset");
    });
    await server.restart();
    await sendNow(page);
    await expect.poll(() => lost).toBe(1);
    await sendNow(page);
    await expect.poll(() => database.rows(BY_DEVICE, device.id).length).toBe(30);
    await expect.poll(() => page.evaluate(queueLength)).toBe(0);

    const orders = database.rows(BY_DEVICE, device.id);
    expect(orders.map(({ token }) => token)).toEqual(tokens);
    expect(new Set(tokens).size).toBe(30);
    const takenAt = orders.map(({ created_at }) => Number(created_at));
    expect(takenAt).toEqual(takenAt.toSorted((a, b) => a - b));
    expect(takenAt[0]).toBeGreaterThanOrEqual(startedAt);
    expect(takenAt.at(-1)).toBeLessThanOrEqual(endedAt);
    for (const { taken_by, paid_paise, total_paise } of orders) {
      expect([taken_by, paid_paise, total_paise]).toEqual([staff, 10_000, 10_000]);
    }
  } finally {
    await browser.kill();
    browser.removeFiles();
  }
});

async function anyContext(browser: Browser): Promise<BrowserContext> {
  // Without the checks of the console: requests fail on purpose.
  return browser.newContext({ viewport: { width: 1280, height: 800 } });
}

test("devices without the shop give out tokens with their own letter, and the shop keeps them @js-desktop", async ({
  shop: { server, database },
  browser,
}) => {
  const dish = addDish(database, { category: "desserts" });
  const devices = ["S", "T"].map((letter) => addShopDevice(database, letter));
  const contexts = [await anyContext(browser), await anyContext(browser)];
  const pages: Page[] = [];
  for (const [index, device] of devices.entries()) {
    pages.push(await openCounter(contexts[index] as BrowserContext, server.baseUrl, device));
  }

  await server.stop();
  const tokens = await Promise.all(pages.map((page) => takeSeveral(page, dish, 3)));

  expect(tokens).toEqual([
    ["S1", "S2", "S3"],
    ["T1", "T2", "T3"],
  ]);
  await server.restart();
  for (const [index, page] of pages.entries()) {
    await sendNow(page);
    await expect.poll(() => page.evaluate(queueLength)).toBe(0);
    const orders = database.rows(BY_DEVICE, devices[index]?.id ?? "");
    expect(orders.map(({ token }) => token)).toEqual(tokens[index]);
  }
  for (const context of contexts) await context.close();
});

test("orders wait until somebody signs in, and one that the shop refuses is corrected or discarded @js-desktop", async ({
  shop: { server, database },
  browser,
}) => {
  const dish = addDish(database, { category: "desserts" });
  const soldOut = addDish(database, { category: "desserts" });
  const dearer = addDish(database, { category: "desserts" });
  const device = addShopDevice(database, "U");
  const context = await anyContext(browser);
  const page = await openCounter(context, server.baseUrl, device);

  await context.setOffline(true);
  const [first, second, third] = [
    await take(page, soldOut),
    await take(page, dearer),
    await take(page, dish),
  ];
  database.change("update products set stock = 0 where id = ?", soldOut.id);
  database.change("update products set price_paise = 12000 where id = ?", dearer.id);
  database.change("delete from sessions");
  await context.setOffline(false);
  await page.getByText("Log in to send 3 orders").waitFor();
  expect(database.rows(BY_DEVICE, device.id)).toEqual([]);
  await page.getByRole("link", { name: "Log in" }).click();
  await signInThroughTheForm(page, firstAdmin);

  await page.getByText("2 orders need your attention").waitFor();
  const placed = () => database.rows(BY_DEVICE, device.id).map(({ token }) => token);
  await expect.poll(placed).toEqual([third]);
  const refused = page.locator(".unsent-order");
  await expect(refused.first()).toContainText(`Token ${first}`);
  await expect(refused.first()).toContainText(soldOut.name);
  await expect(refused.last()).toContainText("The order costs ₹120 now");

  await refused.first().getByRole("button", { name: "Correct it" }).click();
  await page.getByText(`This order is token ${first}`).waitFor();
  await page.getByRole("button", { name: `Remove ${soldOut.name}` }).click();
  await page.getByRole("button", { name: dish.name }).first().click();
  await pay(page);
  await expect(calledToken(page)).toHaveText(first);
  await expect(refused).toHaveCount(1);
  await refused.getByLabel("Or discard it, because").fill("The customer left");
  await refused.getByRole("button", { name: "Discard" }).click();
  await expect(refused).toHaveCount(0);

  expect(placed()).toEqual([third, first]);
  expect(await page.evaluate(queueLength)).toBe(0);
  const [entry] = database.rows("select * from audit_log where action = 'order.discarded'");
  expect(entry?.subject_name).toBe(`Token ${second}`);
  expect(String(entry?.after)).toContain("The customer left");

  expect(await page.evaluate(keptPages)).toEqual(["/admin/counter"]);
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect.poll(() => page.evaluate(keptPages)).toEqual([]);
  await context.close();
});
