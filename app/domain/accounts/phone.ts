import { z } from "zod";
import { m } from "#messages";
import { cleanText, requiredText } from "../text.ts";
import { isPhone, phoneNumber } from "./phone-number.ts";

const message = () => m.account_phoneInvalid();

/**
 * A number that can be called: ten Indian digits, with or without a leading 0 or 91, or an
 * international number with a plus. Accounts keep the specification's wider pattern.
 */
export function isReachable(typed: string): boolean {
  const digits = phoneNumber(typed).replace(/[^+\d]/g, "");
  return /^(?:\+91|91|0)?[1-9]\d{9}$/.test(digits) || /^\+(?!91)[1-9]\d{7,14}$/.test(digits);
}

/** Empty if it is left out. */
export const optionalPhone = z
  .string({ error: () => m.shared_mustBeText() })
  .overwrite(cleanText)
  .trim()
  .max(40, { error: message })
  .overwrite(phoneNumber)
  .refine((typed) => typed === "" || isPhone(typed), { error: message })
  .optional()
  .default("");

export function requiredPhone(missing: () => string) {
  return requiredText(missing, { max: 40, maxMessage: message })
    .overwrite(phoneNumber)
    .refine((typed) => typed === "" || isPhone(typed), { error: message });
}

/** For people whom the shop or its rider may have to call. */
export function requiredReachablePhone(missing: () => string) {
  return requiredPhone(missing).refine((typed) => typed === "" || isReachable(typed), {
    error: () => m.account_phoneNotReachable(),
  });
}

/**
 * `91 98220 12345`: a spreadsheet would take a leading plus for a formula, and digits without
 * spaces for an amount, which it rounds.
 */
export function phoneCell(phone: string): string {
  if (!isPhone(phone)) return phone;
  const digits = phone.replace(/\D/g, "");
  const first = digits.length % 5;
  const groups = digits.slice(first).match(/\d{5}/g) ?? [];
  return [digits.slice(0, first), ...groups].join(" ").trim();
}
