import { and, eq, ne, or, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { pushSubscriptions } from "#db/schema/push.ts";
import { m } from "#messages";
import { isStaff } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { hashToken } from "../accounts/sessions.server.ts";
import { now } from "../clock.ts";
import { pick } from "../pick.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { isPublicKey } from "./push-keys.server.ts";
import { isPushEndpoint } from "./push-services.ts";
import { pushTestOrigin } from "./push-test-origin.server.ts";
import type { SubscriptionInput } from "./schema.ts";

export type PushAudience = (typeof pushSubscriptions.$inferSelect)["audience"];

/** Per person and audience; if there is one more, the oldest ends. */
const MAX_SUBSCRIPTIONS = 10;

const ofAudience = given(pushSubscriptions.audience);
const ofUser = given(pushSubscriptions.userId);

const sessionOfToken = db
  .select({ id: sessions.id })
  .from(sessions)
  .where(given(sessions.tokenHash))
  .prepare();

const ofSession = db
  .select({ id: pushSubscriptions.id })
  .from(pushSubscriptions)
  .where(and(given(pushSubscriptions.sessionId), ofAudience))
  .prepare();

const ofOthers = db
  .select({ publicKey: pushSubscriptions.publicKey, authSecret: pushSubscriptions.authSecret })
  .from(pushSubscriptions)
  .where(
    and(given(pushSubscriptions.endpoint), ne(pushSubscriptions.userId, sql.placeholder("userId"))),
  )
  .prepare();

const insert = prepareInsert(pushSubscriptions);

const removeReplaced = db
  .delete(pushSubscriptions)
  .where(and(or(given(pushSubscriptions.endpoint), given(pushSubscriptions.sessionId)), ofAudience))
  .prepare();

const allOfUser = db
  .select({ id: pushSubscriptions.id })
  .from(pushSubscriptions)
  .where(and(ofUser, ofAudience))
  .prepare();

const remove = db.delete(pushSubscriptions).where(given(pushSubscriptions.id)).prepare();

const removeOfDevice = db
  .delete(pushSubscriptions)
  .where(given(pushSubscriptions.deviceId))
  .prepare();

const move = db
  .update(pushSubscriptions)
  .set({ sessionId: sql`${sql.placeholder("to")}` })
  .where(and(eq(pushSubscriptions.sessionId, sql.placeholder("from")), ofUser))
  .prepare();

const all = db
  .select(pick(pushSubscriptions, ["endpoint", "audience", "createdAt"]))
  .from(pushSubscriptions)
  .where(ofUser)
  .prepare();

function sessionId(token: string | null): string | undefined {
  return token ? sessionOfToken.get({ tokenHash: hashToken(token) })?.id : undefined;
}

function whyUnusable({ endpoint, publicKey }: SubscriptionInput): Problem | null {
  if (!isPushEndpoint(endpoint, pushTestOrigin())) {
    return problem("validation", m.push_serviceUnsupported());
  }
  if (isPublicKey(publicKey)) return null;
  return problem("validation", m.push_keyInvalid());
}

/** The subscription of this session; null if there is none. */
export function subscriptionOf(token: string | null, audience: PushAudience): string | null {
  const session = sessionId(token);
  return (session && ofSession.get({ sessionId: session, audience })?.id) || null;
}

/**
 * Replaces this browser's previous one. Problems: `validation`, `unauthenticated`, `forbidden`,
 * `conflict` (the endpoint is another person's, and the browser does not have its keys).
 */
export function subscribe(
  actor: User,
  token: string | null,
  audience: PushAudience,
  input: SubscriptionInput,
): Result<{ id: string }> {
  if (audience === "staff" && !isStaff(actor)) return adminOnly;
  const unusable = whyUnusable(input);
  if (unusable) return unusable;
  return write(() => {
    const session = sessionId(token);
    if (!session) return problem("unauthenticated", m.push_pleaseLogInAgain());
    const { endpoint, publicKey, authSecret } = input;
    const isTaken = ofOthers
      .all({ endpoint, userId: actor.id })
      .some((other) => other.publicKey !== publicKey || other.authSecret !== authSecret);
    if (isTaken) return problem("conflict", m.push_subscriptionTaken());
    removeReplaced.run({ endpoint, sessionId: session, audience });
    const id = newId();
    insert.run({
      id,
      endpoint,
      publicKey,
      authSecret,
      userId: actor.id,
      sessionId: session,
      audience,
      deviceId: actor.origin?.device?.id,
      createdAt: now(),
    });
    // Ids begin with their creation time.
    const own = allOfUser.all({ userId: actor.id, audience }).map((one) => one.id);
    for (const oldest of own.sort().slice(0, -MAX_SUBSCRIPTIONS)) remove.run({ id: oldest });
    return ok({ id });
  });
}

/** Leaves out the keys for sending messages. */
export function listOwnSubscriptions({ id: userId }: User) {
  return all.all({ userId }).map(({ endpoint, ...subscription }) => ({
    ...subscription,
    pushService: new URL(endpoint).hostname,
  }));
}

/** Does nothing if this session has none. */
export function unsubscribe(token: string | null, audience: PushAudience): void {
  const id = subscriptionOf(token, audience);
  if (id) remove.run({ id });
}

/** Call it when a person logs in again in the same browser, before their previous session is closed. */
export function moveSubscriptions(
  { id: userId }: User,
  tokens: { from: string; to: string },
): void {
  const [from, to] = [sessionId(tokens.from), sessionId(tokens.to)];
  if (from && to) move.run({ from, to, userId });
}

export function removeSubscriptionsOfDevice(deviceId: string): void {
  removeOfDevice.run({ deviceId });
}
