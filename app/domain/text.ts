import { z } from "zod";
import { m } from "#messages";

const controls = /[^\P{Cc}\t\n\r]/gu;

/** Well-formed Unicode without control characters except tab and line feed. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(controls, "").replace(/\r\n?/g, "\n");
}

type Limits = {
  min?: [length: number, message: () => string];
  max?: number;
  maxMessage?: () => string;
};

/** Required, trimmed text. Reports only the first problem, so that a field shows one message. */
export function requiredText(message: () => string, { min, max = 200, maxMessage }: Limits = {}) {
  let text = z
    .string({ error: (issue) => (issue.input === undefined ? message() : m.shared_mustBeText()) })
    .overwrite(cleanText)
    .trim()
    .min(1, { error: message, abort: true });
  if (min) text = text.min(min[0], { error: min[1], abort: true });
  return text.max(max, { error: maxMessage ?? (() => m.shared_mustBeAtMostCharacters({ max })) });
}

/** Empty when missing. */
export function optionalText(max: number, maxMessage?: () => string) {
  return z
    .string({ error: () => m.shared_mustBeText() })
    .overwrite(cleanText)
    .trim()
    .max(max, { error: maxMessage ?? (() => m.shared_mustBeAtMostCharacters({ max })) })
    .optional()
    .default("");
}
