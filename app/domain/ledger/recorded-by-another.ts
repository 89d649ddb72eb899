import { m } from "#messages";
import type { Actor } from "../access/user.ts";
import { formatTime, HOUR_MS } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { type Problem, problem } from "../result.ts";
import type { LedgerRow } from "./order-money.ts";

/**
 * A warning for somebody who recorded a payment too late: somebody else recorded one within the
 * last hour, so both may have taken money. Expects the oldest first.
 */
export function recordedByAnother(actor: Actor, ledger: LedgerRow[], at: Date): Problem | null {
  const last = ledger.findLast(({ kind, state }) => kind === "payment" && state === "confirmed");
  if (!last || last.byUserId === actor.id) return null;
  if (at.getTime() - last.createdAt.getTime() > HOUR_MS) return null;
  const { byName: name, method, amountPaise, createdAt } = last;
  if (name === null && method !== "online") return null;
  const facts = { method, amount: formatRupees(amountPaise), time: formatTime(createdAt) };
  return problem("conflict", m.payments_recordedByAnother({ ...facts, name: name ?? "" }));
}
