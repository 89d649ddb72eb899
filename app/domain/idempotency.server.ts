import { and, eq, gte, lt, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { idempotencyKeys } from "#db/schema/idempotency.ts";
import { now } from "./clock.ts";
import { ok, problem, type Result } from "./result.ts";

const KEY_LIFETIME_MS = 24 * 3_600_000;

/** `fingerprint` is a hash of the request's body; empty for forms, whose key belongs to one page. */
export type IdempotencyKey = { key: string; fingerprint: string };

type Purpose = (typeof idempotencyKeys.$inferSelect)["purpose"];

const findKey = db
  .select({ fingerprint: idempotencyKeys.fingerprint, resultId: idempotencyKeys.resultId })
  .from(idempotencyKeys)
  .where(
    and(
      given(idempotencyKeys.userId, idempotencyKeys.purpose, idempotencyKeys.key),
      gte(idempotencyKeys.createdAt, sql.placeholder("since")),
    ),
  )
  .prepare();

const findFormKey = db
  .select({ resultId: idempotencyKeys.resultId })
  .from(idempotencyKeys)
  .where(
    and(
      gte(idempotencyKeys.createdAt, sql.placeholder("since")),
      given(idempotencyKeys.purpose, idempotencyKeys.key),
      eq(idempotencyKeys.fingerprint, ""),
    ),
  )
  .prepare();

const insert = prepareInsert(idempotencyKeys);

const removeOld = db
  .delete(idempotencyKeys)
  .where(lt(idempotencyKeys.createdAt, sql.placeholder("before")))
  .prepare();

/**
 * The id of the record that the first request with this key made in the last 24 hours, or null.
 * Problems: `key_reused`.
 */
export function resultOfKey(
  userId: string,
  purpose: Purpose,
  once: IdempotencyKey | null,
): Result<string | null> {
  if (!once) return ok(null);
  const since = now().getTime() - KEY_LIFETIME_MS;
  const first = findKey.get({ userId, purpose, key: once.key, since });
  if (!first) return ok(null);
  if (first.fingerprint !== once.fingerprint) {
    return problem("key_reused", "This Idempotency-Key was already used with another body");
  }
  return ok(first.resultId);
}

/**
 * The id of the record that anyone made with this form in the last 24 hours, or null: a new
 * customer's second tap may arrive without the session that the first one opened. The key proves
 * nothing about its sender, who must not see the record.
 */
export function resultOfForm(purpose: Purpose, { key }: IdempotencyKey): string | null {
  const since = now().getTime() - KEY_LIFETIME_MS;
  return findFormKey.get({ purpose, key, since })?.resultId ?? null;
}

/** Call it inside the transaction that makes the record. */
export function rememberKey(
  userId: string,
  purpose: Purpose,
  once: IdempotencyKey | null,
  resultId: string,
): void {
  if (!once) return;
  const at = now();
  removeOld.run({ before: at.getTime() - KEY_LIFETIME_MS });
  insert.run({ userId, purpose, ...once, resultId, createdAt: at });
}
