import { and, eq, isNotNull, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import type { Device } from "../access/device.ts";
import type { User } from "../access/user.ts";
import { userColumns } from "../accounts/queries.server.ts";
import { type Client, closeSession, openSession } from "../accounts/sessions.server.ts";
import { recordSignIn } from "../accounts/sign-in-log.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { formatShortDateTime, now } from "../clock.ts";
import { moveSubscriptions } from "../push/subscriptions.server.ts";
import { fieldProblem, ok, type Problem, type Result } from "../result.ts";
import { passwordMatches } from "../sign-in/password.server.ts";
import { mayHavePin } from "./pin.ts";
import type { SwitchFields } from "./schema.ts";
import { isEndOfPhone, isWeakPin } from "./weak-pin.ts";
import { forgetWrongPins, pinLockedUntil, recordWrongPin } from "./wrong-pins.server.ts";

const activeWithPin = db
  .select({ ...userColumns, pinHash: users.pinHash })
  .from(users)
  .where(
    and(eq(users.id, sql.placeholder("id")), eq(users.isActive, true), isNotNull(users.pinHash)),
  )
  .prepare();

const touch = prepareUpdate(users, ["lastLoginAt"]);
const setPin = prepareUpdate(users, ["pinHash"]);

function refusal(code: Problem["code"], path: keyof SwitchFields, msg: string): Problem {
  return fieldProblem(path, msg, code);
}

function pinLocked(until: Date): Problem {
  return refusal("conflict", "pin", m.staff_pinLocked({ until: formatShortDateTime(until) }));
}

/**
 * A weak PIN from before they were refused works once more: it is removed after the switch, and its person is told to ask
 * for another one.
 */
function removeIfWeak(user: User, pin: string): boolean {
  if (!isWeakPin(pin) && !isEndOfPhone(pin, user.phone)) return false;
  setPin.run(user.id, { pinHash: null });
  recordAudit(user, {
    action: "staff.weak_pin_removed",
    subject: { id: user.id, name: user.name },
    before: { hasPin: true },
    after: { hasPin: false },
  });
  return true;
}

type Switched = { user: User; token: string; isPinRemoved: boolean };

/**
 * Ends the session with `previousToken` and opens one of this person, which works on this device only. Problems:
 * `not_found` (nobody with a PIN), `unauthenticated` (wrong PIN), `conflict` (the PIN is locked).
 */
export async function switchPerson(
  device: Device,
  { person, pin }: SwitchFields,
  client: Client,
  previousToken: string | null,
): Promise<Result<Switched>> {
  const found = activeWithPin.get({ id: person });
  const { pinHash, ...user } = found ?? { pinHash: null };
  if (!pinHash || !("role" in user) || !mayHavePin(user)) {
    return refusal("not_found", "person", m.staff_personUnknown());
  }
  const lockedBefore = pinLockedUntil(person);
  if (lockedBefore) return pinLocked(lockedBefore);
  const matches = await passwordMatches(pinHash, pin);
  const origin = { ip: client.ip, device };
  // Counted and compared in one transaction, so that nobody gets more tries by guessing at the same time.
  const tried = write(() => {
    if (pinLockedUntil(person)) return { kind: "locked" } as const;
    // The PIN may have been changed, or the account deactivated, while it was being hashed.
    if (!matches || activeWithPin.get({ id: person })?.pinHash !== pinHash) {
      recordSignIn("wrong_pin", user.id, client.ip);
      return { kind: "wrong", left: recordWrongPin(user, origin) } as const;
    }
    forgetWrongPins(person);
    const token = openSession(user, client, { id: device.id, isByPin: true });
    if (previousToken) {
      moveSubscriptions(user, { from: previousToken, to: token });
      closeSession(previousToken);
    }
    touch.run(user.id, { lastLoginAt: now() });
    return { kind: "right", token, isPinRemoved: removeIfWeak({ ...user, origin }, pin) } as const;
  });
  if (tried.kind === "right") {
    const { token, isPinRemoved } = tried;
    return ok({ user, token, isPinRemoved });
  }
  const until = pinLockedUntil(person);
  if (until) return pinLocked(until);
  const left = tried.kind === "wrong" ? tried.left : 0;
  return refusal("unauthenticated", "pin", m.staff_pinWrong({ count: left }));
}
