import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { orders, tokenBlocks, tokenCounters } from "#db/schema/orders.ts";
import type { Device } from "../staff/device.ts";

/** So many orders a device can take without reaching the shop before its tokens get a letter. */
const BLOCK_SIZE = 50;

const take = prepareInsert(tokenCounters, (insert) =>
  insert
    .onConflictDoUpdate({
      target: tokenCounters.day,
      set: { last: sql`${tokenCounters.last} + excluded.last` },
    })
    .returning({ last: tokenCounters.last }),
);

const insertBlock = prepareInsert(tokenBlocks);

const blocksOf = db
  .select({ first: tokenBlocks.first, last: tokenBlocks.last })
  .from(tokenBlocks)
  .where(
    and(
      eq(tokenBlocks.deviceId, sql.placeholder("deviceId")),
      eq(tokenBlocks.day, sql.placeholder("day")),
    ),
  )
  .orderBy(asc(tokenBlocks.first))
  .prepare();

const blockWith = db
  .select({ id: tokenBlocks.id })
  .from(tokenBlocks)
  .where(
    and(
      eq(tokenBlocks.deviceId, sql.placeholder("deviceId")),
      eq(tokenBlocks.day, sql.placeholder("day")),
      lte(tokenBlocks.first, sql.placeholder("number")),
      gte(tokenBlocks.last, sql.placeholder("number")),
    ),
  )
  .prepare();

const orderWith = db
  .select({ id: orders.id })
  .from(orders)
  .where(
    and(eq(orders.tokenDay, sql.placeholder("day")), eq(orders.token, sql.placeholder("token"))),
  )
  .prepare();

export type TokenBlock = { first: number; last: number };

/** The next token of a day (in Pune). Call it inside the transaction that writes the order. */
export function nextToken(day: string): string {
  return String(take.get({ day, last: 1 }).last);
}

/** Reserves further tokens for a device, which nobody else gets. Call it inside a transaction. */
export function reserveTokens({ id: deviceId }: Device, day: string, at: Date): TokenBlock {
  const { last } = take.get({ day, last: BLOCK_SIZE });
  const block = { first: last - BLOCK_SIZE + 1, last };
  insertBlock.run({ id: newId(), deviceId, day, ...block, createdAt: at });
  return block;
}

/** Oldest first. */
export function reservedTokens({ id: deviceId }: Device, day: string): TokenBlock[] {
  return blocksOf.all({ deviceId, day });
}

/** Whether a device may give out this token: one of its reserved ones, or one with its letter, that no order has. */
export function isFreeTokenOf(device: Device, day: string, token: string): boolean {
  if (orderWith.get({ day, token })) return false;
  const [, letter, digits] = /^([A-Z]*)([1-9]\d{0,4})$/.exec(token) ?? [];
  if (letter) return letter === device.letter;
  return blockWith.get({ deviceId: device.id, day, number: Number(digits) }) !== undefined;
}
