import { describe, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { newReference } from "#tests/support/records/references.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const FINDINGS = "/admin/payments/findings";
const CONFIRMATIONS = "/admin/payments/confirmations";
const shop = runningShop();
const { visitor: owner } = shop.owner;

/** An order of ₹800 to be paid by UPI, and its customer's claim to have paid it. */
async function claimed() {
  const { visitor, order } = await ordered();
  const reference = newReference();
  await visitor.postForm(`/my-orders/${order.orderNumber}/claim`, { reference });
  const id = shop.database.value("select id from payments where reference = ?", reference);
  return { visitor, order, reference, payment: `${id} 80000 ${reference}` };
}

async function ordered(): Promise<{ visitor: FormVisitor; order: OrderOutput }> {
  const dish = addDish(shop.database, { pricePaise: 80_000 });
  const { api, visitor } = await customerWith(shop);
  const overrides = { paymentMethod: "upi", deliveryType: "pickup" };
  return { visitor, order: await placeOrder(api, [dish], overrides) };
}

const sms = (reference: string, rupees = 800) =>
  `Rs.${rupees} credited to A/c XX1234 by MEENA. UPI Ref ${reference}`;

function payments({ id }: OrderOutput) {
  return shop.database.rows(
    "select amount_paise amount, reference from payments where order_id = ? and kind = 'payment'",
    id,
  );
}

/** The value of each checkbox on the page and whether it is ticked. */
function boxes(html: string): [value: string, isTicked: boolean][] {
  return [...html.matchAll(/<input[^>]*name="payment"[^>]*>/g)].map(([input]) => [
    /value="([^"]*)"/.exec(input)?.[1] ?? "",
    /\bchecked\b/.test(input),
  ]);
}

describe("payments in a text", () => {
  test("are certain or to be checked, and nothing is recorded yet", async () => {
    const [one, other, short] = [await claimed(), await claimed(), await claimed()];
    const text = [
      sms(one.reference),
      `${sms(other.reference)}, reversed`,
      sms(short.reference, 1),
    ].join("\n\n");

    const page = await owner.postForm(FINDINGS, { messages: text });

    expect(page.status).toBe(200);
    expect(boxes(page.text)).toEqual([
      [one.payment, true],
      [other.payment, false],
    ]);
    expect(page.visibleText).toContain("The amount due is not in it.");
    for (const { order } of [one, other, short]) expect(payments(order)).toEqual([]);
  });

  test("are not to be chosen when none may be", async () => {
    const hint = "Choose a payment only if";
    const [doubtful, short] = [await claimed(), await claimed()];
    const found = (messages: string) => owner.postForm(FINDINGS, { messages });
    expect((await found(`${sms(doubtful.reference)}, reversed`)).visibleText).toContain(hint);

    const page = await found(sms(short.reference, 1));

    expect(page.visibleText).toContain("The amount due is not in it.");
    expect(page.visibleText).not.toContain(hint);
  });

  test("are confirmed once, in a form that keeps the others", async () => {
    const [one, other] = [await claimed(), await claimed()];

    const first = await owner.postForm(CONFIRMATIONS, { payment: one.payment });
    const second = await owner.postForm(CONFIRMATIONS, { payment: one.payment });

    expect([first.status, second.status]).toEqual([303, 303]);
    expect(payments(one.order)).toEqual([{ amount: 80_000, reference: one.reference }]);
    expect(payments(other.order)).toEqual([]);
    expect(await owner.read("/admin/payments")).toContain("These payments were confirmed already");
    const again = await owner.postForm(FINDINGS, { messages: sms(one.reference) });
    expect(again.visibleText).toContain("None of the payments that the shop waits for");
  });

  test("are confirmed once by two people at the same time", async () => {
    const one = await claimed();

    await Promise.all([1, 2, 3].map(() => owner.postForm(CONFIRMATIONS, { payment: one.payment })));

    expect(payments(one.order)).toHaveLength(1);
  });

  test("are refused when the form names another amount", async () => {
    const one = await claimed();

    await owner.postForm(CONFIRMATIONS, { payment: one.payment.replace("80000", "100") });

    expect(payments(one.order)).toEqual([]);
  });

  test("are found by the order's number, with a reference that no other payment has", async () => {
    const { order } = await ordered();
    const reference = newReference();
    const messages = `Rs 800 received for ${order.orderNumber}, ref ${reference}`;

    const page = await owner.postForm(FINDINGS, { messages });
    const payment = `${order.id} 80000 ${reference}`;
    expect(boxes(page.text)).toEqual([[payment, true]]);
    await owner.postForm(CONFIRMATIONS, { payment });

    expect(payments(order)).toEqual([{ amount: 80_000, reference }]);
    const next = await ordered();
    const reused = await owner.postForm(FINDINGS, {
      messages: messages.replace(order.orderNumber, next.order.orderNumber),
    });
    expect(boxes(reused.text)).toEqual([]);
    expect(reused.visibleText).toContain("Its reference belongs to another payment.");
    await owner.postForm(CONFIRMATIONS, { payment: `${next.order.id} 80000 ${reference}` });
    expect(payments(next.order)).toEqual([]);
  });
});

test("an empty form says what is missing", async () => {
  const page = await owner.postForm(FINDINGS, { messages: " " });

  expect(page.status).toBe(400);
  expect(page.visibleText).toContain("Paste messages, or choose a file");
});
