import { z } from "zod";
import { cleanText, requiredText } from "../text.ts";

const phonePattern = /^\+?[1-9]\d{0,15}$/;
const message = "Please enter a valid phone number";

/**
 * Takes a phone number as typed, returns whether it is one: spaces aside, an optional + followed by a
 * non-zero digit and up to 15 more digits. Source: spec 1 §5 Register.
 */
export function isPhone(typed: string): boolean {
  return phonePattern.test(typed.replace(/\s/g, ""));
}

/** A phone that may be left out; empty when it is. Source: spec 1 §5 Register. */
export const optionalPhone = z
  .string({ error: "Must be text" })
  .overwrite(cleanText)
  .trim()
  .max(40, message)
  .refine((typed) => typed === "" || isPhone(typed), message)
  .optional()
  .default("");

/** Takes the message for "missing", returns a schema for a phone that must be there. Source: decisions, Ordering. */
export function requiredPhone(missing: string) {
  return requiredText(missing, { max: 40, maxMessage: message }).refine(
    (typed) => typed === "" || isPhone(typed),
    message,
  );
}
