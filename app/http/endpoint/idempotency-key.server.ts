import { createHash } from "node:crypto";
import type { IdempotencyKey } from "#app/domain/idempotency.server.ts";
import { ok, problem, type Result } from "#app/domain/result.ts";

const MAX_LENGTH = 200;

/**
 * Takes a request and its checked body, returns the `Idempotency-Key` with the body's fingerprint, or
 * null without one. The body counts as it was understood: spaces and the order of fields do not make
 * it another. Problems: `validation` (longer than 200 characters). Source: decisions, Ordering.
 */
export function idempotencyKey(request: Request, body: unknown): Result<IdempotencyKey | null> {
  const key = request.headers.get("idempotency-key")?.trim();
  if (!key) return ok(null);
  if (key.length > MAX_LENGTH) {
    const msg = `Must be at most ${MAX_LENGTH} characters`;
    return problem("validation", "Validation failed", {
      errors: [{ path: "Idempotency-Key", msg }],
    });
  }
  const fingerprint = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  return ok({ key, fingerprint });
}
