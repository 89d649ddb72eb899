import { and, eq, isNotNull, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import { passwordMatches } from "../accounts/password.server.ts";
import { userColumns } from "../accounts/queries.server.ts";
import { type Client, closeSession, openSession } from "../accounts/sessions.server.ts";
import { recordSignIn } from "../accounts/sign-in-log.server.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import { moveSubscriptions } from "../push/subscriptions.server.ts";
import { fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import type { Device } from "./device.ts";
import { forgetWrongPins, isLocked, recordWrongPin } from "./devices.server.ts";
import { mayHavePin } from "./pin.ts";
import type { SwitchFields } from "./schema.ts";

const activeWithPin = db
  .select({ ...userColumns, pinHash: users.pinHash })
  .from(users)
  .where(
    and(eq(users.id, sql.placeholder("id")), eq(users.isActive, true), isNotNull(users.pinHash)),
  )
  .prepare();

const touch = prepareUpdate(users, ["lastLoginAt"]);

const switchingLocked = () => problem("conflict", m.staff_switchingIsLockedAsk());

function refusal(code: Problem["code"], path: keyof SwitchFields, msg: string): Problem {
  return fieldProblem(path, msg, code);
}

/**
 * Ends the session with `previousToken` and opens one of this person, which works on this device only. Problems:
 * `not_found` (nobody with a PIN), `unauthenticated` (wrong PIN), `conflict` (the device is locked).
 */
export async function switchPerson(
  device: Device,
  { person, pin }: SwitchFields,
  client: Client,
  previousToken: string | null,
): Promise<Result<{ user: User; token: string }>> {
  if (isLocked(device)) return switchingLocked();
  const found = activeWithPin.get({ id: person });
  const { pinHash, ...user } = found ?? { pinHash: null };
  if (!pinHash || !("role" in user) || !mayHavePin(user)) {
    return refusal("not_found", "person", m.staff_nobodyOfThatNameHas());
  }
  const matches = await passwordMatches(pinHash, pin);
  // Counted and compared in one transaction, so that nobody gets more tries by guessing at the same time.
  const tried = write(() => {
    if (isLocked(device)) return { kind: "locked" } as const;
    // The PIN may have been changed, or the account deactivated, while it was being hashed.
    if (!matches || activeWithPin.get({ id: person })?.pinHash !== pinHash) {
      recordSignIn("wrong_pin", user.id, client.ip);
      return { kind: "wrong", left: recordWrongPin(device) } as const;
    }
    forgetWrongPins(device);
    const token = openSession(user, client, device.id);
    if (previousToken) {
      moveSubscriptions(user, { from: previousToken, to: token });
      closeSession(previousToken);
    }
    touch.run(user.id, { lastLoginAt: now() });
    return { kind: "right", token } as const;
  });
  if (tried.kind === "right") return ok({ user, token: tried.token });
  if (tried.kind === "locked" || tried.left === 0) return switchingLocked();
  const msg = m.staff_wrongPinThenThisDevice({ count: tried.left });
  return refusal("unauthenticated", "pin", msg);
}
