import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { Role } from "../access/roles.ts";
import { formatRupees } from "../money.ts";
import { fieldProblem, type Problem } from "../result.ts";
import type { ChargeTerms } from "./charges.ts";

/** Actions that some staff may do up to an amount, and managers without limit. */
export type LimitedAction = "give discounts" | "refund payments";

type Person = { role: Role };
type Limits = Pick<ChargeTerms, "staffDiscountPaise" | "staffRefundPaise">;

/** Null for any amount. */
export function staffLimitPaise(
  person: Person,
  action: LimitedAction,
  { staffDiscountPaise, staffRefundPaise }: Limits,
): number | null {
  if (may(person, action)) return null;
  return action === "give discounts" ? staffDiscountPaise : staffRefundPaise;
}

/** Whether a manager has to approve it. */
export function exceedsLimit(amountPaise: number, limitPaise: number | null): boolean {
  return limitPaise !== null && amountPaise > limitPaise;
}

/** `More than ₹50 needs a manager's PIN.` */
export function pinNeeded(limitPaise: number): string {
  if (limitPaise === 0) return m.staff_managerPinAlwaysNeeded();
  return m.staff_managerPinNeeded({ limit: formatRupees(limitPaise) });
}

/** The problem if a person may not give this amount alone: `forbidden`, at the field for the PIN. */
export function limitProblem(
  person: Person,
  action: LimitedAction,
  amountPaise: number,
  limits: Limits,
): Problem | null {
  const limitPaise = staffLimitPaise(person, action, limits);
  if (limitPaise === null || !exceedsLimit(amountPaise, limitPaise)) return null;
  return fieldProblem("pin", pinNeeded(limitPaise), "forbidden");
}
