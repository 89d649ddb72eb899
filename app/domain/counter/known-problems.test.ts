import { describe, expect, test } from "vitest";
import { emptyOrder } from "./counter-order.ts";
import type { PricedLine } from "./counter-quote.ts";
import { knownProblems } from "./known-problems.ts";

const nothing = { problems: [] };
const line = (problem: string, isPriced: boolean): PricedLine => ({
  line: { dish: "puri", selection: { options: {}, parts: [] }, quantity: 1, note: "" },
  dish: undefined,
  configured: isPriced ? { ownPricePaise: 1, pricePaise: 1, options: [], parts: [] } : null,
  choices: [],
  missingCount: 0,
  problem,
});
const pathsOf = (problems: { path: string }[]) => problems.map(({ path }) => path);

describe("knownProblems", () => {
  test("a takeaway needs nothing of a customer", () => {
    expect(knownProblems(emptyOrder("key"), [line("", true)], nothing, true)).toEqual([]);
  });

  test("a delivery needs an address and a phone number", () => {
    const order = {
      ...emptyOrder("key"),
      city: "",
      fulfilment: "delivery",
      street: "5 Tilak Road",
    } as const;
    expect(pathsOf(knownProblems(order, [], nothing, true))).toEqual(["city", "zipCode", "phone"]);
  });

  test.each([
    ["phone", { phone: "12x" }],
    ["discount", { discount: "a little", discountReason: "Dropped" }],
    ["discount", { discount: "12.345", discountReason: "Dropped" }],
    ["discount", { discount: "-5" }],
    ["discountReason", { discount: "₹ 20" }],
  ])("a wrong %s of %o is known before the sale is kept", (path, typed) => {
    const order = { ...emptyOrder("key"), ...typed };
    expect(pathsOf(knownProblems(order, [], nothing, false))).toEqual([path]);
  });

  test("a full time, a small order and a wrong coupon are known from the quote", () => {
    const problem = (field: "pincode" | "requestedFor" | "coupon") =>
      ({ field, code: "conflict", message: field }) as const;
    const problems = [problem("requestedFor"), problem("pincode"), problem("coupon")];
    const found = knownProblems(emptyOrder("key"), [], { problems }, true);
    expect(pathsOf(found)).toEqual(["requestedFor", "zipCode", "coupon"]);
  });

  test("stock blocks an order only while the shop can be asked; a dish without a price always does", () => {
    const lines = [line("Only 1 left.", true), line("Off the menu.", false)];
    const order = emptyOrder("key");
    expect(pathsOf(knownProblems(order, lines, nothing, true))).toEqual(["lines[0]", "lines[1]"]);
    expect(pathsOf(knownProblems(order, lines, nothing, false))).toEqual(["lines[1]"]);
  });
});
