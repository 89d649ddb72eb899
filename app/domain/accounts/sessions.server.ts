import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { devices, sessions, users } from "#db/schema/accounts.ts";
import { pushSubscriptions } from "#db/schema/push.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { bestEffortWrite } from "../storage.server.ts";
import { userColumns } from "./queries.server.ts";
import { isUseDue, sessionEndMs } from "./session-lifetime.ts";
import { recordSignIn } from "./sign-in-log.server.ts";

const insert = prepareInsert(sessions);

const removeExpired = db
  .delete(sessions)
  .where(
    and(
      lt(sessions.expiresAt, sql.placeholder("at")),
      // Customers who do not sign out still get the messages they asked for.
      notExists(
        db
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.sessionId, sessions.id)),
      ),
    ),
  )
  .prepare();

const owner = db
  .select({
    ...userColumns,
    lastSeenAt: sessions.lastSeenAt,
    sessionCreatedAt: sessions.createdAt,
    byPin: sql<number>`${isNotNull(sessions.deviceId)}`,
  })
  .from(sessions)
  .innerJoin(users, eq(users.id, sessions.userId))
  .leftJoin(devices, eq(devices.id, sessions.deviceId))
  .where(
    and(
      given(sessions.tokenHash),
      gt(sessions.expiresAt, sql.placeholder("at")),
      eq(users.isActive, true),
      // A session opened with a PIN is worthless without the device's own cookie.
      or(
        isNull(sessions.deviceId),
        and(eq(devices.tokenHash, sql.placeholder("deviceTokenHash")), isNull(devices.removedAt)),
      ),
    ),
  )
  .prepare();

const openedAt = db
  .select({ createdAt: sessions.createdAt })
  .from(sessions)
  .where(given(sessions.tokenHash))
  .prepare();

const touch = db
  .update(sessions)
  .set({
    lastSeenAt: sql`${sql.placeholder("at")}`,
    expiresAt: sql`${sql.placeholder("expiresAt")}`,
  })
  .where(given(sessions.tokenHash))
  .prepare();

const remove = db
  .delete(sessions)
  .where(given(sessions.tokenHash))
  .returning({ userId: sessions.userId })
  .prepare();

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The browser or program that sent a request. */
export type Client = { ip: string; userAgent: string };

const removeOfDevice = db.delete(sessions).where(given(sessions.deviceId)).prepare();

const removePinSessions = db
  .delete(sessions)
  .where(and(given(sessions.userId), isNotNull(sessions.deviceId)))
  .prepare();

/** The shop's device on which somebody signs in. A session opened with a PIN works only on that device. */
type SignInDevice = { id: string; isByPin: boolean };

/** Returns the token, for a cookie or a bearer header. */
export function openSession(
  { id: userId, role }: User,
  { ip, userAgent }: Client,
  device: SignInDevice | null = null,
): string {
  const token = newToken();
  const at = now();
  write(() => {
    removeExpired.run({ at: at.getTime() });
    insert.run({
      id: newId(),
      createdAt: at,
      lastSeenAt: at,
      tokenHash: hashToken(token),
      userId,
      deviceId: device?.isByPin ? device.id : null,
      userAgent: userAgent.slice(0, 200),
      expiresAt: new Date(sessionEndMs(role, at.getTime(), at.getTime())),
    });
    recordSignIn(device?.isByPin ? "pin_used" : "signed_in", userId, ip, device?.id);
  });
  return token;
}

/** Undefined if the session is unknown, expired or closed, or was opened by a PIN on another device. */
export function userOfSession(token: string, deviceToken: string | null): User | undefined {
  const at = now().getTime();
  const tokenHash = hashToken(token);
  const deviceTokenHash = deviceToken ? hashToken(deviceToken) : "";
  const found = owner.get({ tokenHash, deviceTokenHash, at });
  if (!found) return undefined;
  const { lastSeenAt, sessionCreatedAt, byPin, ...user } = found;
  if (isUseDue(user.role, lastSeenAt.getTime(), at)) {
    const expiresAt = sessionEndMs(user.role, sessionCreatedAt.getTime(), at);
    bestEffortWrite(null, () => touch.run({ tokenHash, at, expiresAt }));
  }
  return byPin ? { ...user, isByPin: true } : user;
}

export function wasSessionOpenedBefore(token: string, limit: Date): boolean {
  const found = openedAt.get({ tokenHash: hashToken(token) });
  return found !== undefined && found.createdAt < limit;
}

export function closeSession(token: string): void {
  remove.all({ tokenHash: hashToken(token) });
}

/**
 * Ends a session at the person's own request. For a device of the shop it is logged, because the
 * device's orders name who took them.
 */
export function logOut(token: string, { ip }: Pick<Client, "ip">, deviceId: string | null): void {
  write(() => {
    const [ended] = remove.all({ tokenHash: hashToken(token) });
    if (ended && deviceId) recordSignIn("signed_out", ended.userId, ip, deviceId);
  });
}

/** Ends the sessions that PINs opened on a device. */
export function endSessionsOfDevice(deviceId: string): void {
  removeOfDevice.run({ deviceId });
}

/** Ends the sessions that a person's PIN opened on any device. */
export function endPinSessions(userId: string): void {
  removePinSessions.run({ userId });
}
