import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { orders, tokenBlocks, tokenCounters } from "#db/schema/orders.ts";
import { m } from "#messages";
import type { Device } from "../access/device.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { dayInPune, now } from "../clock.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";

/** How many orders a device can take offline before its tokens get a letter. */
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

type TokenBlock = { first: number; last: number };

/** The next token of a day (in Pune). Call it inside the transaction that writes the order. */
export function nextToken(day: string): string {
  return String(take.get({ day, last: 1 }).last);
}

/** Reserves further tokens, which only this device gives out. Call it inside a transaction. */
function reserveTokens({ id: deviceId }: Device, day: string, at: Date): TokenBlock {
  const { last } = take.get({ day, last: BLOCK_SIZE });
  const block = { first: last - BLOCK_SIZE + 1, last };
  insertBlock.run({ id: newId(), deviceId, day, ...block, createdAt: at });
  return block;
}

/** Whether a device may give out this token: it is reserved for the device or has its letter, and no order has it. */
export function isFreeTokenOf(device: Device, day: string, token: string): boolean {
  if (orderWith.get({ day, token })) return false;
  const [, letter, digits] = /^([A-Z]*)([1-9]\d{0,4})$/.exec(token) ?? [];
  if (letter) return letter === device.letter;
  return blockWith.get({ deviceId: device.id, day, number: Number(digits) }) !== undefined;
}

/** A device with fewer tokens left gets another block. */
const MIN_LEFT = 20;

/**
 * The tokens that a device can give out today while offline. A browser that remembers no token may have lost orders with
 * its storage, so it gets new ones only. Problems: `forbidden`, `conflict` (this browser is no device of the shop).
 */
export function tokensOfDevice(
  actor: User,
  lastToken: number | null,
): Result<{ day: string; blocks: TokenBlock[] }> {
  if (!may(actor, "take orders")) return adminOnly;
  const device = actor.origin?.device;
  if (!device) return problem("conflict", m.counter_notShopDevice());
  const at = now();
  const day = dayInPune(at);
  return write(() => {
    const blocks =
      lastToken === null
        ? []
        : blocksOf.all({ deviceId: device.id, day }).filter(({ last }) => last > lastToken);
    const left = blocks.reduce(
      (sum, { first, last }) => sum + last - Math.max(first - 1, lastToken ?? 0),
      0,
    );
    if (left < MIN_LEFT) blocks.push(reserveTokens(device, day, at));
    return ok({ day, blocks });
  });
}
