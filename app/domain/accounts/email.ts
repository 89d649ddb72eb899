import { requiredText } from "../text.ts";

const emailPattern = /^[^\s@"<>()\\,;:]+@[^\s@"<>()\\,;:][^\s@"<>()\\,;:.]*\.[^\s@"<>()\\,;:]+$/;

export function isEmail(typed: string): boolean {
  return typed.length <= 254 && emailPattern.test(typed);
}

/** Lower-cased, so that one person has one account. */
export function requiredEmail(missing = "Email is required") {
  const message = "Please enter a valid email";
  return requiredText(missing, { max: 254, maxMessage: message })
    .refine((typed) => typed === "" || isEmail(typed), message)
    .toLowerCase();
}
