import type { Page } from "playwright/test";
import { expect, signInAs, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`);
const summary = (page: Page) => page.getByRole("region", { name: "New total" });

/** With scripts, the new total follows what is typed. */
async function checkTotal(page: Page, javaScriptEnabled: boolean | undefined) {
  if (javaScriptEnabled) return;
  await page.getByRole("button", { name: "Check new total" }).click();
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Order changed").first()).toBeVisible();
}

test("a paid order is changed up and down by staff, settled, and delivered", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const [puri, chai] = [
    addDish(shop.database, { name: `Puri ${crypto.randomUUID()}`, stock: 3, category: "snacks" }),
    addDish(shop.database, { name: `Chai ${crypto.randomUUID()}`, pricePaise: 2500 }),
  ];
  const customer = await registerCustomer(shop.api);
  const admin = await signInAdmin(shop.api);
  const order = await placeOrder(customer.api, [{ ...puri, quantity: 2 }], {
    deliveryType: "pickup",
    paymentMethod: "upi",
  });
  await admin.api.patch(`/api/orders/${order.id}/payment`, { paymentStatus: "paid" });
  await advanceOrder(admin.api, order, ["confirmed"]);
  await signInAsAdmin(page);
  const details = `/admin/orders?order=${order.id}`;

  await test.step("up: one more, and another dish", async () => {
    await page.goto(details);
    await page.getByRole("link", { name: "Change order" }).click();
    await page.getByLabel("Add a dish").selectOption({ label: chai.name });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(quantityOf(page, chai.name)).toHaveValue("1");
    await quantityOf(page, puri.name).fill("3");
    await checkTotal(page, javaScriptEnabled);
    await expect(summary(page)).toContainText("To pay ₹125");
    await expect(summary(page)).toContainText(`+1 ${chai.name}`);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("alert")).toContainText("Say why the order is changed");
    await expect(quantityOf(page, puri.name)).toHaveValue("3");
    await page.getByLabel("Reason", { exact: true }).fill("The customer called");
    await save(page);
  });

  await test.step("the kitchen prints the difference", async () => {
    await page.goto(details);
    await page.getByRole("link", { name: /^Print the change of/ }).click();
    const ticket = page.getByRole("region", { name: `Change of ${order.orderNumber}` });
    await expect(ticket.or(page.locator(".slip"))).toContainText("CHANGED at");
    await expect(page.locator(".slip")).toContainText(`+1 ${puri.name}`);
  });

  await test.step("the rest is paid in two parts", async () => {
    for (const [amount, method] of [
      ["100", "UPI"],
      ["25", "Cash"],
    ] as const) {
      await page.goto(details);
      await page.getByRole("link", { name: "Record payment" }).click();
      await page.getByLabel("Amount").fill(amount);
      await page.getByRole("radio", { name: method }).check();
      await page.getByRole("button", { name: "Record payment" }).click();
      await expectToast(page, `Payment of ₹${amount} recorded`);
    }
    await expect(page.getByRole("link", { name: "Record payment" })).toHaveCount(0);
  });

  await test.step("down: one is given up, and the money goes back", async () => {
    await page.goto(`/admin/orders/${order.id}/changes`);
    await page.getByRole("button", { name: `Remove ${chai.name}` }).click();
    await expect(quantityOf(page, chai.name)).toHaveValue("0");
    await quantityOf(page, puri.name).fill("1");
    await checkTotal(page, javaScriptEnabled);
    await expect(summary(page)).toContainText("Refund due ₹225");
    await page.getByLabel("Reason", { exact: true }).fill("A dish ran out");
    await save(page);
    await page.goto(details);
    await page.getByRole("link", { name: "Record refund" }).click();
    await expect(page.getByLabel("Amount")).toHaveValue("225");
    await page.getByLabel("Reason").fill("The order was changed");
    await page.getByRole("radio", { name: "Cash" }).check();
    await page.getByRole("button", { name: "Record refund" }).click();
    await expectToast(page, "Refund of ₹225 recorded");
  });

  const delivered = await advanceOrder(admin.api, order, ["preparing", "delivered"]);
  expect(delivered).toMatchObject({ total: 100, paymentStatus: "paid" });
  expect(
    shop.database.rows(
      "select kind, method, amount_paise from payments where order_id = ? order by id",
      order.id,
    ),
  ).toEqual([
    { kind: "payment", method: "upi", amount_paise: 20_000 },
    { kind: "payment", method: "upi", amount_paise: 10_000 },
    { kind: "payment", method: "cash", amount_paise: 2500 },
    { kind: "refund", method: "cash", amount_paise: 22_500 },
  ]);
  expect(
    shop.database.rows(
      "select stock from products where id in (?, ?) order by price_paise desc",
      puri.id,
      chai.id,
    ),
  ).toEqual([{ stock: 2 }, { stock: 1000 }]);
});

test("a customer changes a pending order from My Orders, with the options of a new dish", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const dish = addDish(shop.database, { name: `Puri ${crypto.randomUUID()}` });
  const customer = await registerCustomer(shop.api);
  const order = await placeOrder(customer.api, [{ ...dish, quantity: 2 }], {
    deliveryType: "pickup",
  });
  await signInAs(page, customer);
  await page.goto(`/my-orders?order=${order.orderNumber}`);
  await page.getByRole("dialog").getByRole("link", { name: "Change Order" }).click();

  await page.getByRole("button", { name: `Choose ${dish.name} again` }).click();
  await expect(quantityOf(page, dish.name).first()).toHaveValue("0");
  await page.getByRole("radio", { name: /^Hot/ }).first().check();
  await checkTotal(page, javaScriptEnabled);
  await expect(summary(page)).toContainText(`−2 ${dish.name}`);
  await save(page);

  await expect(page.getByRole("dialog")).toContainText("Changed: +2");
  const stored = await customer.api.get<typeof order>(`/api/orders/${order.id}`);
  expect(stored.body.data.items).toMatchObject([
    { quantity: 2, options: [expect.objectContaining({ name: expect.stringContaining("Hot") })] },
  ]);
});
