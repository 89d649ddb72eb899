import type { Page } from "playwright/test";
import { holdRequests } from "#tests/browser/support/hold-requests.ts";
import { waitForHydrationOn } from "#tests/browser/support/hydration.ts";
import { reloadSooner } from "#tests/browser/support/reload-sooner.ts";
import {
  expect,
  expectNoFullReload,
  type Shop,
  signInAs,
  test,
} from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { registerStaff } from "#tests/support/records/staff.ts";

const KITCHEN = "/admin/kitchen";
const ticket = (page: Page, { id }: { id: string }) => page.locator(`#row-${id}`);

test.describe("the kitchen", () => {
  test("shows an order that is placed elsewhere, without a tap", async ({
    page,
    shop,
    javaScriptEnabled,
  }) => {
    const customer = await registerCustomer(shop.api);
    await signInAsCook(page, shop);
    if (!javaScriptEnabled) await reloadSooner(page, KITCHEN, 1);
    await page.goto(KITCHEN);
    if (javaScriptEnabled) await expect(page.locator(".liveness-live")).toBeAttached();

    await expectNoFullReload(page, async () => {
      const order = await placeOrder(customer.api, [addDish(shop.database)]);
      await expect(ticket(page, order)).toBeVisible({ timeout: 40_000 });
    });
  });

  test("a number on the keyboard moves the ticket on that shows it", {
    tag: "@js-desktop",
  }, async ({ page, shop }) => {
    const customer = await registerCustomer(shop.api);
    await placeOrder(customer.api, [addDish(shop.database)]);
    await signInAsCook(page, shop);
    await page.goto(KITCHEN);
    const numbered = page.locator("li[data-row]", { has: page.locator("kbd") }).first();
    const id = await numbered.getAttribute("data-row");
    const number = (await numbered.locator("kbd").textContent()) ?? "";
    const first = page.locator(`li[data-row="${id}"]`).first();
    const state = () =>
      shop.database.value("select status || (ready_at is not null) from orders where id = ?", id);
    const before = await state();
    // The board settles when it appears.
    await first.getByRole("button").last().click({ trial: true });

    await page.keyboard.press(number);
    await page.keyboard.press(number);
    await expect(first.getByRole("button", { name: /^Undo/ })).toBeVisible();
    expect(await state()).not.toBe(before);
    await first.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(state).toBe(before);
  });

  test("ticks a line off at once, before the shop answers", { tag: "@js-desktop" }, async ({
    page,
    shop,
  }) => {
    const customer = await registerCustomer(shop.api);
    const admin = await signInAdmin(shop.api);
    const dish = addDish(shop.database);
    const order = await placeOrder(customer.api, [dish, addDish(shop.database)]);
    await advanceOrder(admin.api, order, ["preparing"]);
    await signInAsCook(page, shop);
    await page.goto(KITCHEN);
    const answer = await holdRequests(page, "**/made**");

    const line = ticket(page, order).getByRole("button", { name: dish.name });
    await line.click();
    await expect(line).toHaveAttribute("aria-pressed", "true");
    const made = () =>
      shop.database.value(
        "select sum(made_quantity) from order_items where order_id = ?",
        order.id,
      );
    expect(made()).toBe(0);
    answer();
    await expect.poll(made).toBe(1);
    await expect(line).toHaveAttribute("aria-pressed", "true");
  });

  test("says so while the network is gone for two minutes and the shop restarts, and catches up afterwards", {
    tag: "@js-desktop",
  }, async ({ browser, shop }) => {
    // Its console reports the outage.
    const context = await browser.newContext();
    const page = await context.newPage();
    waitForHydrationOn(page);
    const customer = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const before = await placeOrder(customer.api, [dish]);
    await signInAsCook(page, shop);
    await page.clock.install();
    await page.goto(KITCHEN);
    await expect(page.locator(".liveness-live")).toBeAttached();
    await expect(ticket(page, before)).toHaveCount(1);

    await expectNoFullReload(page, async () => {
      await context.setOffline(true);
      await shop.server.restart();
      const during = [
        await placeOrder(customer.api, [dish]),
        await placeOrder(customer.api, [dish]),
      ];
      await page.clock.fastForward("02:00");
      await expect(page.getByText("No connection: new orders are not shown")).toBeVisible();
      await expect(ticket(page, before)).toHaveCount(1);
      for (const order of during) await expect(ticket(page, order)).toHaveCount(0);

      await context.setOffline(false);
      for (const order of [before, ...during]) {
        await expect(async () => {
          await page.clock.fastForward("00:15");
          await expect(ticket(page, order)).toHaveCount(1, { timeout: 1000 });
        }).toPass();
      }
      const after = await placeOrder(customer.api, [dish]);
      await expect(async () => {
        await page.clock.fastForward("00:15");
        await expect(ticket(page, after)).toHaveCount(1, { timeout: 1000 });
      }).toPass();
    });
    await context.close();
  });

  test("keeps the screen on, again after the page was hidden", { tag: "@js-desktop" }, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const requests: string[] = [];
      Reflect.set(window, "wakeLockRequests", requests);
      const request = async (type: string) => {
        requests.push(type);
        return { release: async () => {} };
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
    });
    await signInAsCook(page, shop);
    await page.goto(KITCHEN);
    const requests = () => page.evaluate(() => Reflect.get(window, "wakeLockRequests"));
    await expect.poll(requests).toEqual(["screen"]);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(requests).toEqual(["screen", "screen"]);
    await expect(page.getByText("cannot keep the screen on")).toHaveCount(0);
  });

  test("says so where the browser cannot keep the screen on", { tag: "@js-desktop" }, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
    await signInAsCook(page, shop);
    await page.goto(KITCHEN);
    await expect(page.getByText("cannot keep the screen on")).toBeVisible();
  });
});

async function signInAsCook(page: Page, shop: Shop): Promise<void> {
  await signInAs(page, await registerStaff(shop, "kitchen"));
}
