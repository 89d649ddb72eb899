import { and, desc, eq, lt, lte, or, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { signIns, users } from "#db/schema/accounts.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { bestEffortWrite } from "../storage.server.ts";
import { SIGN_INS_PER_PAGE, type SignIn, type SignInKind } from "./sign-in-view.ts";

const RETENTION_MS = 90 * 86_400_000;
/** Failures are limited per IP address, but anyone can have many addresses. */
const MAX_ENTRIES = 100_000;

const insert = prepareInsert(signIns);

const removeOld = db
  .delete(signIns)
  .where(
    or(
      lt(signIns.createdAt, sql.placeholder("before")),
      lt(signIns.seq, sql`(select max(seq) from ${signIns}) - ${MAX_ENTRIES}`),
    ),
  )
  .prepare();

const newest = db
  .select({
    seq: signIns.seq,
    kind: signIns.kind,
    userId: signIns.userId,
    name: users.name,
    role: users.role,
    clientIp: signIns.clientIp,
    createdAt: signIns.createdAt,
  })
  .from(signIns)
  .leftJoin(users, eq(users.id, signIns.userId))
  .where(lt(signIns.seq, sql.placeholder("before")))
  .orderBy(desc(signIns.seq))
  .limit(SIGN_INS_PER_PAGE + 1)
  .prepare();

const own = db
  .select({ kind: signIns.kind, clientIp: signIns.clientIp, createdAt: signIns.createdAt })
  .from(signIns)
  .where(given(signIns.userId))
  .orderBy(desc(signIns.seq))
  .limit(1000)
  .prepare();

const lastOnDevice = db
  .select({ kind: signIns.kind, userId: signIns.userId })
  .from(signIns)
  .where(and(given(signIns.deviceId), lte(signIns.createdAt, sql.placeholder("at"))))
  .orderBy(desc(signIns.seq))
  .limit(1)
  .prepare();

/**
 * `userId` is null if no account has the email address that was typed. The address itself is not stored. `deviceId` is the
 * shop's device on which somebody signed in or out.
 */
export function recordSignIn(
  kind: SignInKind,
  userId: string | null,
  clientIp: string,
  deviceId: string | null = null,
): void {
  const createdAt = now();
  insert.run({ kind, userId, clientIp: clientIp.slice(0, 100), deviceId, createdAt });
  removeOld.run({ before: createdAt.getTime() - RETENTION_MS });
}

/** Whether this person was the one signed in on a shop device at that time. */
export function wasSignedInOn(deviceId: string, userId: string, at: Date): boolean {
  const last = lastOnDevice.get({ deviceId, at: at.getTime() });
  return last?.userId === userId && last.kind !== "signed_out";
}

/** The person is refused even if nothing can be written to the log. */
export function recordFailure(
  kind: "wrong_password" | "wrong_code",
  userId: string | null,
  clientIp: string,
): void {
  bestEffortWrite(null, () => recordSignIn(kind, userId, clientIp));
}

/** Newest first. `olderThan` is null on the last page. */
export function listSignIns(before: number | null): {
  signIns: SignIn[];
  olderThan: number | null;
} {
  const rows = newest.all({ before: before ?? Number.MAX_SAFE_INTEGER });
  const shown = rows.slice(0, SIGN_INS_PER_PAGE);
  const isMore = rows.length > SIGN_INS_PER_PAGE;
  return { signIns: shown, olderThan: isMore ? (shown.at(-1)?.seq ?? null) : null };
}

export function listOwnSignIns(actor: User) {
  return own.all({ userId: actor.id });
}
