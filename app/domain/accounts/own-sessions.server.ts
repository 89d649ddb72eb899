import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { now } from "../clock.ts";
import { hashToken } from "./sessions.server.ts";
import type { User } from "./user.ts";

/** More nobody reads; the oldest are left out. */
const MOST_SHOWN = 50;

const living = db
  .select({
    id: sessions.id,
    tokenHash: sessions.tokenHash,
    userAgent: sessions.userAgent,
    createdAt: sessions.createdAt,
    lastSeenAt: sessions.lastSeenAt,
  })
  .from(sessions)
  .where(
    and(
      eq(sessions.userId, sql.placeholder("userId")),
      gt(sessions.expiresAt, sql.placeholder("at")),
    ),
  )
  .orderBy(desc(sessions.createdAt))
  .limit(MOST_SHOWN)
  .prepare();

const removeOne = db
  .delete(sessions)
  .where(
    and(eq(sessions.id, sql.placeholder("id")), eq(sessions.userId, sql.placeholder("userId"))),
  )
  .prepare();

const removeOthers = db
  .delete(sessions)
  .where(
    and(
      eq(sessions.userId, sql.placeholder("userId")),
      ne(sessions.tokenHash, sql.placeholder("kept")),
    ),
  )
  .prepare();

/** Somebody's session, without what opens it. */
export type OwnSession = {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  isPresent: boolean;
};

/** Takes who asks and the token of their present session (or none), returns where they are logged in, the newest first. Source: the owner's wish (customers see their sessions). */
export function listOwnSessions(actor: User, presentToken: string | null): OwnSession[] {
  const present = presentToken ? hashToken(presentToken) : null;
  return living
    .all({ userId: actor.id, at: now().getTime() })
    .map(({ tokenHash, ...session }) => ({ ...session, isPresent: tokenHash === present }));
}

/** Takes who acts and a session's id, ends it; somebody else's, or one that ended, changes nothing. Source: the owner's wish (customers end their sessions). */
export function endOwnSession(actor: User, id: string): void {
  removeOne.run({ id, userId: actor.id });
}

/** Takes a user's id and the token of the session that stays (or none), ends the others. Returns how many. Source: as `endOwnSession`; decisions, Accounts. */
export function endSessions(userId: string, keepToken: string | null): number {
  return removeOthers.run({ userId, kept: keepToken ? hashToken(keepToken) : "" }).changes;
}
