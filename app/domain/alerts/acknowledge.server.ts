import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { orders } from "#db/schema/orders.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { ringingFor } from "./ringing.server.ts";

/** One order, one booking, or everything visible to the actor that rang by `until`. */
export type Acknowledged = { orderId: string } | { eventId: string } | { until: Date };

const seen = { kind: "seen", fromValue: "", toValue: "", reason: "" } as const;

/**
 * Silences it on every device, because nobody else has to see it. Returns how many were ringing; 0
 * if somebody else was faster. Problems: `forbidden`.
 */
export function acknowledgeAlerts(actor: User, what: Acknowledged): Result<number> {
  if (!may(actor, "read orders")) return adminOnly;
  const silenced = write(() => {
    const at = now();
    const rang = ringingFor(actor).filter(({ id, since }) =>
      "until" in what
        ? new Date(since) <= what.until
        : id === ("orderId" in what ? what.orderId : what.eventId),
    );
    for (const { id, isBooking } of rang) {
      if (isBooking) {
        updateRow(events, id, { ringsSince: null });
        recordEventChange(actor, id, seen, at);
      } else {
        updateRow(orders, id, { ringsSince: null });
        recordChange(actor, { id }, seen, at);
      }
    }
    return ok(rang.length);
  });
  if (silenced.ok && silenced.value > 0) publishOrderEvent();
  return silenced;
}
