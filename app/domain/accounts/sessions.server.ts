import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { DAY_MS, now } from "../clock.ts";
import { bestEffortWrite } from "../storage.server.ts";
import { userColumns } from "./queries.server.ts";
import type { User } from "./user.ts";

/** After its last use. */
export const SESSION_DAYS = 30;
// The last use is written at most this often, so that most page views write nothing.
const TOUCH_EVERY_MS = 3_600_000;

const insert = db
  .insert(sessions)
  .values({
    id: sql.placeholder("id"),
    createdAt: sql.placeholder("at"),
    lastSeenAt: sql.placeholder("at"),
    tokenHash: sql.placeholder("tokenHash"),
    userId: sql.placeholder("userId"),
    userAgent: sql.placeholder("userAgent"),
    expiresAt: sql.placeholder("expiresAt"),
  })
  .prepare();

const removeExpired = db
  .delete(sessions)
  .where(lt(sessions.expiresAt, sql.placeholder("at")))
  .prepare();

const owner = db
  .select({ ...userColumns, lastSeenAt: sessions.lastSeenAt })
  .from(sessions)
  .innerJoin(users, eq(users.id, sessions.userId))
  .where(
    and(
      eq(sessions.tokenHash, sql.placeholder("tokenHash")),
      gt(sessions.expiresAt, sql.placeholder("at")),
      eq(users.isActive, true),
    ),
  )
  .prepare();

const openedAt = db
  .select({ createdAt: sessions.createdAt })
  .from(sessions)
  .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
  .prepare();

const touch = db
  .update(sessions)
  .set({
    lastSeenAt: sql`${sql.placeholder("at")}`,
    expiresAt: sql`${sql.placeholder("expiresAt")}`,
  })
  .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
  .prepare();

const remove = db
  .delete(sessions)
  .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
  .prepare();

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the token, for a cookie or a bearer header. */
export function openSession(userId: string, userAgent: string): string {
  const token = newToken();
  const at = now();
  removeExpired.run({ at: at.getTime() });
  insert.run({
    id: newId(),
    at,
    tokenHash: hashToken(token),
    userId,
    userAgent: userAgent.slice(0, 200),
    expiresAt: new Date(at.getTime() + SESSION_DAYS * DAY_MS),
  });
  return token;
}

/** Undefined if the session is unknown, expired or closed. */
export function userOfSession(token: string): User | undefined {
  const at = now().getTime();
  const tokenHash = hashToken(token);
  const found = owner.get({ tokenHash, at });
  if (!found) return undefined;
  const { lastSeenAt, ...user } = found;
  if (at - lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    bestEffortWrite(null, () =>
      touch.run({ tokenHash, at, expiresAt: at + SESSION_DAYS * DAY_MS }),
    );
  }
  return user;
}

export function wasSessionOpenedBefore(token: string, limit: Date): boolean {
  const found = openedAt.get({ tokenHash: hashToken(token) });
  return found !== undefined && found.createdAt < limit;
}

export function closeSession(token: string): void {
  remove.run({ tokenHash: hashToken(token) });
}
