import { m } from "#messages";
import { type PaymentMethod, paymentMethods } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import type { FieldError } from "../result.ts";
import { isUnreadableAmount, paiseTyped } from "../typed-amount.ts";
import type { CounterOrder } from "./counter-order.ts";

/** Nobody needs more change than this: a higher amount has a digit too many. */
const MAX_CHANGE_PAISE = 200_000;

type Paid = { method: PaymentMethod; amountPaise: number };

/** What is paid now; nothing for an order that is paid later. */
export function paymentsOf({ payment, split }: CounterOrder, totalPaise: number): Paid[] {
  if (payment === null || payment === "later") return [];
  if (payment !== "split") return [{ method: payment, amountPaise: totalPaise }];
  return paymentMethods
    .map((method) => ({ method, amountPaise: paiseTyped(split[method]) }))
    .filter(({ amountPaise }) => amountPaise > 0);
}

export function paidNowPaise(order: CounterOrder, totalPaise: number): number {
  return paymentsOf(order, totalPaise).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** The change for a customer who pays in cash; null until a sufficient amount is typed. */
export function changePaise({ payment, given }: CounterOrder, totalPaise: number): number | null {
  const givenPaise = paiseTyped(given);
  return payment === "cash" && givenPaise >= totalPaise ? givenPaise - totalPaise : null;
}

/** Amounts that a customer is likely to hand over, at most three: ₹300 and ₹500 for ₹270. */
export function likelyNotes(totalPaise: number): number[] {
  const steps = [10_000, 20_000, 50_000];
  const notes = steps.map((step) => Math.ceil(totalPaise / step) * step);
  return [...new Set(notes)].filter((note) => note > totalPaise);
}

/** The fields whose text is not an amount. */
function unreadableAmounts(
  payment: CounterOrder["payment"],
  given: string,
  split: CounterOrder["split"],
): string[] {
  if (payment === "cash") return isUnreadableAmount(given) ? ["given"] : [];
  if (payment !== "split") return [];
  return paymentMethods
    .filter((method) => isUnreadableAmount(split[method]))
    .map((method) => `split.${method}`);
}

/** Errors that must be corrected before the order can be sent. */
export function missingFields(order: CounterOrder, totalPaise: number): FieldError[] {
  if (order.lines.length === 0) return [{ path: "query", msg: m.counter_addADishFirst() }];
  const { payment, given, split } = order;
  if (payment === null) return [{ path: "payment", msg: m.counter_paymentRequired() }];
  const unreadable = unreadableAmounts(payment, given, split);
  if (unreadable.length > 0) {
    return unreadable.map((path) => ({ path, msg: m.counter_amountNotRead() }));
  }
  const givenPaise = paiseTyped(given);
  const total = formatRupees(totalPaise);
  if (payment === "cash" && givenPaise - totalPaise > MAX_CHANGE_PAISE) {
    const msg = m.counter_cashTooMuch({ total, given: formatRupees(givenPaise) });
    return [{ path: "given", msg }];
  }
  if (payment === "cash" && given.trim() !== "" && givenPaise < totalPaise) {
    const msg = m.counter_cashTooLittle({ total, given: formatRupees(givenPaise) });
    return [{ path: "given", msg }];
  }
  const paidPaise = paidNowPaise(order, totalPaise);
  if (payment === "split" && (paidPaise === 0 || paidPaise > totalPaise)) {
    const msg = m.counter_splitNotEven({ total, paid: formatRupees(paidPaise) });
    return [{ path: "split.cash", msg }];
  }
  return [];
}
