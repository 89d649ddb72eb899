import { sqlite } from "#db/client.server.ts";
import { shopItself } from "../access/user.ts";
import { MINUTE_MS, now } from "../clock.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { NOT_ANSWERED } from "../reasons/known-reasons.ts";
import { ok } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { applyStatus } from "./change-status.server.ts";

// The plus makes SQLite use the index of open orders.
const expired = sqlite
  .prepare<{ promisedBy: number }, string>(
    `select id from orders where status not in ('delivered', 'cancelled') and promised_at <= :promisedBy
       and coalesce(promised_until, promised_at) + delay_minutes * ${MINUTE_MS} <= :promisedBy
       and +status = 'pending' and channel = 'web'`,
  )
  .pluck();

/**
 * Cancels orders that nobody answered until long after their promised time, as a staff member
 * would: reservations are freed, payments are to be refunded, and the customer reads an apology,
 * which is also emailed if the order is at most a day late. Returns how many.
 */
export function expireUnanswered(): number {
  const { expiresAfterMinutes } = shopSettings().alerts;
  if (expiresAfterMinutes === 0) return 0;
  const promisedBy = now().getTime() - expiresAfterMinutes * MINUTE_MS;
  if (expired.get({ promisedBy }) === undefined) return 0;
  const cancelled = writeAndPublish(() => {
    const orders = expired.all({ promisedBy }).flatMap((id) => findAnyOrder(id) ?? []);
    for (const order of orders) {
      applyStatus(shopItself, order, { status: "cancelled", reason: NOT_ANSWERED });
    }
    return ok(orders.length);
  });
  return cancelled.ok ? cancelled.value : 0;
}
