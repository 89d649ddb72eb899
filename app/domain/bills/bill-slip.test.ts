import { describe, expect, test } from "vitest";
import { inLanguage } from "../language/in-language.server.ts";
import type { OrderTicket } from "../orders/order-ticket.ts";
import type { Bill } from "./bill.ts";
import { type BillSlip, billPayment, billSlip } from "./bill-slip.ts";

const charges = [
  ...["Delivery", "Packing", "Tip for the kitchen", "Cancellation fee"],
  ...["Service charge", "Setup", "Travel", "Catering", "Basic package"],
];
const bill = {
  ...{ kind: "bill", mode: "regular", eventId: "event", reason: "Refunded", day: "2026-11-29" },
  ...{ gstin: "27AAPFU0939F1ZV", placeOfSupply: "30" },
  lines: charges.map((name) => ({ name, code: "", quantity: 1, basisPoints: 500, totalPaise: 1 })),
} as unknown as Bill;

test.each(["hi", "mr"] as const)("charges on a bill are printed in the language %s", (language) => {
  const printed = (readIn: "en" | typeof language) =>
    inLanguage(readIn, () => billSlip(bill, undefined, []));

  expect(printed("en").lines.map(({ name }) => name)).toEqual(charges);
  for (const { name } of printed(language).lines) expect(name).toMatch(/\p{Script=Devanagari}/u);
  const texts = printed(language).facts.map(({ text }) => text);
  expect(texts).not.toContain("Refunded");
  expect(texts).toContain("गोवा (30)");
});

describe("a bill of an order that was changed later", () => {
  const slip = { isCredit: false, totalPaise: 16_000 } as BillSlip;
  const credited = [slip, { ...slip, isCredit: true }];
  const payment = (present: BillSlip[], money: Partial<OrderTicket>) =>
    billPayment(slip, present, { paymentMethod: "Cash", ...money } as OrderTicket);

  test("says that its own amount was paid", () => {
    const partlyPaid = { moneyState: "to_pay", paidPaise: 16_000 } as const;
    expect(payment(credited, partlyPaid)).toBe("Cash, paid");
    expect(payment(credited, { ...partlyPaid, moneyState: "claimed" })).toBe("Cash, paid");
  });

  test("does not ask for a payment once it is credited", () => {
    const unpaid = { moneyState: "to_pay", paidPaise: 0 } as const;
    expect(payment([slip], unpaid)).toBe("Cash, not paid yet");
    expect(payment(credited, unpaid)).toBeNull();
  });

  test("says what became of the money otherwise", () => {
    expect(payment(credited, { moneyState: "refund_due", paidPaise: 16_000 })).toBe(
      "Cash, Refund due",
    );
  });
});
