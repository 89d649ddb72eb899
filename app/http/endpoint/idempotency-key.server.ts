import { createHash } from "node:crypto";
import type { IdempotencyKey } from "#app/domain/idempotency.server.ts";
import { ok, problem, type Result } from "#app/domain/result.ts";

const MAX_LENGTH = 200;

/**
 * The `Idempotency-Key` header with a fingerprint of the parsed body, so that whitespace and field
 * order make no difference. Null without a key.
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

/** The single-use key in a hidden field of a form; null unless the shop could have made it. */
export function formKey(form: FormData, field: string): IdempotencyKey | null {
  const key = form.get(field);
  return typeof key === "string" && /^[\w-]{16,100}$/.test(key) ? { key, fingerprint: "" } : null;
}
