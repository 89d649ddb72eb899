import { createHash } from "node:crypto";
import { sqlite } from "#db/client.server.ts";
import { addDays, instantInIndia } from "../clock.ts";
import { openSpan } from "../opening-hours.ts";
import { refundsDue } from "../payments/payment-lists.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { DayReport } from "./day-report.ts";
import type { OpenOrder, Unfinished } from "./unfinished.ts";

const openUntil = sqlite.prepare<[number], OpenOrder>(`
  select id orderId, order_number orderNumber, token, status, total_paise totalPaise
  from orders where status not in ('delivered', 'cancelled') and promised_at < ?
  order by promised_at, seq`);

/** Including what was promised for after midnight, while the shop is still open. */
function endOf(day: string): number {
  const midnight = instantInIndia(addDays(day, 1), 0);
  const closesAt = openSpan(day, shopSettings())?.to ?? midnight;
  return Math.max(closesAt.getTime(), midnight.getTime());
}

/** Orders that are due by the end of a day and neither delivered nor cancelled, cash that riders carry, and refunds; null if there is none. */
export function unfinishedOn({ day, carried }: DayReport): Unfinished | null {
  const orders = openUntil.all(endOf(day));
  const refunds = refundsDue(true);
  if (orders.length + carried.length + refunds.count === 0) return null;
  const listed = JSON.stringify([orders.map(({ orderId }) => orderId), carried, refunds]);
  const key = createHash("sha256").update(listed).digest("base64url").slice(0, 20);
  return { orders, carried, refunds, key };
}
