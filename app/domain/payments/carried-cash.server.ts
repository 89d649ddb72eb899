import { asc, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { cashHandovers } from "#db/schema/payments.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import { staffRoles } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import { findUser } from "../accounts/queries.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { businessDay } from "../business-day.server.ts";
import { now } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import type { Carrier, HandoverForm } from "./carried-cash.ts";

/** Cash that somebody collected at the door, less reversals and cash handed in. */
const owedBy = (userId: SQLWrapper) => sql<number>`(
  (select coalesce(sum(amount_paise), 0)
    from payments where is_carried and by_user_id = ${userId} and kind = 'payment') -
  (select coalesce(sum(reversal.amount_paise), 0)
    from payments reversal cross join payments collected on collected.id = reversal.applies_to
    where reversal.is_carried and reversal.kind = 'reversal' and collected.by_user_id = ${userId}) -
  (select coalesce(sum(amount_paise), 0) from cash_handovers where rider_id = ${userId}))`;

const owedByOne = db
  .select({ paise: owedBy(sql.placeholder("userId")) })
  .from(sql`(select 1)`)
  .prepare();

// Drizzle would leave out the table, but the inner tables have a column with the same name.
const ownId = sql`users.id`;

const carriers = db
  .select({ id: users.id, name: users.name, owedPaise: owedBy(ownId) })
  .from(users)
  .where(inArray(users.role, staffRoles))
  .orderBy(asc(users.name))
  .prepare();

const insert = prepareInsert(cashHandovers);

/** An account that owes cash cannot be removed. */
export function cashOwedPaise(userId: string): number {
  return owedByOne.get({ userId })?.paise ?? 0;
}

/** Everybody who owes cash, sorted by name. */
export function cashCarriers(): Carrier[] {
  return carriers.all().filter(({ owedPaise }) => owedPaise > 0);
}

/**
 * Records cash from the door that was handed in, in full or in part. Problems: `forbidden`,
 * `not_found`, `conflict` (another amount is owed now, for example because the form was sent
 * twice), `validation`.
 */
export function receiveCash(
  actor: User,
  { riderId, owedPaise, amount: amountPaise }: HandoverForm,
): Result<{ rider: User; amountPaise: number }> {
  return writeAndPublish(() => {
    if (!may(actor, "take payments")) return adminOnly;
    const rider = findUser(riderId);
    if (!rider) return problem("not_found", m.deliveries_accountNotFound());
    const owed = cashOwedPaise(riderId);
    if (owed !== owedPaise) {
      const [now, before] = [formatRupees(owed), formatRupees(owedPaise)];
      return problem("conflict", m.deliveries_owesChanged({ name: rider.name, now, before }));
    }
    if (amountPaise === 0 || amountPaise > owed) {
      const range = m.deliveries_handInTooHigh({
        owed: formatRupees(owed),
        name: rider.name,
      });
      return problem("validation", amountPaise === 0 ? m.deliveries_enterTheAmount() : range);
    }
    const at = now();
    const day = businessDay(at);
    insert.run({ id: newId(), riderId, receivedBy: actor.id, amountPaise, day, createdAt: at });
    recordAudit(actor, {
      action: "cash.handed_over",
      subject: { id: riderId, name: rider.name },
      before: { owedPaise },
      after: { owedPaise: owed - amountPaise, receivedPaise: amountPaise },
    });
    return ok({ rider, amountPaise });
  });
}
