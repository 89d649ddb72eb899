import { and, eq, isNotNull } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import type { Origin } from "../access/device.ts";
import type { User } from "../access/user.ts";
import { userColumns } from "../accounts/queries.server.ts";
import { recordSignIn } from "../accounts/sign-in-log.server.ts";
import { formatShortDateTime } from "../clock.ts";
import { fieldProblem, ok, type Problem, type Result } from "../result.ts";
import { passwordMatches } from "../sign-in/password.server.ts";
import { forgetWrongPins, pinLockedUntil, recordWrongPin } from "./wrong-pins.server.ts";

const activeWithPin = db
  .select({ ...userColumns, pinHash: users.pinHash })
  .from(users)
  .where(and(given(users.id), eq(users.isActive, true), isNotNull(users.pinHash)))
  .prepare();

function pinLocked(until: Date): Problem {
  const msg = m.staff_pinLocked({ until: formatShortDateTime(until) });
  return fieldProblem("pin", msg, "conflict");
}

type TypedPin = {
  /** The id of the person. */
  person: string;
  /** The field of the form that names the person. */
  field: string;
  pin: string;
};

/**
 * Acts for the person whose PIN it is, in the transaction that compares the PIN. Wrong PINs are
 * counted for that person. Problems: `not_found` (nobody with a PIN who `isAllowed`),
 * `unauthenticated` (wrong PIN), `conflict` (the PIN is locked).
 */
export async function withRightPin<Value>(
  { person, field, pin }: TypedPin,
  origin: Origin,
  isAllowed: (user: User) => boolean,
  work: (user: User) => Value,
): Promise<Result<Value>> {
  const found = activeWithPin.get({ id: person });
  const { pinHash, ...user } = found ?? { pinHash: null };
  if (!pinHash || !("role" in user) || !isAllowed(user)) {
    return fieldProblem(field, m.staff_personUnknown(), "not_found");
  }
  const lockedBefore = pinLockedUntil(person);
  if (lockedBefore) return pinLocked(lockedBefore);
  const matches = await passwordMatches(pinHash, pin);
  // Counted and compared in one transaction, so that simultaneous guesses get no extra tries.
  const tried = write(() => {
    if (pinLockedUntil(person)) return { kind: "locked" } as const;
    // While it was being hashed, the PIN may have been changed or the account deactivated.
    if (!matches || activeWithPin.get({ id: person })?.pinHash !== pinHash) {
      recordSignIn("wrong_pin", user.id, origin.ip);
      return { kind: "wrong", left: recordWrongPin(user, origin) } as const;
    }
    forgetWrongPins(person);
    return { kind: "right", value: work(user) } as const;
  });
  if (tried.kind === "right") return ok(tried.value);
  const until = pinLockedUntil(person);
  if (until) return pinLocked(until);
  const left = tried.kind === "wrong" ? tried.left : 0;
  return fieldProblem("pin", m.staff_pinWrong({ count: left }), "unauthenticated");
}
