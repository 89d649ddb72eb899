import { requiredText } from "../text.ts";

const emailPattern = /^[^\s@"<>()\\,;:]+@[^\s@"<>()\\,;:]+\.[^\s@"<>()\\,;:]+$/;

/** Takes what was typed, returns whether it is shaped like an e-mail address. Source: spec 1 §5 Login. */
export function isEmail(typed: string): boolean {
  return typed.length <= 254 && emailPattern.test(typed);
}

/**
 * Takes the message for "missing", returns a schema for an e-mail address, lower-cased so that one
 * person has one account. Source: spec 1 §5 Login.
 */
export function requiredEmail(missing = "Email is required") {
  const message = "Please enter a valid email";
  return requiredText(missing, { max: 254, maxMessage: message })
    .refine((typed) => typed === "" || isEmail(typed), message)
    .toLowerCase();
}
