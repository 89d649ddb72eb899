import { z } from "zod";
import { cleanText, requiredText } from "../text.ts";

const phonePattern = /^\+?[1-9]\d{0,15}$/;
const message = "Please enter a valid phone number";

/** Spaces aside: an optional +, a digit other than 0, and up to 15 more digits. */
export function isPhone(typed: string): boolean {
  return phonePattern.test(typed.replace(/\s/g, ""));
}

/** Empty if it is left out. */
export const optionalPhone = z
  .string({ error: "Must be text" })
  .overwrite(cleanText)
  .trim()
  .max(40, message)
  .refine((typed) => typed === "" || isPhone(typed), message)
  .optional()
  .default("");

export function requiredPhone(missing: string) {
  return requiredText(missing, { max: 40, maxMessage: message }).refine(
    (typed) => typed === "" || isPhone(typed),
    message,
  );
}
