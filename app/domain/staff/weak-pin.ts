import { phoneDigits } from "../accounts/phone-digits.ts";

/** Next to each other on a keypad, where 0 may come before 1 or after 9. */
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

/** Whether a PIN is among those that others try first. */
export function isWeakPin(pin: string): boolean {
  return isRun(pin) || isRepeated(pin) || isYear(pin);
}

/** Whether it is the last four digits of the person's own phone number, which the others know. */
export function isEndOfPhone(pin: string, phone: string): boolean {
  return phoneDigits(phone).endsWith(pin);
}
