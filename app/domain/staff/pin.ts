import { isStaff, may } from "../access/permissions.ts";
import type { Role } from "../access/roles.ts";

/** A PIN is locked after this many wrong ones since the last right one. */
export const MAX_WRONG_PINS = 5;

const FIRST_LOCK_MINUTES = 15;
const LONGEST_LOCK_MINUTES = 24 * 60;

/**
 * Four digits are too few to guard the rights of owners and managers: they log in with their password, and their PIN only
 * approves what exceeds somebody's limit.
 */
export function maySwitchByPin(person: { role: Role }): boolean {
  return isStaff(person) && !may(person, "manage staff");
}

/** How long a PIN is locked after so many wrong ones: each further one doubles it, up to a day. */
export function pinLockMinutes(wrongPins: number): number {
  if (wrongPins < MAX_WRONG_PINS) return 0;
  return Math.min(FIRST_LOCK_MINUTES * 2 ** (wrongPins - MAX_WRONG_PINS), LONGEST_LOCK_MINUTES);
}
