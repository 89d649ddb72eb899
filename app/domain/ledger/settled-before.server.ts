import { m } from "#messages";
import type { User } from "../access/user.ts";
import { type IdempotencyKey, resultOfKey } from "../idempotency.server.ts";
import { ok, problem, type Result } from "../result.ts";

/** Whether a payment or refund of this order or booking was already recorded with this key. Problems: `key_reused`. */
export function settledBefore(
  actor: User,
  id: string,
  once: IdempotencyKey | null,
): Result<boolean> {
  const earlier = resultOfKey(actor.id, "payment", once);
  if (!earlier.ok) return earlier;
  if (earlier.value === null || earlier.value === id) return ok(earlier.value === id);
  return problem("key_reused", m.payments_idempotencyKeyUsed());
}
