import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { requiredText } from "../text.ts";

const emailPattern = /^[^\s@"<>()\\,;:]+@[^\s@"<>()\\,;:][^\s@"<>()\\,;:.]*\.[^\s@"<>()\\,;:]+$/;

export function isEmail(typed: string): boolean {
  return typed.length <= 254 && emailPattern.test(typed);
}

/** Lower-cased, so that one person has one account. */
export function requiredEmail(missing: () => string = () => m.account_emailIsRequired()) {
  const message = () => m.account_pleaseEnterAValidEmail();
  return requiredText(missing, { max: 254, maxMessage: message })
    .overwrite(latinDigits)
    .refine((typed) => typed === "" || isEmail(typed), { error: message })
    .toLowerCase();
}
