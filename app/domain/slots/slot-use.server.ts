import { and, gte, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { slots } from "#db/schema/slots.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import type { Slot, SlotUse } from "./slots.ts";

const usedFrom = db
  .select({ startsAt: slots.startsAt, orders: slots.orders, plates: slots.plates })
  .from(slots)
  .where(and(given(slots.deliveryType), gte(slots.startsAt, sql.placeholder("from"))))
  .prepare();

const open = prepareInsert(slots, (insert) => insert.onConflictDoNothing());

const usedBetween = (column: typeof slots.orders | typeof slots.plates) =>
  sql`(select coalesce(sum(${column}), 0) from ${slots}
    where ${slots.deliveryType} = ${sql.placeholder("deliveryType")}
      and ${slots.startsAt} >= ${sql.placeholder("startsAt")}
      and ${slots.startsAt} < ${sql.placeholder("endsAt")})`;

// The final check of the capacity, regardless of earlier reads. If the owner changed the slot
// length, a slot may contain several rows.
const take = db
  .update(slots)
  .set({
    orders: sql`${slots.orders} + 1`,
    plates: sql`${slots.plates} + ${sql.placeholder("plates")}`,
  })
  .where(
    and(
      given(slots.deliveryType, slots.startsAt),
      sql`(${sql.placeholder("maxOrders")} is null
        or ${usedBetween(slots.orders)} < ${sql.placeholder("maxOrders")})`,
      sql`(${sql.placeholder("maxPlates")} is null
        or ${usedBetween(slots.plates)} + ${sql.placeholder("plates")} <= ${sql.placeholder("maxPlates")})`,
    ),
  )
  .prepare();

const release = db
  .update(slots)
  .set({
    orders: sql`${slots.orders} - 1`,
    plates: sql`${slots.plates} - ${sql.placeholder("plates")}`,
  })
  .where(given(slots.deliveryType, slots.startsAt))
  .prepare();

/** The orders and plates promised from this time on. */
export function usedSlots(deliveryType: DeliveryType, from: Date): SlotUse[] {
  return usedFrom.all({ deliveryType, from: from.getTime() });
}

/**
 * Counts an order in its slot. Returns false if it is full, unless staff may overfill it. Call it
 * inside the transaction that places the order.
 */
export function takeSlot(
  deliveryType: DeliveryType,
  slot: Slot,
  plates: number,
  mayOverfill = false,
): boolean {
  const startsAt = slot.startsAt;
  open.run({ deliveryType, startsAt });
  const limits = mayOverfill
    ? { maxOrders: null, maxPlates: null }
    : { maxOrders: slot.orders, maxPlates: slot.plates };
  const key = { deliveryType, startsAt: startsAt.getTime(), endsAt: slot.endsAt.getTime() };
  return take.run({ ...key, ...limits, plates }).changes > 0;
}

/** Call it inside the transaction that cancels the order. */
export function releaseSlot(deliveryType: DeliveryType, startsAt: Date, plates: number): void {
  release.run({ deliveryType, startsAt: startsAt.getTime(), plates });
}
