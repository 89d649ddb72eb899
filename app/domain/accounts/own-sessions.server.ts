import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { devices, sessions } from "#db/schema/accounts.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import type { OwnSession } from "./session-row.ts";
import { hashToken } from "./sessions.server.ts";

/** Older sessions are left out. */
const MAX_SHOWN = 50;

const activeSessions = db
  .select({
    id: sessions.id,
    tokenHash: sessions.tokenHash,
    userAgent: sessions.userAgent,
    shopDevice: devices.name,
    createdAt: sessions.createdAt,
    lastSeenAt: sessions.lastSeenAt,
  })
  .from(sessions)
  .leftJoin(devices, eq(devices.id, sessions.deviceId))
  .where(and(given(sessions.userId), gt(sessions.expiresAt, sql.placeholder("at"))))
  .orderBy(desc(sessions.createdAt))
  .limit(MAX_SHOWN)
  .prepare();

const removeOne = db.delete(sessions).where(given(sessions.id, sessions.userId)).prepare();

const removeOthers = db
  .delete(sessions)
  .where(and(given(sessions.userId), ne(sessions.tokenHash, sql.placeholder("exceptTokenHash"))))
  .prepare();

/** Newest first. */
export function listOwnSessions(actor: User, currentToken: string | null): OwnSession[] {
  const currentHash = currentToken ? hashToken(currentToken) : null;
  return activeSessions
    .all({ userId: actor.id, at: now().getTime() })
    .map(({ tokenHash, ...session }) => ({ ...session, isCurrent: tokenHash === currentHash }));
}

/** Does nothing if the session is another user's or has ended. */
export function endOwnSession(actor: User, id: string): void {
  removeOne.run({ id, userId: actor.id });
}

/** Ends all sessions except the one with `exceptToken`. Returns their number. */
export function endSessions(userId: string, exceptToken: string | null): number {
  const exceptTokenHash = exceptToken ? hashToken(exceptToken) : "";
  return removeOthers.run({ userId, exceptTokenHash }).changes;
}
