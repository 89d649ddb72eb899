import { and, gt, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { Origin } from "../access/device.ts";
import type { Role } from "../access/roles.ts";
import { alertOwnerOfLockedPin } from "../alerts/alert-owner.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { MINUTE_MS, now } from "../clock.ts";
import { MAX_WRONG_PINS, pinLockMinutes } from "./pin.ts";

const lockOf = db
  .select({ until: users.pinLockedUntil })
  .from(users)
  .where(and(given(users.id), gt(users.pinLockedUntil, sql.placeholder("at"))))
  .prepare();

const countWrong = db
  .update(users)
  .set({ wrongPins: sql`${users.wrongPins} + 1` })
  .where(given(users.id))
  .returning({ wrongPins: users.wrongPins })
  .prepare();

/** Until when a person's PIN is locked, on every device; null if it is not locked. */
export function pinLockedUntil(id: string): Date | null {
  return lockOf.get({ id, at: now().getTime() })?.until ?? null;
}

/** Call it after the person's own success and for a new PIN, inside a transaction. */
export function forgetWrongPins(id: string): void {
  updateRow(users, id, { wrongPins: 0, pinLockedUntil: null });
}

type Guessed = { id: string; name: string; role: Role };

/**
 * Counts a wrong PIN of this person and returns how many more are accepted before the PIN is
 * locked. Call it inside the transaction that refuses the PIN.
 */
export function recordWrongPin(person: Guessed, origin: Origin): number {
  const { id, name } = person;
  const wrongPins = countWrong.get({ id })?.wrongPins ?? 0;
  const minutes = pinLockMinutes(wrongPins);
  if (minutes === 0) return MAX_WRONG_PINS - wrongPins;
  const until = new Date(now().getTime() + minutes * MINUTE_MS);
  updateRow(users, id, { pinLockedUntil: until });
  const { device } = origin;
  // It is unknown who guessed, so the log names the device.
  const guesser = { ...person, id: device?.id ?? id, name: device?.name ?? name, origin };
  recordAudit(guesser, {
    action: "staff.pin_locked",
    subject: { id, name },
    before: null,
    after: { wrongPins, until: until.toISOString() },
  });
  alertOwnerOfLockedPin({ id, name, device: device?.name ?? origin.ip, wrongPins, until });
  return 0;
}
