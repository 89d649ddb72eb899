import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { optionalText, requiredText } from "../text.ts";

const emailPattern = /^[^\s@"<>()\\,;:]+@[^\s@"<>()\\,;:.]+(\.[^\s@"<>()\\,;:.]+)+$/;

export function isEmail(typed: string): boolean {
  return typed.length <= 254 && emailPattern.test(typed);
}

/** Lower-cased, so that a person cannot have two accounts with the same address. */
export function requiredEmail(missing: () => string = () => m.account_emailIsRequired()) {
  const message = () => m.account_pleaseEnterAValidEmail();
  return requiredText(missing, { max: 254, maxMessage: message })
    .overwrite(latinDigits)
    .refine((typed) => typed === "" || isEmail(typed), { error: message })
    .toLowerCase();
}

/** Empty for a person without an address. */
export function optionalEmail() {
  const message = () => m.account_pleaseEnterAValidEmail();
  return optionalText(254, message)
    .transform((typed) => latinDigits(typed).toLowerCase())
    .refine((typed) => typed === "" || isEmail(typed), { error: message });
}
