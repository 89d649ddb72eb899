import { asc, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { pushMessages, pushSubscriptions } from "#db/schema/push.ts";
import { isStaff } from "../access/permissions.ts";
import { now } from "../clock.ts";
import { pick } from "../pick.ts";
import { nextPushAt } from "./push-retry.ts";

/** While a message is being sent, it is not sent again. After a crash, it is retried when the claim expires. */
const CLAIM_MS = 60_000;

// One at a time for each subscription, so that messages arrive in order.
const first = db
  .select({
    ...columnsExcept(pushMessages, ["createdAt"]),
    ...pick(pushSubscriptions, ["endpoint", "publicKey", "authSecret", "audience"]),
    role: users.role,
    isActive: users.isActive,
  })
  .from(pushMessages)
  .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
  .innerJoin(users, eq(users.id, pushSubscriptions.userId))
  .where(
    sql`${pushMessages.subscriptionId} not in (select value from json_each(${sql.placeholder("busy")}))`,
  )
  .orderBy(asc(pushMessages.dueAt), asc(pushMessages.id))
  .limit(1)
  .prepare();

const claim = db
  .update(pushMessages)
  .set({
    dueAt: sql`${sql.placeholder("until")}`,
    attemptCount: sql`${pushMessages.attemptCount} + 1`,
  })
  .where(given(pushMessages.id))
  .prepare();

const remove = db.delete(pushMessages).where(given(pushMessages.id)).prepare();

const removeSubscription = db
  .delete(pushSubscriptions)
  .where(given(pushSubscriptions.id))
  .prepare();

type FirstPush = NonNullable<ReturnType<typeof first.get>>;
export type DuePush = FirstPush & { expiresAt: Date };

function isEntitled({ audience, role, isActive }: FirstPush): boolean {
  return isActive && (audience === "customer" || isStaff({ role }));
}

/**
 * Claims the message that has been due longest, for one attempt. If none is due, returns when the
 * next one is, or null if none waits. `busy`: subscriptions to which a message is being sent.
 */
export function claimDuePush(busy: Iterable<string>): DuePush | Date | null {
  const skipped = JSON.stringify([...busy]);
  for (;;) {
    const at = now();
    const found = first.get({ busy: skipped });
    if (!found?.dueAt || !found.expiresAt) return null;
    const { id, subscriptionId, dueAt, expiresAt, attemptCount } = found;
    if (dueAt > at) return dueAt;
    if (!isEntitled(found)) removeSubscription.run({ id: subscriptionId });
    else if (expiresAt <= at) remove.run({ id });
    else {
      claim.run({ id, until: at.getTime() + CLAIM_MS });
      return { ...found, expiresAt, attemptCount: attemptCount + 1 };
    }
  }
}

export function removePush({ id }: DuePush): void {
  remove.run({ id });
}

/** The browser has withdrawn the subscription; its messages are removed too. */
export function removeGoneSubscription({ subscriptionId }: DuePush): void {
  removeSubscription.run({ id: subscriptionId });
}

/** Returns when it is tried again, or null if it would be too late to be useful. */
export function retryPush(
  { id, attemptCount, expiresAt }: DuePush,
  delays: { firstDelayMs: number; retryAfterMs: number | null },
): Date | null {
  const next = nextPushAt(now(), { ...delays, failedAttempts: attemptCount, expiresAt });
  if (next) updateRow(pushMessages, id, { dueAt: next });
  else remove.run({ id });
  return next;
}
