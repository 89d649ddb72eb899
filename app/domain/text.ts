import { z } from "zod";
import { m } from "#messages";

const controls = /[^\P{Cc}\t\n\r]/gu;
/**
 * Such as soft hyphens, zero-width spaces and direction marks that come with copies from contacts
 * and chats. Characters that join Devanagari letters or emoji are kept.
 */
const invisible =
  /(?!\u200C|\u200D|\uFE0F|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;
/** The empty Braille pattern counts as a character but is invisible. */
const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/**
 * Well-formed Unicode without invisible characters and without control characters other than tab
 * and line feed. The joiners of Devanagari and emoji stay.
 */
export function cleanText(typed: string): string {
  const text = typed
    .toWellFormed()
    .replace(controls, "")
    .replace(invisible, "")
    .replaceAll("\u2011", "-")
    .replace(/\r\n?/g, "\n");
  return visible.test(text) ? text : text.replace(/\S/g, "");
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
  // Does not abort, because a form may compare fields even if this one is too short.
  if (min) text = text.min(min[0], { error: min[1] });
  return text.max(max, { error: maxMessage ?? (() => m.shared_mustBeAtMostCharacters({ max })) });
}

/** Empty if missing. */
export function optionalText(max: number, maxMessage?: () => string) {
  return z
    .string({ error: () => m.shared_mustBeText() })
    .overwrite(cleanText)
    .trim()
    .max(max, { error: maxMessage ?? (() => m.shared_mustBeAtMostCharacters({ max })) })
    .optional()
    .default("");
}
