import { and, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { orders, tokenCounters } from "#db/schema/orders.ts";
import type { Device } from "../access/device.ts";

const take = prepareInsert(tokenCounters, (insert) =>
  insert
    .onConflictDoUpdate({
      target: tokenCounters.day,
      set: { last: sql`${tokenCounters.last} + 1` },
    })
    .returning({ last: tokenCounters.last }),
);

const orderWith = db
  .select({ id: orders.id })
  .from(orders)
  .where(
    and(
      eq(orders.tokenDay, sql.placeholder("day")),
      given(orders.token),
      // The condition of the index.
      sql`token <> ''`,
    ),
  )
  .prepare();

/**
 * The next token of a day in India, even if the day is closed. Call it inside the transaction that
 * writes the order.
 */
export function nextToken(day: string): string {
  return String(take.get({ day, last: 1 }).last);
}

/** Whether a token that a device assigned offline begins with the device's letter and belongs to no other order. */
export function isFreeTokenOf({ letter }: Device, day: string, token: string): boolean {
  const number = token.startsWith(letter) ? token.slice(letter.length) : "";
  return /^[1-9]\d{0,4}$/.test(number) && !orderWith.get({ day, token });
}
