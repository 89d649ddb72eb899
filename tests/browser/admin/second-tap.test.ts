import type { Locator, Page } from "playwright/test";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { orderCard } from "#tests/browser/support/order-card.ts";
import { expect, type Shop, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addMessage } from "#tests/support/records/messages.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

const onAPhone = { tag: ["@no-js-mobile", "@js-mobile", "@slow"] };
/** The time between two taps of a finger. */
const DELAYS_MS = [0, 350, 700];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Like a finger that does not look again. */
async function tapTwice(page: Page, button: Locator, afterMs: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  // Playwright waits until it can be pressed.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not visible");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await wait(afterMs);
  await page.mouse.click(x, y);
}

async function outgoingOrders(shop: Shop, count: number) {
  const customer = await registerCustomer(shop.api);
  const admin = await signInAdmin(shop.api);
  const dish = addDish(shop.database);
  const orders = [];
  for (let placed = 0; placed < count; placed += 1) {
    const order = await placeOrder(customer.api, [dish]);
    orders.push(await advanceOrder(admin.api, order, ["preparing", "out_for_delivery"]));
  }
  return orders;
}

for (const { button, path } of [
  { button: "Mark as Delivered", path: "/admin/orders?status=out_for_delivery" },
  { button: "Delivered", path: "/admin/deliveries" },
]) {
  test(
    `a second tap after "${button}" at ${path} delivers no other order`,
    onAPhone,
    async ({ page, shop }) => {
      test.slow();
      const orders = await outgoingOrders(shop, 3);
      const [first] = orders;
      const statuses = () =>
        orders.map(({ id }) => shop.database.value("select status from orders where id = ?", id));
      await signInAsAdmin(page);
      for (const afterMs of DELAYS_MS) {
        await page.goto(path);
        const deliver = page.getByRole("button", {
          name: `${button}: order ${first?.orderNumber}`,
        });

        await tapTwice(page, deliver, afterMs);

        const undo = page.getByRole("button", { name: `Undo “Delivered”: ${first?.orderNumber}` });
        await expect(undo, `after ${afterMs} ms`).toBeVisible();
        await expect(page.getByRole("dialog")).toBeHidden();
        expect(statuses()).toEqual(["delivered", "out_for_delivery", "out_for_delivery"]);
        await undo.click();
        await expect(undo).toBeHidden();
        await expect(deliver).toBeVisible();
        expect(statuses()).toEqual(["out_for_delivery", "out_for_delivery", "out_for_delivery"]);
      }
    },
  );
}

test('a second tap after "Confirm" confirms no other payment', onAPhone, async ({ page, shop }) => {
  test.slow();
  const customer = await registerCustomer(shop.api);
  const visitor = new FormVisitor(shop.server.baseUrl);
  await visitor.signInAs(customer);
  const dish = addDish(shop.database);
  const orders: OrderOutput[] = [];
  for (let placed = 0; placed < 3; placed += 1) {
    const order = await placeOrder(customer.api, [dish], { paymentMethod: "upi" });
    const reference = String(Math.floor(1e11 + Math.random() * 8e11));
    await visitor.postForm(`/my-orders/${order.orderNumber}/claim`, { reference });
    orders.push(order);
  }
  const paid = () =>
    orders.map(({ id }) =>
      shop.database.value("select payment_status = 'paid' from orders where id = ?", id),
    );
  await signInAsAdmin(page);
  for (const afterMs of DELAYS_MS) {
    await page.goto("/admin/payments?list=claims");
    const row = page.getByRole("row").filter({ hasText: orders[0]?.orderNumber });

    await tapTwice(page, row.getByRole("button", { name: "Confirm" }), afterMs);

    const undo = row.getByRole("button", { name: "Undo" });
    await expect(undo, `after ${afterMs} ms`).toBeVisible();
    expect(paid()).toEqual([1, 0, 0]);
    await undo.click();
    await expect(undo).toBeHidden();
    expect(paid()).toEqual([0, 0, 0]);
  }
});

test(
  "a second tap after the kitchen's buttons changes nothing more",
  onAPhone,
  async ({ page, shop }) => {
    test.slow();
    const customer = await registerCustomer(shop.api);
    const dishes = [addDish(shop.database), addDish(shop.database)];
    await signInAsAdmin(page);
    for (const afterMs of DELAYS_MS) {
      const orders: OrderOutput[] = [];
      for (let placed = 0; placed < 3; placed += 1) {
        orders.push(await placeOrder(customer.api, dishes));
      }
      const states = () =>
        orders.map(({ id }) =>
          shop.database.value(
            `select status || ' ' || sum(made_quantity) from orders join order_items on order_id = orders.id
           where orders.id = ?`,
            id,
          ),
        );
      await page.goto("/admin/kitchen");
      const ticket = page.locator(`#row-${orders[0]?.id}`);
      const others = ["pending 0", "pending 0"];

      await tapTwice(page, ticket.getByRole("button", { name: "Start" }), afterMs);
      const undo = ticket.getByRole("button", { name: /^Undo/ });
      await expect(undo, `after ${afterMs} ms`).toBeVisible();
      expect(states()).toEqual(["preparing 0", ...others]);
      await undo.click();
      const start = ticket.getByRole("button", { name: "Start" });
      await expect(start).toBeVisible();
      expect(states()).toEqual(["pending 0", ...others]);

      await start.click();
      const line = ticket.getByRole("button", { name: dishes[0]?.name });
      await expect(line).toBeVisible();
      await tapTwice(page, line, afterMs);
      await expect(line).toHaveAttribute("aria-pressed", "true");
      await expect.poll(states).toEqual(["preparing 1", ...others]);

      await tapTwice(page, ticket.getByRole("button", { name: "Ready" }), afterMs);
      await expect.poll(states).toEqual(["preparing 2", ...others]);
      await undo.click();
      await expect.poll(states).toEqual([expect.stringContaining("preparing"), ...others]);
    }
  },
);

test(
  "a second tap after marking a message as read marks no other one",
  onAPhone,
  async ({ page, shop }) => {
    const names = ["Meera First", "Meera Second"];
    for (const name of names.toReversed()) addMessage(shop.database, { name });
    const read = () =>
      names.map((name) =>
        shop.database.value(
          "select read_at is not null from contact_messages where name = ?",
          name,
        ),
      );
    await signInAsAdmin(page);
    await page.goto("/admin/messages");

    const mark = page.getByRole("button", { name: "Mark as read: the message of Meera First" });
    await tapTwice(page, mark, 350);

    await expect(page.getByText("Message marked as read").first()).toBeVisible();
    expect(read()).toEqual([1, 0]);
  },
);

test("a delivered order keeps its place until nothing was touched for a while", {
  tag: ["@js-mobile", "@slow"],
}, async ({ page, shop }) => {
  const orders = await outgoingOrders(shop, 2);
  await signInAsAdmin(page);
  await page.goto("/admin/orders?status=out_for_delivery");
  const card = (index: number) => orderCard(page, orders[index]?.orderNumber ?? "");
  const top = async (index: number) => (await card(index).boundingBox())?.y;
  const deliver = card(0).getByRole("button");
  await deliver.click({ trial: true });
  const before = [await top(0), await top(1)];

  await deliver.click();
  await expect(card(0).getByRole("button", { name: "Undo" })).toBeVisible();
  const after = [await top(0), await top(1)];
  expect(after[0]).toBe(before[0]);
  expect(Math.abs((after[1] ?? 0) - (before[1] ?? 0))).toBeLessThan(40);

  await expect(card(0)).toBeHidden();
  await expect(card(1)).toBeVisible();
});
