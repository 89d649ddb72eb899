import type { Browser, BrowserContext, Page } from "playwright/test";
import type { Dish } from "#tests/support/records/dishes.ts";
import type { ShopDevice } from "#tests/support/records/shop-devices.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { waitForHydrationOn } from "./hydration.ts";
import { expect, signInAsAdmin } from "./test.ts";

const PAGE = "/admin/counter";

/** Opens the counter in a browser that is not one of the shop's devices. */
export async function openCounter(page: Page): Promise<void> {
  await signInAsAdmin(page);
  await page.goto(PAGE);
}

/** Opens the counter on a shop device, and waits until it could work without the shop. */
export async function openCounterOn(
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

export async function reopenCounter(context: BrowserContext, baseUrl: string): Promise<Page> {
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
export async function queueLength(): Promise<number> {
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

/** Sends without waiting for the next attempt. */
export function sendNow(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event("online")));
}

export const dishButton = (page: Page, { name }: { name: string }) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });
export const method = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
export const total = (page: Page) => page.getByLabel("Total", { exact: true });
export const takePayment = (page: Page) => page.getByRole("button", { name: "Take payment" });
export const hold = (page: Page) => page.getByRole("button", { name: "Hold", exact: true });
export const held = (page: Page) =>
  page.getByRole("region", { name: "Held orders" }).getByRole("button");
export const calledToken = (page: Page) => page.locator(".counter-token strong");

export async function pay(page: Page): Promise<void> {
  await method(page, "Cash").check();
  await takePayment(page).click();
}

/** Takes an order of one dish, paid in cash, and returns its token. */
export async function take(page: Page, dish: Dish): Promise<string> {
  const before = (await calledToken(page).count()) > 0 ? await calledToken(page).textContent() : "";
  await dishButton(page, dish).click();
  await pay(page);
  await expect(calledToken(page)).not.toHaveText(before ?? "");
  return String(await calledToken(page).textContent());
}

export async function takeSeveral(page: Page, dish: Dish, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let taken = 0; taken < count; taken += 1) tokens.push(await take(page, dish));
  return tokens;
}

export const BY_DEVICE = "select * from orders where device_id = ? order by seq";

export async function anyContext(browser: Browser): Promise<BrowserContext> {
  // Without the console checks, because requests fail on purpose.
  return browser.newContext({ viewport: { width: 1280, height: 800 } });
}
