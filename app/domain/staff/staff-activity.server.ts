import { and, count, eq, gte, lt, ne, sql, sum } from "drizzle-orm";
import { db, sqlite } from "#db/client.server.ts";
import { firstIdAt } from "#db/new-id.ts";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import { staffLog } from "#db/staff-log.ts";
import { auditLogEntry, type StaffLogRow } from "../audit/staff-log-row.ts";
import { addDays, instantInIndia } from "../clock.ts";
import { cashOwedPaise } from "../payments/carried-cash.server.ts";

/** More entries than anyone makes in a day. */
const MAX_ENTRIES = 1000;

const userId = sql.placeholder("userId");

const taken = db
  .select({
    channel: orders.channel,
    total: count(),
    paise: sum(orders.totalPaise).mapWith(Number),
  })
  .from(orders)
  .where(
    and(
      eq(orders.takenBy, userId),
      gte(orders.createdAt, sql.placeholder("from")),
      lt(orders.createdAt, sql.placeholder("until")),
      ne(orders.status, "cancelled"),
    ),
  )
  .groupBy(orders.channel)
  .prepare();

const received = db
  .select({
    kind: sql<"payment" | "refund" | "reversal">`${payments.kind}`,
    method: payments.method,
    total: count(),
    paise: sum(payments.amountPaise).mapWith(Number),
  })
  .from(payments)
  .where(
    and(
      eq(payments.byUserId, userId),
      gte(payments.createdAt, sql.placeholder("from")),
      lt(payments.createdAt, sql.placeholder("until")),
      // Claims and their rejections do not count as money yet.
      sql`payments.kind <> 'claim' and not exists (select 1 from payments claim
        where payments.kind = 'reversal' and claim.id = payments.applies_to and claim.kind = 'claim')`,
    ),
  )
  .groupBy(payments.kind, payments.method)
  .prepare();

// Ids are in chronological order.
const entries = sqlite.prepare<[object], StaffLogRow>(
  `select * from ${staffLog} where actor_id = :userId and id >= :firstId and id < :lastId
  order by id limit ${MAX_ENTRIES}`,
);

/** Everything that a person did on a day in India. */
export function staffActivity(id: string, day: string) {
  const from = instantInIndia(day, 0);
  const until = instantInIndia(addDays(day, 1), 0);
  const range = { userId: id, from: from.getTime(), until: until.getTime() };
  const done = entries
    .all({ userId: id, firstId: firstIdAt(from), lastId: firstIdAt(until) })
    .map(auditLogEntry);
  const timesOf = (action: string) => done.filter((entry) => entry.action === action).length;
  return {
    orders: taken.all(range),
    payments: received.all(range),
    cancellations: timesOf("order.cancelled"),
    discounts: timesOf("order.discounted"),
    overfills: timesOf("order.overfilled"),
    owedPaise: cashOwedPaise(id),
    entries: done,
  };
}
