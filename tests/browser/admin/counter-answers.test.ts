import type { Locator, Page } from "playwright/test";
import {
  calledToken,
  dishButton,
  openCounter,
  pay,
  takePayment,
  total,
} from "#tests/browser/support/counter.ts";
import { holdRequests } from "#tests/browser/support/hold-requests.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";

// What the counter shows before and after the shop has responded, and what it stores.

const ORDERS = "**/api/orders";

const note = (page: Page) => page.getByRole("textbox", { name: "Note for the order" });

test("an order is called paid only once the shop has taken it @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const [dish, next] = [addDish(database), addDish(database, { pricePaise: 3000 })];
  await openCounter(page);
  const release = await holdRequests(page, ORDERS);

  await dishButton(page, dish).click();
  await pay(page);
  await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
  await expect(calledToken(page)).toHaveCount(0);
  await expect(total(page)).toHaveText("₹100");
  await dishButton(page, next).click();
  release();

  await expect(page.getByText("₹100 paid")).toBeVisible();
  const order = database.row("select * from orders order by seq desc limit 1");
  await expect(calledToken(page)).toHaveText(String(order.token));
  // Tapped in the meantime, for the next customer.
  await expect(total(page)).toHaveText("₹30");
});

test("a refused order stays, with today's prices @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const dish = addDish(database);
  await openCounter(page);
  await dishButton(page, dish).click();
  await page.getByText("Coupon, discount, note").click();
  await note(page).fill("No onions");
  database.change("update products set price_paise = 12000 where id = ?", dish.id);

  await pay(page);

  await expect(page.getByText("The order costs ₹120 now").first()).toBeVisible();
  await expect(calledToken(page)).toHaveCount(0);
  await expect(total(page)).toHaveText("₹120");
  await expect(note(page)).toHaveValue("No onions");
  await takePayment(page).click();
  await expect(page.getByText("₹120 paid")).toBeVisible();
  const order = database.row("select * from orders order by seq desc limit 1");
  expect(order).toMatchObject({ total_paise: 12_000, paid_paise: 12_000, notes: "No onions" });
});

test("a dish that was sold out meanwhile is refused at its line @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const dish = addDish(database);
  await openCounter(page);
  await dishButton(page, dish).click();
  database.change("update products set stock = 0 where id = ?", dish.id);

  await pay(page);

  await expect(page.locator(".counter-line .field-error").first()).toBeVisible();
  await expect(calledToken(page)).toHaveCount(0);
  await expect(takePayment(page)).toBeDisabled();
});

test("what is known to be missing blocks the button and is said beside it @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const dish = addDish(database);
  await openCounter(page);
  await dishButton(page, dish).click();
  await page.getByRole("radio", { name: "Phone, delivery" }).check();

  const beside = page.locator("#counter-problems");
  await expect(beside).toContainText("Street is required");
  await expect(takePayment(page)).toBeDisabled();
  await page.getByLabel("Street and house").fill("5 Tilak Road");
  await expect(page.getByLabel("City")).toHaveValue("Pune");
  await page.getByLabel("Pincode").fill("411030");
  await expect(beside).toContainText("Phone is required");
  await page.getByRole("textbox", { name: "Phone" }).fill("9822012345");

  await expect(beside).toHaveText("");
  await expect(takePayment(page)).toBeEnabled();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
]) {
  test(`beside an open discount, total, reason and button hide what is behind them at ${viewport.width} @js-desktop`, async ({
    page,
    shop: { database },
  }) => {
    const dish = addDish(database);
    await page.setViewportSize(viewport);
    await openCounter(page);
    await dishButton(page, dish).click();
    await page.getByText("Coupon, discount, note").click();
    await page.getByRole("textbox", { name: "Discount" }).fill("5");

    const said = page.getByText("Say why there is a discount");
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(takePayment(page)).toBeDisabled();
    // At the top, in the middle and at the end of the scrolling content.
    for (const share of [0, 0.5, 1]) {
      await page.locator("#counter-order").evaluate((order, at) => {
        order.scrollTop = at * (order.scrollHeight - order.clientHeight);
      }, share);
      expect(await partsBehind(page), `scrolled by ${share}`).toEqual([]);
      for (const part of [total(page), said, takePayment(page)]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test("the line that was added comes into view, a reason leads to its line, and the next order starts at the top @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const plain = [1, 2, 3, 4, 5].map(() => addDish(database, { category: "beverages" }));
  const sized = addDish(database, { category: "beverages" });
  addOptionGroup(database, [sized], {
    name: "Plate",
    isSize: true,
    choices: [
      { name: "Half plate", pricePaise: 4000 },
      { name: "Full plate", pricePaise: 7000 },
    ],
  });
  await page.setViewportSize({ width: 1024, height: 600 });
  await openCounter(page);
  const pane = page.locator("#counter-order");
  const atTop = page.getByRole("radio", { name: "Takeaway" });
  const line = (name: string) => page.locator(".counter-line", { hasText: name });
  const half = line(sized.name).locator(".option", { hasText: "Half plate" });

  await dishButton(page, sized).click();
  await expect.poll(() => isUncovered(half)).toBe(true);
  for (const dish of plain) {
    await dishButton(page, dish).click();
    await expect.poll(() => isUncovered(line(dish.name).locator("strong"))).toBe(true);
    await expect.poll(() => isUncovered(line(dish.name).locator(".quantity"))).toBe(true);
  }
  expect(await isUncovered(line(sized.name).locator("strong"))).toBe(false);

  await page.getByRole("link", { name: `Choose Plate for ${sized.name}.` }).click();
  await expect.poll(() => isUncovered(half)).toBe(true);
  await half.click();
  await pay(page);
  await expect(page.getByText("₹540 paid")).toBeVisible();

  expect(await pane.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await dishButton(page, sized).click();
  await page.getByRole("button", { name: "Clear the order" }).click();
  expect(await pane.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(await isUncovered(page.locator("label", { has: atTop }))).toBe(true);
});

test("without an answer, a browser that is no device of the shop keeps the order on the screen @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const dish = addDish(database);
  await openCounter(page);
  let sent = 0;
  await page.route(ORDERS, async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The shop places it, and its response is replaced by another one.
    await route.fetch();
    return route.fulfill({ body: "Log in to this network" });
  });
  await dishButton(page, dish).click();
  await pay(page);
  await expect(page.getByText("The order is still here").first()).toBeVisible();
  // The next request, which the shop does answer, removes the message.
  await expect(page.getByText("The order is still here")).toHaveCount(0, { timeout: 20_000 });
  const before = database.value("select count(*) from orders");
  await page.reload();

  await expect(total(page)).toHaveText("₹100");
  await pay(page);

  await expect(page.getByText("₹100 paid")).toBeVisible();
  expect(database.value("select count(*) from orders")).toBe(before);
});

test("an unsent order survives Orders, Back and a reload, until it is sold or cleared @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const dish = addDish(database);
  await openCounter(page);
  await dishButton(page, dish).click();
  await page.getByText("Customer", { exact: true }).click();
  await page.getByRole("textbox", { name: "Phone" }).fill("9822012345");

  await page.goto("/admin/orders");
  await page.goBack();
  await expect(total(page)).toHaveText("₹100");
  await page.reload();
  await expect(total(page)).toHaveText("₹100");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("9822012345");
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await page.waitForURL((url) => url.pathname !== "/admin/counter");
  await openCounter(page);
  await expect(total(page)).toHaveText("₹100");

  await page.getByRole("button", { name: "Clear the order" }).click();
  await expect(page.getByText("Tap a dish to begin.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Tap a dish to begin.")).toBeVisible();
  await dishButton(page, dish).click();
  await pay(page);
  await expect(page.getByText("₹100 paid")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Tap a dish to begin.")).toBeVisible();
});

/** Whether a press on its centre would hit it. */
function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return met !== null && element.contains(met);
  });
}

/** Elements other than the order's bar that a press between its total and the end of the order would hit. */
function partsBehind(page: Page): Promise<string[]> {
  return page.locator(".counter-place").evaluate((bar) => {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    const met = new Set<string>();
    for (let y = top + 1; y < bottom - 1; y += 2) {
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const element = document.elementFromPoint(x, y);
        if (!element || !bar.contains(element)) met.add(element?.outerHTML.slice(0, 80) ?? "");
      }
    }
    return [...met];
  });
}
