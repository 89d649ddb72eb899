import { createHash } from "node:crypto";
import { sqlite } from "#db/client.server.ts";
import { addDays, instantInIndia } from "../clock.ts";
import { openSpan } from "../opening-hours.ts";
import { refundsDue, refundsOwed } from "../payments/payment-lists.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { DayReport } from "./day-report.ts";
import type { OpenOrder, Unfinished } from "./unfinished.ts";

const openUntil = sqlite.prepare<[number], OpenOrder>(`
  select id orderId, order_number orderNumber, token, status, total_paise totalPaise
  from orders where status not in ('delivered', 'cancelled') and promised_at < ?
  order by promised_at, seq`);

const refundsOfLastClosing = sqlite
  .prepare<[], string | null>(
    `select report ->> '$.refundsOwed' from business_days where closed_at is not null
     order by day desc limit 1`,
  )
  .pluck();

/** Whether the last closing did not confirm all of these. */
function hasUnconfirmed(owed: string[]): boolean {
  const confirmed: string[] = JSON.parse(refundsOfLastClosing.get() ?? "[]");
  return owed.some((refund) => !confirmed.includes(refund));
}

/** Includes orders promised for after midnight, while the shop is still open. */
function endOf(day: string): number {
  const midnight = instantInIndia(addDays(day, 1), 0);
  const closesAt = openSpan(day, shopSettings())?.to ?? midnight;
  return Math.max(closesAt.getTime(), midnight.getTime());
}

/**
 * Orders due by the end of a day that are neither delivered nor cancelled, cash that riders carry,
 * and refunds; null if there is nothing. Refunds that an earlier closing confirmed are listed but
 * need no new confirmation.
 */
export function unfinishedOn({ day, carried }: DayReport): Unfinished | null {
  const orders = openUntil.all(endOf(day));
  const refunds = refundsDue(true);
  const isAsked = orders.length + carried.length > 0;
  if (!isAsked && refunds.count === 0) return null;
  const owed = refundsOwed();
  if (!isAsked && !hasUnconfirmed(owed)) return { orders, carried, refunds, key: "" };
  const listed = JSON.stringify([orders.map(({ orderId }) => orderId), carried, owed]);
  const key = createHash("sha256").update(listed).digest("base64url").slice(0, 20);
  return { orders, carried, refunds, key };
}
