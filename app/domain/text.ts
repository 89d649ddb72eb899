import { z } from "zod";

const controls = /[^\P{Cc}\t\n\r]/gu;

/** Well-formed Unicode without control characters except tab and line feed. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(controls, "").replace(/\r\n?/g, "\n");
}

type Limits = { min?: [length: number, message: string]; max?: number; maxMessage?: string };

/** Required, trimmed text. Reports only the first problem, so that a field shows one message. */
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

/** Empty when missing. */
export function optionalText(max: number, maxMessage?: string) {
  return z
    .string({ error: "Must be text" })
    .overwrite(cleanText)
    .trim()
    .max(max, maxMessage ?? `Must be at most ${max} characters`)
    .optional()
    .default("");
}
