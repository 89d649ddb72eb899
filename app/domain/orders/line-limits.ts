import { m } from "#messages";
import { type Problem, problem } from "../result.ts";

export const MAX_LINE_QUANTITY = 99;

/** In a cart or an order. */
export const MAX_ORDER_LINES = 100;

export const tooManyLines = () => m.orders_tooManyItems();

/** In characters. */
export const MAX_NOTE_LENGTH = 200;

export const tooManyOfDish = () => m.cart_dishQuantityLimit({ max: MAX_LINE_QUANTITY });

/** Quantities after the change; a cart may have several line items of one dish with different options. */
type LineQuantities = { inLine: number; inCart: number };

/** Null if the quantities are allowed. Problems: `out_of_stock` (says what is left), `validation` (too many). */
export function quantityProblem(
  { name, portionsLeft, soldOut }: { name: string; portionsLeft: number; soldOut: boolean },
  { inLine, inCart }: LineQuantities,
): Problem | null {
  if (soldOut) return problem("out_of_stock", m.cart_isSoldOutForNow({ name }));
  if (inLine > MAX_LINE_QUANTITY) return problem("validation", tooManyOfDish());
  if (inCart > portionsLeft) {
    return problem("out_of_stock", m.cart_onlyPortionsLeft({ portionsLeft, name }));
  }
  return null;
}

const SEPARATOR = "; ";

/** Both notes in full, without repeating identical parts, because the kitchen must not miss one. */
export function joinNotes(first: string, second: string): string {
  const notes = [first, second].flatMap((note) => note.split(SEPARATOR)).filter(Boolean);
  return [...new Set(notes)].join(SEPARATOR);
}

/** Null if the notes of two merged line items fit into one. Problems: `validation`. */
export function notesProblem(name: string, first: string, second: string): Problem | null {
  const joined = joinNotes(first, second);
  // Merging carts at login may have exceeded the limit, so only adding more is refused.
  if (joined.length <= MAX_NOTE_LENGTH || joined === joinNotes(first, "")) return null;
  return problem(
    "validation",
    m.cart_notesTooLongTogether({ name, maxNoteLength: MAX_NOTE_LENGTH }),
  );
}
