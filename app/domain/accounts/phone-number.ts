import { latinDigits } from "../digits.ts";

// Kept apart from its schema, so that browsers need not load zod.
const phonePattern = /^\+?[1-9]\d{0,15}$/;
/** The 0 is part of the number only when it is dialled within India. */
const withNeedlessZero = /^\+?910[1-9]\d{9}$/;

/** A valid number stays as it was typed; `098220-12345` and the like become `+91 98220 12345`. */
export function phoneNumber(typed: string): string {
  const digits = typed.replaceAll(" ", "");
  if (phonePattern.test(digits) && !withNeedlessZero.test(digits)) return typed;
  const compact = latinDigits(typed)
    .replace(/[\s().-]/g, "")
    .replace(/^00/, "+");
  const [, first, last] = /^(?:\+?91)?0?([1-9]\d{4})(\d{5})$/.exec(compact) ?? [];
  return first ? `+91 ${first} ${last}` : compact;
}

/** Spaces and hyphens aside: an optional + or 0, a digit other than 0, and up to 15 more digits. */
export function isPhone(typed: string): boolean {
  return phonePattern.test(phoneNumber(typed).replaceAll(" ", ""));
}

/** The last ten digits, which identify a customer however the number was typed; empty if there are fewer. */
export function phoneDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/\D/g, "");
  return digits.length < 10 ? "" : digits.slice(-10);
}
