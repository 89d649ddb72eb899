import { expect, test } from "vitest";
import type { User } from "../access/user.ts";
import type { LedgerRow } from "./order-money.ts";
import { recordedByAnother } from "./recorded-by-another.ts";
import { whyNotPayable } from "./settlement-rules.ts";

const at = new Date("2026-11-21T15:50:00Z");
const late = { id: "late" } as User;

const payment = {
  ...{ kind: "payment", state: "confirmed", method: "cash", amountPaise: 4500 },
  ...{ byUserId: "sunita", byName: "Sunita Gokhale", createdAt: new Date("2026-11-21T15:42:00Z") },
} as LedgerRow;

const paid = {
  ...{ status: "preparing", totalPaise: 4500, paidPaise: 4500 },
  ...{ refundedPaise: 0, waivedPaise: 0, keptPaise: 0 },
};
const refusal = (changes: Partial<LedgerRow> = {}) =>
  whyNotPayable("order", paid, 4500, () =>
    recordedByAnother(late, [{ ...payment, ...changes }], at),
  );

test("somebody who records a payment a second time learns who was first, and that theirs does not count", () => {
  expect(refusal()).toMatchObject({
    code: "conflict",
    message: "Sunita Gokhale recorded ₹45 in cash at 9:12 PM. Your payment was not recorded.",
  });
  expect(refusal({ method: "online", byUserId: null, byName: null })?.message).toBe(
    "₹45 was paid online at 9:12 PM. Your payment was not recorded.",
  );
});

test.each([
  ["their own", { byUserId: "late" }],
  ["an old one", { createdAt: new Date("2026-11-21T14:49:00Z") }],
  ["one that was reversed", { state: "reversed" }],
  ["a refund", { kind: "refund" }],
] as const)("%s is not told", (_, changes) => {
  expect(refusal(changes)).toMatchObject({
    code: "already_in_status",
    message: "Order is already paid",
  });
});

test("what is left can still be paid", () => {
  const balance = { ...paid, paidPaise: 4000 };
  const neverRead = () => expect.unreachable("the ledger is read only for the message");
  expect(whyNotPayable("order", balance, 500, neverRead)).toBeNull();
});
