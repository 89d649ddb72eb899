import type { BrowserContext, Page } from "playwright/test";
import { axeViolations } from "#tests/browser/support/accessibility.ts";
import { newsOn } from "#tests/browser/support/order-card.ts";
import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { silenceAll } from "#tests/support/records/alerts.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

const gotIt = (page: Page) => newsOn(page).getByRole("button", { name: "Got it" });
const bell = (page: Page) => newsOn(page).getByRole("button", { name: /sound/i });

/** A browser that allows sound only after a click, and records how loud its tones are. */
async function recordSound(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard = { gains: [] as number[] };
    Reflect.set(window, "heard", heard);
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (value, when) {
      heard.gains.push(Math.round(value * 100) / 100);
      return setValueAtTime.call(this, value, when);
    };
    addEventListener("click", () => Reflect.set(window, "isClicked", true), true);
    AudioContext.prototype.resume = async function () {
      this.dispatchEvent(new Event("statechange"));
    };
    Object.defineProperty(AudioContext.prototype, "state", {
      get: () => (Reflect.get(window, "isClicked") ? "running" : "suspended"),
    });
  });
}

const gainsOn = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, "heard").gains);

test.beforeEach(({ shop }) => silenceAll(shop.database));

test("one device acknowledges an order, and the other falls silent", {
  tag: "@js-desktop",
}, async ({ page, newVisitor, shop }) => {
  const customer = await registerCustomer(shop.api);
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  const other = await newVisitor();
  for (const device of [page, other]) {
    await signInAsAdmin(device);
    await device.goto("/admin/orders?status=pending");
    await expect(newsOn(device).getByRole("link", { name: "1 new order" })).toHaveAttribute(
      "href",
      `/admin/orders/${order.id}`,
    );
    await expect(bell(device)).toHaveCount(1);
  }
  await expect(newsOn(other)).toContainText("Live");

  await gotIt(page).click();

  await expect(gotIt(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending$/);
  await expect(gotIt(other)).toHaveCount(0);
});

test("a ringing order and a cancellation are announced apart, and pass axe", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const customer = await registerCustomer(shop.api);
  const admin = await signInAdmin(shop.api);
  const dish = addDish(shop.database);
  await advanceOrder(admin.api, await placeOrder(customer.api, [dish]), ["cancelled"]);
  for (let count = 0; count < 2; count += 1) await placeOrder(customer.api, [dish]);
  await signInAsAdmin(page);
  await page.goto("/admin/settings/alerts");

  await expect(newsOn(page)).toContainText("2 new orders");
  await expect(newsOn(page)).toContainText("1 cancellation");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  // One line.
  expect((await newsOn(page).boundingBox())?.height).toBeLessThanOrEqual(48);
  await expect(bell(page)).toHaveCount(javaScriptEnabled ? 1 : 0);
  if (!javaScriptEnabled) return;
  await bell(page).click();
  await newsOn(page).getByLabel("How this device rings").click();
  await expect(page.getByRole("button", { name: "Test ring" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("the sound is off by default, is remembered, and becomes louder until the order is acknowledged", {
  tag: "@js-desktop",
}, async ({ page, shop, context }) => {
  const customer = await registerCustomer(shop.api);
  await recordSound(context);
  await signInAsAdmin(page);
  await page.goto("/admin/orders");
  await expect(bell(page)).toHaveText("Sound is off");

  await bell(page).click();
  await expect(bell(page)).toHaveText("Sound is on");
  await page.reload();
  await expect(bell(page), "no click on this page yet").toHaveText("Tap to allow sound");
  await bell(page).click();
  await expect(bell(page)).toHaveText("Sound is on");
  // Nothing else is stored in the browser, and scroll positions are numbers.
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  const { session, ...others } = stored;
  expect(others).toEqual({
    local: { "new-order-sound": "on" },
    databases: [],
    caches: [],
    cookies: "",
  });
  for (const [name, positions] of Object.entries(session)) {
    expect(name).toMatch(/scroll-positions$/);
    for (const y of Object.values(JSON.parse(positions))) expect(y).toEqual(expect.any(Number));
  }

  await page.clock.install();
  const before = (await gainsOn(page)).length;
  const ringsOf = async () => (await gainsOn(page)).slice(before);
  await placeOrder(customer.api, [addDish(shop.database)]);
  await expect(gotIt(page)).toBeVisible();
  await expect.poll(ringsOf).toEqual([0.25, 0.25]);
  await page.clock.runFor(20_000);
  await expect.poll(async () => (await ringsOf()).length).toBeGreaterThanOrEqual(6);
  expect(new Set(await ringsOf()), "as loud as before").toEqual(new Set([0.25]));
  await page.clock.runFor(60_000);
  await expect.poll(async () => (await ringsOf()).at(-1), "after a minute").toBe(0.5);

  await gotIt(page).click();
  await expect(gotIt(page)).toHaveCount(0);
  const acknowledged = (await ringsOf()).length;
  await page.clock.runFor(60_000);
  expect(await ringsOf()).toHaveLength(acknowledged);

  await bell(page).click();
  await expect(bell(page)).toHaveText("Sound is off");
});

test("each device has its own volume, and a cancellation its own tune", {
  tag: "@js-mobile",
}, async ({ page, shop, context }) => {
  const customer = await registerCustomer(shop.api);
  const admin = await signInAdmin(shop.api);
  await recordSound(context);
  await signInAsAdmin(page);
  await page.goto("/admin/orders");
  await bell(page).click();
  await expect(newsOn(page)).toContainText("Live");
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await expect(gotIt(page)).toBeVisible();
  await gotIt(page).click();
  await expect(gotIt(page)).toHaveCount(0);

  const settings = newsOn(page).getByLabel("How this device rings");
  await settings.click();
  await page.getByLabel("Volume").fill("100");
  const before = (await gainsOn(page)).length;
  await page.getByRole("button", { name: "Test ring" }).click();
  expect((await gainsOn(page)).slice(before)).toEqual([0.5, 0.5]);

  await page.reload();
  await expect(bell(page)).toHaveText("Tap to allow sound");
  await bell(page).click();
  await settings.click();
  await expect(page.getByLabel("Volume")).toHaveValue("100");
  await page.keyboard.press("Escape");
  const tunes = (await gainsOn(page)).length;
  await advanceOrder(admin.api, order, ["cancelled"]);
  await expect(newsOn(page)).toContainText("1 cancellation");
  await expect.poll(async () => (await gainsOn(page)).length - tunes, "three notes").toBe(3);
});
