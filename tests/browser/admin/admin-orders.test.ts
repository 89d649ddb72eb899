import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { overflows } from "#tests/browser/support/accessibility.ts";
import { orderCard } from "#tests/browser/support/order-card.ts";
import { postForm } from "#tests/browser/support/post-form.ts";
import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast, toast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";

// The tests of a worker share a shop, so each test searches for its own customer's orders.
let customer: Person;

test.beforeEach(async ({ shop }) => {
  customer = await registerCustomer(shop.api, { name: `Gauri ${randomUUID().slice(0, 8)}` });
});

const listUrl = () => `/admin/orders?${new URLSearchParams({ search: customer.name })}`;

test("four open orders fit on a phone's first screen, which keeps its place after a step", {
  tag: "@no-js-mobile @js-mobile",
}, async ({ page, shop, javaScriptEnabled }) => {
  const dishes = ["Classic Pani Puri", "Dahi Batata Sev Puri", "Pune Special Misal Pav"].map(
    (name) => addDish(shop.database, { name }),
  );
  for (let placed = 0; placed < 6; placed += 1) {
    await placeOrder(customer.api, [], {
      items: dishes.map(({ id }) => ({
        product: id,
        quantity: 2,
        customizations: { spiceLevel: "hot", jain: true },
        specialInstructions: "The puris separate, and less sweet chutney please",
      })),
      notes: "Allergic to peanuts",
    });
  }
  await signInAsAdmin(page);
  await page.goto("/admin/orders");

  const cards = page.locator(".order-card");
  await expect(cards.nth(3)).toBeVisible();
  const boxes = await cards.evaluateAll((all) =>
    all.map((one) => {
      const { bottom, height } = one.getBoundingClientRect();
      return { bottom, height };
    }),
  );
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(120);
  // Not hidden behind the bar with the four screens.
  const bar = await page.locator(".admin-bar").boundingBox();
  expect(bar?.y).toBeGreaterThan(600);
  expect(boxes[3]?.bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  const step = await orderCard(page, "CP-").first().getByRole("button").boundingBox();
  expect(step?.height).toBeGreaterThanOrEqual(44);
  if (!javaScriptEnabled) return;

  const last = cards.last().getByRole("button").last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await last.click();
  await expectToast(page, "Order status updated successfully");
  await expect(last).toHaveText("Out for Delivery");
  // The card may have lost a line, so that the page is shorter.
  await expect(last).toBeInViewport();
});

test("the page of an order offers its actions and leads back to the list with its filters", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database, { pricePaise: 9050, stock: 7 });
  const order = await placeOrder(customer.api, [{ ...dish, quantity: 2 }], {
    paymentMethod: "upi",
  });
  await signInAsAdmin(page);
  await page.goto(listUrl());

  await expectNoFullReload(page, async () => {
    await page.getByRole("link", { name: order.orderNumber }).click();
    const main = page.getByRole("main");
    const heading = page.getByRole("heading", { name: `Order ${order.orderNumber}` });
    await expect(heading).toBeVisible();
    await expect(main.getByText("₹211.00").first()).toBeVisible();
    await expect(main.getByText(/^due \w+ \d+, \d+:\d\d [AP]M$/)).toBeVisible();
    await expect(main.getByRole("link", { name: "+91 98220 12345" })).toHaveAttribute(
      "href",
      "tel:+919822012345",
    );

    await main.getByRole("button", { name: "Confirm" }).click();
    const history = main.getByRole("region", { name: "History" });
    await expect(history).toContainText("Pending → Confirmed");
    await expect(history).toContainText("Owner (Owner)");
    await expect(main.getByRole("button", { name: "Confirm", exact: true })).toHaveCount(0);

    await main.getByRole("button", { name: "Mark as paid" }).click();
    await expect(history).toContainText("Marked as paid");
    await expect(main.getByRole("button", { name: "Mark as paid" })).toHaveCount(0);

    await main.getByRole("link", { name: "Cancel order" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Cancel order ${order.orderNumber}`,
    );
    await page.getByRole("link", { name: "Keep the order" }).click();
    await expect(heading).toBeVisible();
    await main.getByRole("link", { name: "Cancel order" }).click();
    await page.getByRole("button", { name: "Cancel order" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "1 field is missing" });
    await expect(summary).toContainText("Enter a reason: the customer will see it");
    await expect(page.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Reason").fill("The rider's scooter broke down");
    await page.getByRole("button", { name: "Cancel order" }).click();
    await expect(history).toContainText("The rider's scooter broke down");
    await expect(main.getByRole("link", { name: "Cancel order" })).toHaveCount(0);

    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await trail.getByRole("link", { name: "Orders" }).click();
    await expect(orderCard(page, order.orderNumber)).toBeVisible();
    expect(page.url().endsWith(listUrl())).toBe(true);
  });
  const stock = shop.database.value("select stock from products where id = ?", dish.id);
  expect(stock).toBe(7);
});

test("an admin with an outdated page sees the order's current status", {
  tag: "@js-desktop",
}, async ({ page, shop, newVisitor }) => {
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  const second = await newVisitor();
  // Without live updates the second admin's page keeps the old button.
  const emptyStream = { contentType: "text/event-stream", body: "retry: 600000\n\n" };
  await second.route("/admin/orders/stream", (route) => route.fulfill(emptyStream));
  await second.route("/admin/news.json", (route) => route.fulfill({ body: "unreadable" }));
  for (const admin of [page, second]) {
    await signInAsAdmin(admin);
    await admin.goto(listUrl());
  }
  const startPreparing = (admin: Page) =>
    orderCard(admin, order.orderNumber).getByRole("button", { name: "Start Preparing" }).click();

  await startPreparing(page);
  await expectToast(page, "Order status updated successfully");
  // It covers neither the title nor the content below.
  const shown = await toast(page, "Order status updated successfully").boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  if (!shown || !title) throw new Error("There is no toast or no title");
  const isAbove = shown.y + shown.height <= title.y;
  const isBeside = shown.x + shown.width <= title.x;
  expect(isAbove || isBeside).toBe(true);
  await startPreparing(second);

  await expectToast(second, "Order is already preparing");
  const buttons = orderCard(second, order.orderNumber).getByRole("button");
  await expect(buttons).toHaveText(["Ready", "Out for Delivery"]);
});

test("a select offers every status of an order", { tag: "@js-desktop" }, async ({ page, shop }) => {
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await signInAsAdmin(page);
  await page.goto(listUrl());
  const statuses = page.getByRole("search", { name: "Order status" }).getByRole("combobox");
  await expect(statuses.locator("option")).toHaveText([
    "All",
    "Pending",
    "Confirmed",
    "Preparing",
    "Out for Delivery",
    "Delivered",
    "Cancelled",
  ]);
  await expect(orderCard(page, order.orderNumber)).toBeVisible();

  await statuses.selectOption("Confirmed");

  await expect(page).toHaveURL(/status=confirmed/);
  await expect(page).toHaveURL(/search=/);
  await expect(orderCard(page, order.orderNumber)).toHaveCount(0);
  await expect(statuses).toHaveValue("confirmed");
});

test("no badge of a card has two lines, in any language and size", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const statuses = ["pending", "confirmed", "preparing", "out_for_delivery", "delivered"];
  for (const status of statuses) {
    const order = await placeOrder(customer.api, [addDish(shop.database)]);
    shop.database.change(
      "update orders set status = ?, not_home = 'retry', changed_at = created_at where id = ?",
      ...[status, order.id],
    );
  }
  await signInAsAdmin(page);
  // English last, because other tests read what this admin sees.
  for (const language of ["hi", "mr", "en"] as const) {
    await postForm(page, "/preferences/language", { language, returnTo: "/" });
    await page.goto(`${listUrl()}&status=all`);
    for (const [width, height] of [
      [360, 740],
      [1024, 600],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const badges = page.locator(".order-card .badge");
      expect(await badges.count()).toBeGreaterThan(2 * statuses.length);
      const wrapped = await badges.evaluateAll((all) =>
        all
          .filter((badge) => {
            const range = document.createRange();
            range.selectNodeContents(badge);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map((badge) => badge.textContent),
      );
      expect(wrapped, `${language}, ${width} px`).toEqual([]);
      expect(await overflows(page), `${language}, ${width} px`).toEqual([]);
    }
  }
});
