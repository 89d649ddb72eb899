import { z } from "zod";
import { m } from "#messages";

const controls = /[^\P{Cc}\t\n\r]/gu;
/** Soft hyphen, zero-width space, marks and overrides of direction, word joiner: what contacts and chats add to a copy. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/**
 * Well-formed Unicode without control characters except tab and line feed, and without characters that nobody sees. The
 * joiners of Devanagari and of emoji stay.
 */
export function cleanText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(controls, "")
    .replace(invisible, "")
    .replaceAll("\u2011", "-")
    .replace(/\r\n?/g, "\n");
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
  // Not aborting: a form may compare fields although this one is too short.
  if (min) text = text.min(min[0], { error: min[1] });
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
