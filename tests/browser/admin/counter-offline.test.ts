import type { BrowserContext, Page } from "playwright/test";
import {
  anyContext,
  BY_DEVICE,
  calledToken,
  openCounterOn,
  pay,
  queueLength,
  reopenCounter,
  sendNow,
  take,
  takeSeveral,
  total,
} from "#tests/browser/support/counter.ts";
import { killableBrowser } from "#tests/browser/support/killable-browser.ts";
import { expect, signInThroughTheForm, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

/** The browser's stored pages other than scripts, styles, fonts and icons. Runs in the browser. */
async function keptPages(): Promise<string[]> {
  const kept = await (await caches.open("counter")).keys();
  const paths = kept.map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => !/^\/(assets|fonts)\/|^\/favicon\.svg$/.test(path));
}

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
    let page = await openCounterOn(context, server.baseUrl, device);
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
    // The shop places the first order, but its response is lost.
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

test("devices without the shop give out tokens with their own letter, and the shop keeps them @js-desktop", async ({
  shop: { server, database },
  browser,
}) => {
  const dish = addDish(database, { category: "desserts" });
  const devices = ["S", "T"].map((letter) => addShopDevice(database, letter));
  const contexts = [await anyContext(browser), await anyContext(browser)];
  const pages: Page[] = [];
  for (const [index, device] of devices.entries()) {
    pages.push(await openCounterOn(contexts[index] as BrowserContext, server.baseUrl, device));
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

/** Makes the first two orders of the queue older than the shop accepts. Runs in the browser. */
async function ageQueue(): Promise<void> {
  const opening = indexedDB.open("counter", 1);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const transaction = opening.result.transaction("orders", "readwrite");
  const store = transaction.objectStore("orders");
  const all = store.getAll(null, 2);
  await new Promise((resolve) => {
    all.onsuccess = resolve;
  });
  const takenAt = new Date(Date.now() - 5 * 86_400_000).toISOString();
  for (const order of all.result) {
    store.put({
      ...order,
      takenAt,
      body: { ...order.body, device: { ...order.body.device, takenAt } },
    });
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  opening.result.close();
}

test("orders wait until somebody signs in, and are taken whatever has changed @js-desktop", async ({
  shop: { server, database },
  browser,
}) => {
  const dish = addDish(database, { category: "desserts" });
  const soldOut = addDish(database, { category: "desserts" });
  const dearer = addDish(database, { category: "desserts" });
  const device = addShopDevice(database, "U");
  const context = await anyContext(browser);
  const page = await openCounterOn(context, server.baseUrl, device);

  await context.setOffline(true);
  const tokens = [await take(page, soldOut), await take(page, dearer), await take(page, dish)];
  await expect(page.getByText("Saved on this device, not yet sent")).toBeVisible();
  database.change("update products set stock = 0 where id = ?", soldOut.id);
  database.change("update products set price_paise = 12000 where id = ?", dearer.id);
  database.change("delete from sessions");
  await context.setOffline(false);
  await page.getByText("Log in to send 3 orders").waitFor();
  expect(database.rows(BY_DEVICE, device.id)).toEqual([]);
  await page.getByRole("link", { name: "Log in" }).click();
  await signInThroughTheForm(page, firstAdmin);

  const placed = () => database.rows(BY_DEVICE, device.id).map(({ token }) => token);
  await expect.poll(placed).toEqual(tokens);
  for (const { paid_paise, total_paise } of database.rows(BY_DEVICE, device.id)) {
    expect([paid_paise, total_paise]).toEqual([10_000, 10_000]);
  }
  await expect.poll(() => page.evaluate(queueLength)).toBe(0);
  expect(await page.evaluate(keptPages)).toEqual(["/admin/counter"]);
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect.poll(() => page.evaluate(keptPages)).toEqual([]);
  await context.close();
});

test("a sale that is too old is corrected at today's prices, or discarded @js-desktop", async ({
  shop: { server, database },
  browser,
}) => {
  const dish = addDish(database, { category: "desserts" });
  const device = addShopDevice(database, "M");
  const context = await anyContext(browser);
  const page = await openCounterOn(context, server.baseUrl, device);
  await context.setOffline(true);
  const [first, second, third] = await takeSeveral(page, dish, 3);
  await page.evaluate(ageQueue);
  database.change("update products set price_paise = 12000 where id = ?", dish.id);

  await context.setOffline(false);
  await page.getByText("2 orders need your attention").waitFor();
  const placed = () => database.rows(BY_DEVICE, device.id).map(({ token }) => token);
  await expect.poll(placed).toEqual([third]);
  const refused = page.locator(".unsent-order");
  await expect(refused.first()).toContainText(`Token ${first}`);
  await expect(refused.first()).toContainText("older than 3 days");

  await refused.first().getByRole("button", { name: "Correct it" }).click();
  await page.getByText(`This order is token ${first}`).waitFor();
  await expect(total(page)).toHaveText("₹120");
  await pay(page);
  await expect(calledToken(page)).toHaveText(first ?? "");
  await expect(refused).toHaveCount(1);
  await refused.getByLabel("Or discard it, because").fill("The customer left");
  await refused.getByRole("button", { name: "Discard" }).click();
  await expect(refused).toHaveCount(0);

  expect(placed()).toEqual([third, first]);
  expect(await page.evaluate(queueLength)).toBe(0);
  const [entry] = database.rows("select * from audit_log where action = 'order.discarded'");
  expect(entry?.subject_name).toBe(`Token ${second}`);
  expect(String(entry?.after)).toContain("The customer left");
  await context.close();
});
