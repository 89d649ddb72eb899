import type { Page, Route } from "playwright/test";
import { newsOn, orderCard } from "#tests/browser/support/order-card.ts";
import { reloadSooner } from "#tests/browser/support/reload-sooner.ts";
import {
  expect,
  expectNoFullReload,
  signInAsAdmin,
  test,
  withAndWithoutScripts,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { silenceAll } from "#tests/support/records/alerts.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

const status = (page: Page, orderNumber: string) =>
  orderCard(page, orderNumber).locator(".order-card-head .badge");

test(
  "a new order appears in the open list, is announced and counted in the title",
  withAndWithoutScripts,
  async ({ page, shop, javaScriptEnabled }) => {
    const customer = await registerCustomer(shop.api);
    const admin = await signInAdmin(shop.api);
    await signInAsAdmin(page);
    if (!javaScriptEnabled) await reloadSooner(page, "/admin/orders", 1);
    await page.goto("/admin/orders");
    if (javaScriptEnabled) await expect(newsOn(page)).toContainText("Live");
    else {
      // On a phone, it makes way for what is already ringing.
      await expect(page.getByText("This page loads again every 10 seconds.")).toHaveCount(1);
      await expect(page.getByRole("button", { name: /sound/i })).toHaveCount(0);
    }

    await expectNoFullReload(page, async () => {
      const order = await placeOrder(customer.api, [addDish(shop.database)]);
      await expect(orderCard(page, order.orderNumber)).toBeVisible({ timeout: 40_000 });
      await expect(page).toHaveTitle(/^\([1-9]\d*\) Orders/);
      await expect(newsOn(page).getByRole("link", { name: /^[1-9]\d* new order/ })).toBeVisible();
      if (!javaScriptEnabled) return;

      await expect(newsOn(page).getByRole("button", { name: "Got it" })).toBeVisible();
      await advanceOrder(admin.api, order, ["preparing"]);
      await expect(status(page, order.orderNumber)).toHaveText("Preparing");
    });
  },
);

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("a form's toast appears although news arrive while its answer loads", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const customer = await registerCustomer(shop.api);
  const dish = addDish(shop.database);
  const { orderNumber } = await placeOrder(customer.api, [dish]);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?search=${orderNumber}`);
  await expect(newsOn(page)).toContainText("Live");

  const [news, list] = [gate(), gate()];
  await page.route("/admin/news.json", async (route) => {
    await news.opened;
    await route.continue();
  });
  const asked = page.waitForRequest("**/admin/news.json");
  await placeOrder(customer.api, [dish]);
  await asked;
  // The shop answers, and so takes the toast, but the page gets the answer later.
  const answers: Promise<void>[] = [];
  const answer = async (route: Route, until?: Promise<void>) => {
    const response = await route.fetch();
    await until;
    await route.fulfill({ response }).catch(() => {});
  };
  await page.route(/\/admin\/orders\.data/, (route) => {
    answers.push(answer(route, answers.length === 0 ? list.opened : undefined));
  });
  await orderCard(page, orderNumber).getByRole("button").first().click();
  await expect.poll(() => answers.length).toBe(1);
  const told = page.waitForResponse("**/admin/news.json");
  news.open();
  await (await told).finished();
  // The page has read the news.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await Promise.all(answers.slice(1));
  list.open();

  await expectToast(page, "Order status updated successfully");
  await expect.poll(() => answers.length).toBeGreaterThan(1);
});

test("an order's page leads to its papers, and stays while new orders arrive", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const customer = await registerCustomer(shop.api);
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders/${order.id}`);
  const heading = page.getByRole("heading", { name: `Order ${order.orderNumber}` });
  await expect(heading).toBeVisible();
  await expect(page.locator("noscript meta[http-equiv=refresh]")).toHaveCount(0);
  await placeOrder(customer.api, [addDish(shop.database)]);
  await expect(newsOn(page).getByRole("link", { name: /new orders$/ })).toBeVisible();
  await expect(heading).toBeVisible();

  await page.getByRole("link", { name: "Kitchen ticket" }).click();

  await expect(
    page.getByRole("article", { name: `Kitchen ticket ${order.orderNumber}` }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.getByRole("link", { name: "Order details" }).click();
  await page.getByRole("link", { name: "Bill", exact: true }).click();
  await expect(page.getByRole("article", { name: `Slip ${order.orderNumber}` })).toBeVisible();
});

test("without the stream, the shop is asked every ten seconds", { tag: "@js-mobile" }, async ({
  page,
  shop,
}) => {
  const customer = await registerCustomer(shop.api);
  // A stream that ends at once, and a browser that waits before reconnecting.
  const endedStream = { contentType: "text/event-stream", body: "retry: 600000\n\n" };
  await page.route("/admin/orders/stream", (route) => route.fulfill(endedStream));
  await signInAsAdmin(page);
  await page.clock.install();
  await page.goto("/admin/orders");
  await expect(newsOn(page)).toContainText("Checked every 10 seconds");

  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await page.clock.runFor(10_000);
  await expect(orderCard(page, order.orderNumber)).toBeVisible();
});

test("a form keeps the input while new orders and bookings are announced, until they are acknowledged", {
  tag: "@js-desktop",
}, async ({ page, shop, context }) => {
  const customer = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { stock: 20 });
  silenceAll(shop.database);
  await signInAsAdmin(page);
  await page.goto(`/admin/products/edit/${dish.id}`);
  await expect(newsOn(page)).toContainText("Live");
  await page.getByLabel("Product Name").fill("Half typed");
  const gotIt = newsOn(page).getByRole("button", { name: "Got it" });
  await expect(gotIt).toHaveCount(0);

  await placeOrder(customer.api, [dish]);
  await expect(newsOn(page).getByRole("link", { name: "1 new order", exact: true })).toBeVisible();
  await bookEvent(customer.api);
  await expect(newsOn(page).getByRole("link", { name: "1 new booking" })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Edit Product/);
  await expect(page.getByLabel("Product Name")).toHaveValue("Half typed");
  await expect(page.locator("input[name=shownStock]")).toHaveValue("20");

  // They ring on the next page and in other tabs.
  const other = await context.newPage();
  await other.goto("/admin/log");
  await newsOn(other).getByRole("button", { name: "Got it" }).click();
  await expect(newsOn(other).getByRole("button", { name: "Got it" })).toHaveCount(0);
  await expect(gotIt).toHaveCount(0);
});
