import { isStaff, may } from "../access/permissions.ts";
import type { Role } from "../access/roles.ts";
import { phoneDigits } from "../accounts/phone-number.ts";

/** The number of consecutive wrong PINs that locks a PIN. */
export const MAX_WRONG_PINS = 5;

const FIRST_LOCK_MINUTES = 15;
const LONGEST_LOCK_MINUTES = 24 * 60;

/**
 * Four digits are too few to protect the rights of owners and managers: they log in with their
 * password, and their PIN only approves requests beyond somebody's limit.
 */
export function maySwitchByPin(person: { role: Role }): boolean {
  return isStaff(person) && !may(person, "manage staff");
}

/** How long a PIN is locked after this many wrong ones. Each further one doubles the time, up to a day. */
export function pinLockMinutes(wrongPins: number): number {
  if (wrongPins < MAX_WRONG_PINS) return 0;
  return Math.min(FIRST_LOCK_MINUTES * 2 ** (wrongPins - MAX_WRONG_PINS), LONGEST_LOCK_MINUTES);
}

/** Adjacent digits on a keypad, where 0 can come before 1 or after 9. */
const RUNS = "01234567890";

function isRun(pin: string): boolean {
  return RUNS.includes(pin) || RUNS.includes([...pin].reverse().join(""));
}

/** `0000`, `1212`, `1122` or `1221`: one digit or a pair of digits. */
function isRepeated(pin: string): boolean {
  return /^(..)\1$/.test(pin) || /^(.)\1(.)\2$/.test(pin) || /^(.)(.)\2\1$/.test(pin);
}

function isYear(pin: string): boolean {
  return pin.startsWith("19") || pin.startsWith("20");
}

/** Whether a PIN is among those that people try first. */
export function isWeakPin(pin: string): boolean {
  return isRun(pin) || isRepeated(pin) || isYear(pin);
}

/** Whether it is the last four digits of the person's own phone number, which colleagues know. */
export function isEndOfPhone(pin: string, phone: string): boolean {
  return phoneDigits(phone).endsWith(pin);
}
