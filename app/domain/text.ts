import { z } from "zod";

const controls = /[^\P{Cc}\t\n\r]/gu;

/** Takes typed text, returns it as stored: well-formed Unicode, no control characters but tab and line breaks. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(controls, "").replace(/\r\n?/g, "\n");
}

type Limits = { min?: [length: number, message: string]; max?: number; maxMessage?: string };

/**
 * Takes the message for "missing" and the limits, returns a schema for text that must be there, trimmed.
 * The first complaint is the only one, so that a field never scolds twice.
 */
export function requiredText(message: string, { min, max = 200, maxMessage }: Limits = {}) {
  const wrongType = "Must be text";
  let text = z
    .string({ error: (issue) => (issue.input === undefined ? message : wrongType) })
    .overwrite(cleanText)
    .trim()
    .min(1, { error: message, abort: true });
  if (min) text = text.min(min[0], { error: min[1], abort: true });
  return text.max(max, maxMessage ?? `Must be at most ${max} characters`);
}

/** Takes the most characters allowed, returns a schema for text that may be left out; empty when it is. */
export function optionalText(max: number, maxMessage?: string) {
  return z
    .string({ error: "Must be text" })
    .overwrite(cleanText)
    .trim()
    .max(max, maxMessage ?? `Must be at most ${max} characters`)
    .optional()
    .default("");
}
