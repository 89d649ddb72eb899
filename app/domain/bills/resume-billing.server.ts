import { sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { billCounters } from "#db/schema/bills.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { dayInIndia, now } from "../clock.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { adminOnly, type FieldError, ok, problem, type Result } from "../result.ts";
import { billNumberOf, financialYearOf, seriesOf } from "./bill.ts";
import { billEvent } from "./bill-event.server.ts";
import { billOrder } from "./bill-order.server.ts";
import { endPause, isBillingPaused } from "./billing-pause.server.ts";
import type { LastNumbers } from "./last-numbers-schema.ts";

const counter = db
  .select({ last: billCounters.last })
  .from(billCounters)
  .where(given(billCounters.series, billCounters.financialYear))
  .prepare();

const setCounter = prepareInsert(billCounters, (insert) =>
  insert.onConflictDoUpdate({
    target: [billCounters.series, billCounters.financialYear],
    set: { last: sql`excluded.last` },
  }),
);

/** The last numbers of this financial year that the shop knows of. */
export function knownNumbers(): LastNumbers & { financialYear: string } {
  const financialYear = financialYearOf(dayInIndia(now()));
  const last = (name: string) => counter.get({ series: name, financialYear })?.last ?? 0;
  return { financialYear, bill: last(seriesOf("bill")), creditNote: last(seriesOf("credit_note")) };
}

/**
 * Continues after the numbers that the owner entered, and issues the bills that waited. Problems:
 * `forbidden`, `conflict` (billing is not paused), `validation` (a number lower than one that the
 * shop knows).
 */
export function resumeBilling(actor: User, entered: LastNumbers): Result<{ issued: number }> {
  if (!may(actor, "keep the books")) return adminOnly;
  return write((): Result<{ issued: number }> => {
    if (!isBillingPaused()) return problem("conflict", m.bills_billingIsNotWaiting());
    const known = knownNumbers();
    const { financialYear } = known;
    const errors: FieldError[] = [];
    for (const [path, kind] of [
      ["bill", "bill"],
      ["creditNote", "credit_note"],
    ] as const) {
      if (entered[path] >= known[path]) continue;
      const least = billNumberOf(kind, financialYear, known[path]);
      errors.push({
        path,
        msg: m.bills_numberTooLow({ least }),
      });
    }
    const [first] = errors;
    if (first) return problem("validation", first.msg, { errors });
    setCounter.run({ series: seriesOf("bill"), financialYear, last: entered.bill });
    setCounter.run({ series: seriesOf("credit_note"), financialYear, last: entered.creditNote });
    const waiting = endPause();
    const at = now();
    for (const id of waiting) {
      const order = findAnyOrder(id);
      if (order) billOrder(order, at);
      else billEvent(id, at);
    }
    recordAudit(actor, {
      action: "settings.billing_resumed",
      subject: { id: "tax", name: "Bills and tax" },
      before: { bill: known.bill, creditNote: known.creditNote },
      after: { ...entered },
    });
    return ok({ issued: waiting.length });
  });
}
