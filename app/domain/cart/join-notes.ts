import { type Problem, problem } from "../result.ts";

/** The most characters that a customer may write for one line. Source: the customer's cart, spec 1 §3 Cart item. */
export const MAX_NOTE_LENGTH = 200;

const SEPARATOR = "; ";

/**
 * Takes the notes of two lines that become one, returns both whole, the same words once: the kitchen
 * must not miss a wish because it stood last. Source: spec 1 §3 Cart item.
 */
export function joinNotes(first: string, second: string): string {
  const notes = [first, second].flatMap((note) => note.split(SEPARATOR)).filter(Boolean);
  return [...new Set(notes)].join(SEPARATOR);
}

/**
 * Takes a dish's name and the notes of two of its lines, which somebody just wrote or is changing; returns
 * null when both fit where one may stand, else the problem `validation`, and nothing was changed.
 * Source: spec 1 §3 Cart item.
 */
export function notesProblem(name: string, first: string, second: string): Problem | null {
  const joined = joinNotes(first, second);
  // Carts that were merged may hold more words already; only adding to them is refused.
  if (joined.length <= MAX_NOTE_LENGTH || joined === joinNotes(first, "")) return null;
  return problem(
    "validation",
    `${name} is in your cart already, and the special instructions of both are longer than ${MAX_NOTE_LENGTH} characters together. Shorten them and try again.`,
  );
}
