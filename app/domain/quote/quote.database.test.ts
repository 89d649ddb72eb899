import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sqlite } from "#db/client.server.ts";
import type { ChangeableDatabase } from "#tests/support/records/dishes.ts";
import { type QuoteCase, quoteCases } from "#tests/support/records/quote-cases.ts";
import { instantOf, setUpCase } from "#tests/support/records/quote-fixtures.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import type { User } from "../access/user.ts";
import { quoteItems } from "../checkout/quote-items.server.ts";
import { quoteInput } from "../checkout/schema.ts";

const database: ChangeableDatabase = {
  change: (sql, ...parameters) => sqlite.prepare(sql).run(...parameters),
};
const customer = { id: "customer", phone: "+91 98220 12345" };
insertRow(sqlite, "users", { id: customer.id, email: "asha@chatpata.test" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function quoteOf(one: QuoteCase) {
  vi.setSystemTime(instantOf(one.at));
  const wanted = setUpCase(database, one, customer);
  const input = quoteInput.parse({
    items: wanted.map(({ item }) => item),
    deliveryType: one.deliveryType,
    deliveryAddress: { zipCode: one.pincode ?? "" },
    requestedFor: one.requestedFor && instantOf(one.requestedFor).toISOString(),
    coupon: one.coupon,
    tip: one.tipRupees,
  });
  return quoteItems(customer as User, input);
}

describe("a quote", () => {
  test("is tested with times, zones, coupons, offers, charges and sizes", () => {
    expect(quoteCases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(quoteCases.map(({ title }) => title)).size).toBe(quoteCases.length);
  });

  test.each(quoteCases)("$title", (one) => {
    const { quote, problems } = quoteOf(one);

    const {
      discounts = {},
      packing = 0,
      tax = 0,
      tip = 0,
      rounding = 0,
      ...expected
    } = one.expected;
    const label = ({ code, name }: { code: string | null; name: string }) =>
      code ? `Coupon ${code}` : name;
    expect({
      subtotal: quote.subtotalPaise,
      discounts: quote.discounts.map((discount) => [label(discount), discount.amountPaise]),
      fee: quote.deliveryFeePaise,
      packing: quote.packingPaise,
      tax: quote.taxPaise,
      tip: quote.tipPaise,
      rounding: quote.roundingPaise,
      total: quote.totalPaise,
      promisedAt: quote.promise?.promisedAt ?? null,
      zone: quote.zoneName,
    }).toEqual({
      subtotal: expected.subtotal,
      discounts: Object.entries(discounts),
      fee: expected.fee,
      packing,
      tax,
      tip,
      rounding,
      total: expected.total,
      promisedAt: expected.promisedAt && instantOf(expected.promisedAt),
      zone: expected.zone ?? null,
    });
    if (expected.lines) expect(quote.lineDiscountsPaise).toEqual(expected.lines);
    expect(quote.note).toContain(expected.note ?? "");
    expect(quote.note === "").toBe(expected.note === undefined);
    const { problem } = expected;
    const code = problem?.status === 409 ? "conflict" : "validation";
    const text = expect.stringContaining(problem?.text ?? "");
    expect(quote.problems).toEqual(problem ? [{ field: problem.field, code, message: text }] : []);
    expect(problems).toHaveLength(quote.problems.length);
  });
});
