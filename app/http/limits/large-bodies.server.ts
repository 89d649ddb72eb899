import { isStaff } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { ok, problem, type Result } from "#app/domain/result.ts";
import { m } from "#messages";
import { clientIp, clientNetwork } from "../client.server.ts";
import { MAX_BODY_BYTES } from "./input-budget.ts";

const MAX_BYTES = 64_000_000;
const MAX_BYTES_PER_NETWORK = 34_000_000;
/** One form of the maximum size. */
const MAX_BYTES_PER_ACCOUNT = 17_000_000;

const tooMuch = () => problem("unavailable", m.shared_tooManyUploads(), { retryAfterSeconds: 10 });

const reserved = new Map<string, number>();

/**
 * Reserves space for a large body before it is read, so that slow senders can fill neither the
 * memory nor the disk. Returns a function that frees the space once the request is answered. Admins
 * need no reservation. Problems: `unavailable`.
 */
export function reserveRoom(
  request: Request,
  maxBytes: number,
  user: User | null,
): Result<() => void> {
  const bytes = Math.min(Number(request.headers.get("content-length") ?? maxBytes), maxBytes);
  // Orders and logins must get through while others send images.
  if (bytes <= MAX_BODY_BYTES || isStaff(user)) return ok(() => {});
  const limits = new Map([
    ["all", MAX_BYTES],
    [`network ${clientNetwork(clientIp(request) ?? "")}`, MAX_BYTES_PER_NETWORK],
    [`account ${user?.id}`, user ? MAX_BYTES_PER_ACCOUNT : MAX_BYTES],
  ]);
  const held = (key: string) => reserved.get(key) ?? 0;
  if ([...limits].some(([key, most]) => held(key) + bytes > most)) return tooMuch();
  for (const key of limits.keys()) reserved.set(key, held(key) + bytes);
  return ok(() => {
    for (const key of limits.keys()) {
      reserved.set(key, held(key) - bytes);
      if (held(key) === 0) reserved.delete(key);
    }
  });
}
