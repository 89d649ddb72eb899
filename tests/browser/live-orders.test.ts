import type { Page, Route } from "playwright/test";
import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/people.ts";

function row(page: Page, orderNumber: string) {
  return page.getByRole("main").locator("tbody tr").filter({ hasText: orderNumber });
}

/** Shortens the fifteen seconds after which a page without JavaScript loads again. */
async function reloadAfterThreeSeconds(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const body = html.replace(/(?<=<meta http-equiv="refresh" content=")15/, "3");
  expect(body, "the page loads again").not.toBe(html);
  await route.fulfill({ response, body });
}

const LIVE = "Live: new orders appear by themselves.";

test("a new order appears in the open list, is announced and counted in the title", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const customer = await registerCustomer(shop.api);
  const admin = await signInAdmin(shop.api);
  await signInAsAdmin(page);
  if (!javaScriptEnabled) await page.route("/admin/orders", reloadAfterThreeSeconds, { times: 1 });
  await page.goto("/admin/orders");
  if (javaScriptEnabled) await expect(page.getByText(LIVE)).toBeVisible();
  else {
    await expect(page.getByText("This page loads again every 15 seconds.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Sound is/ })).toHaveCount(0);
  }

  await expectNoFullReload(page, async () => {
    const order = await placeOrder(customer.api, [addDish(shop.database)]);
    await expect(row(page, order.orderNumber)).toBeVisible({ timeout: 40_000 });
    await expect(page).toHaveTitle(/^\([1-9]\d*\) Orders/);
    if (!javaScriptEnabled) return;

    await expect(page.getByRole("status").filter({ hasText: "1 new order, " })).toBeVisible();
    await advanceOrder(admin.api, order, ["preparing"]);
    await expect(row(page, order.orderNumber).locator(".badge").first()).toHaveText("Preparing");
  });
});

test("open order details stay open while new orders arrive", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const customer = await registerCustomer(shop.api);
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?order=${order.id}`);
  await expect(page.getByRole("dialog", { name: `Order ${order.orderNumber}` })).toBeVisible();
  await expect(page.locator("noscript meta[http-equiv=refresh]")).toHaveCount(0);
  if (javaScriptEnabled) {
    const next = await placeOrder(customer.api, [addDish(shop.database)]);
    await expect(row(page, next.orderNumber)).toHaveCount(1);
    await expect(page.getByRole("dialog", { name: `Order ${order.orderNumber}` })).toBeVisible();
  }

  await page.getByRole("link", { name: "Kitchen ticket" }).click();

  await expect(
    page.getByRole("article", { name: `Kitchen ticket ${order.orderNumber}` }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(javaScriptEnabled ? 1 : 0);
  await page.getByRole("link", { name: "Order details" }).click();
  await page.getByRole("link", { name: "Bill", exact: true }).click();
  await expect(page.getByRole("article", { name: `Bill ${order.orderNumber}` })).toBeVisible();
});

test("the sound for new orders is off by default, and the choice is remembered", {
  tag: "@js-desktop",
}, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/orders");
  const sound = page.getByRole("button", { name: /^Sound is/ });
  await expect(sound).toHaveText("Sound is off");

  await sound.click();
  await expect(sound).toHaveText("Sound is on");
  await page.reload();

  await expect(sound).toHaveText("Sound is on");
  // Nothing else is stored in the browser, and scroll positions are numbers.
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  const { "scroll-positions": positions = "{}", ...session } = stored.session;
  expect({ ...stored, session }).toEqual({
    local: { "new-order-sound": "on" },
    session: {},
    databases: [],
    caches: [],
    cookies: "",
  });
  for (const position of Object.values(JSON.parse(positions)))
    expect(position).toEqual(expect.any(Number));
  await sound.click();
  await expect(sound).toHaveText("Sound is off");
});
