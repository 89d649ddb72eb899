import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatRupees, formatRupeesWithPaise } from "#app/domain/money.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { rowOf, totalOf } from "#tests/support/http/page-text.ts";
import { customerWith, putInCart, typedAtCheckout } from "#tests/support/records/checkout.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { verifyEmail } from "#tests/support/records/people.ts";
import { type QuoteCase, quoteCases } from "#tests/support/records/quote-cases.ts";
import { instantOf, setUpCase, type WantedDish } from "#tests/support/records/quote-fixtures.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const clock = serverClock();
const mail = await startMailServer();
afterAll(async () => {
  await mail.stop();
  clock.removeFiles();
});
const shop = runningShop({ env: { ...mail.env, ...clock.env } });

type QuoteReply = {
  lines: { total: number; discount: number }[];
  subtotal: number;
  deliveryFee: number;
  discounts: { code: string | null; name: string; amount: number }[];
  charges: { name: string; amount: number }[];
  total: number;
  promisedAt: string | null;
  zone: string | null;
  note: string;
  problems: { path: string; message: string }[];
};

describe("cart, checkout, API, order, bill and email agree on", () => {
  let customer: Awaited<ReturnType<typeof customerWith>>;
  let admin: FormVisitor;
  beforeAll(async () => {
    clock.stopAt(instantOf("2026-12-02 09:00"));
    customer = await customerWith(shop);
    const { phone } = typedAtCheckout;
    const reply = await customer.api.put("/api/auth/profile", { name: customer.name, phone });
    expect(reply.status).toBe(200);
    verifyEmail(shop.database, customer);
    admin = await shop.signedIn(firstAdmin);
  });

  // All of them take a long time, so only `npm run test:more` runs them all.
  const cases = process.env.ALL_CASES ? quoteCases : quoteCases.filter((_, at) => at % 6 === 0);

  test.each(cases)("$title", async (one) => {
    const { visitor, api, user, email } = customer;
    clock.stopAt(instantOf(one.at));
    shop.database.change("delete from cart_lines");
    const wanted = setUpCase(shop.database, one, { id: user.id, phone: typedAtCheckout.phone });
    const { expected } = one;

    const quoted = await api.post<QuoteReply>("/api/quote", quoteRequest(one, wanted));
    expect(quoted.status).toBe(200);
    const quote = quoted.body.data;
    expect(amountsOf(quote)).toEqual(inRupees(expected));
    if (expected.lines)
      expect(quote.lines.map(({ discount }) => paise(discount))).toEqual(expected.lines);
    expect(quote.note).toContain(expected.note ?? "");
    expect(quote.promisedAt).toBe(isoOf(expected.promisedAt));
    const { problem } = expected;
    const path = problem?.field === "pincode" ? "deliveryAddress.zipCode" : problem?.field;
    const message = expect.stringContaining(problem?.text ?? "");
    expect(quote.problems).toEqual(problem ? [{ path, message }] : []);

    for (const { dish, fields } of wanted) await putInCart(visitor, dish, fields);
    const updated = await visitor.postForm("/checkout", { ...checkoutFields(one), update: "1" });
    expect(updated.status).toBe(303);
    const rows = expectedRows(expected);
    // Without a zone for the pincode, the pages show no fee.
    const isFeeKnown =
      one.deliveryType === "pickup" || one.zones.length === 0 || expected.zone !== undefined;
    const pageRows = rows.filter(([label]) => isFeeKnown || label !== "Delivery fee");
    // The cart shows delivery.
    if (one.deliveryType === "delivery") {
      const cart = await visitor.get("/cart");
      expectRows(cart.text, pageRows, expected.total);
    }
    const checkout = await visitor.get("/checkout");
    expectRows(checkout.text, pageRows, expected.total);
    if (one.pincode === null) return;

    const placed = await api.post<OrderOutput>("/api/orders", {
      ...orderOf([]),
      ...quoteRequest(one, wanted),
      deliveryAddress: { ...orderOf([]).deliveryAddress, zipCode: one.pincode },
    });
    if (problem) {
      expect(placed.status, placed.text).toBe(problem.status);
      const refusals = placed.body.errors ?? [];
      expect(placed.body.message).toContain(problem.text);
      // The shop takes no orders at all.
      if (refusals.length > 0) expect(refusals.map((error) => error.path)).toEqual([path]);
      expect(shop.database.value("select count(*) from orders where user_id = ?", user.id)).toBe(
        one.hasOrdered ? 1 : 0,
      );
      return;
    }
    expect(placed.status, placed.text).toBe(201);
    const order = placed.body.data;
    expect(amountsOf(order)).toEqual(inRupees(expected));
    expect(order.promisedAt).toBe(isoOf(expected.promisedAt));
    if (expected.lines) {
      const stored = shop.database.rows(
        "select discount_paise from order_items where order_id = ? and part_of is null order by id",
        order.id,
      );
      expect(stored.map((row) => row.discount_paise)).toEqual(expected.lines);
    }
    const page = await visitor.get(`/order-confirmation?order=${order.orderNumber}`);
    expectRows(page.text, rows, expected.total);
    const bill = await admin.get(`/admin/orders/${order.id}/bill`);
    for (const [label, amount] of [...rows, ["Total", expected.total] as const]) {
      expect(rowOf(bill.text, label), `bill: ${label}`).toBe(formatRupeesWithPaise(amount));
    }
    const letter = String(
      shop.database.value(
        "select body from emails where recipient = ? and kind = 'order' order by seq desc limit 1",
        email,
      ),
    );
    const charged = rows.slice(1).filter(([, amount]) => amount !== 0);
    const lines = [...charged, ["Total", expected.total] as const].map(
      ([label, amount]) => `${label}: ${formatRupees(amount)}`,
    );
    expect(letter).toContain(order.orderNumber);
    expect(letter).toContain(lines.join("\n"));
  });
});

function quoteRequest(one: QuoteCase, wanted: WantedDish[]) {
  return {
    items: wanted.map(({ item }) => item),
    deliveryType: one.deliveryType,
    deliveryAddress: one.pincode === null ? {} : { zipCode: one.pincode },
    requestedFor: isoOf(one.requestedFor),
    coupon: one.coupon,
    tip: one.tipRupees,
  };
}

function checkoutFields(one: QuoteCase) {
  return {
    ...typedAtCheckout,
    deliveryType: one.deliveryType,
    pincode: one.pincode ?? "",
    requestedFor: isoOf(one.requestedFor) ?? "",
    coupon: one.coupon,
    tip: String(one.tipRupees),
  };
}

const isoOf = (text: string | null) => (text ? instantOf(text).toISOString() : null);
const paise = (rupees: number) => Math.round(rupees * 100);

type Amounts = Pick<
  QuoteReply,
  "subtotal" | "deliveryFee" | "discounts" | "charges" | "total" | "zone"
>;

function amountsOf({ subtotal, deliveryFee, discounts, charges, total, zone }: Amounts) {
  return {
    subtotal: paise(subtotal),
    deliveryFee: paise(deliveryFee),
    discounts: discounts.map(({ code, name, amount }) => [
      code ? `Coupon ${code}` : name,
      paise(amount),
    ]),
    charges: charges.map(({ name, amount }) => [name, paise(amount)]),
    total: paise(total),
    zone,
  };
}

type Expected = QuoteCase["expected"];

function otherCharges({
  packing = 0,
  tax = 0,
  tip = 0,
  rounding = 0,
}: Expected): [string, number][] {
  const all: [string, number][] = [
    ["Packing", packing],
    ["Tax", tax],
    ["Tip for the kitchen", tip],
    ["Rounding", rounding],
  ];
  return all.filter(([, amount]) => amount !== 0);
}

function inRupees(expected: Expected) {
  const { subtotal, fee, discounts = {}, total, zone = null } = expected;
  const delivery: [string, number][] = fee === 0 ? [] : [["Delivery fee", fee]];
  return {
    subtotal,
    deliveryFee: fee,
    discounts: Object.entries(discounts),
    charges: [...delivery, ...otherCharges(expected)],
    total,
    zone,
  };
}

/** The rows that every page shows between the dishes and the total. */
function expectedRows(expected: Expected): [label: string, amount: number][] {
  const discounts = Object.entries(expected.discounts ?? {});
  return [
    ["Subtotal", expected.subtotal],
    ...discounts.map(([label, amount]): [string, number] => [label, -amount]),
    ["Delivery fee", expected.fee],
    ...otherCharges(expected),
  ];
}

function expectRows(html: string, rows: [string, number][], total: number): void {
  for (const [label, amount] of rows) {
    const text = label === "Delivery fee" && amount === 0 ? "Free" : formatRupees(amount);
    expect(rowOf(html, label), label).toBe(text);
  }
  expect(totalOf(html)).toBe(formatRupees(total));
}
