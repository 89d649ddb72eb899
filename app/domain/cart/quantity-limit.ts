import { type Problem, problem } from "../result.ts";

/** One line cannot hold more; a larger party is what catering is for. */
export const MAX_LINE_QUANTITY = 99;

/** What a customer reads who wants more than that. */
export const tooManyOfDish = `You can order at most ${MAX_LINE_QUANTITY} of one dish. For more, book catering.`;

/** What would be held after a change; a cart may have one dish in several lines, made differently. */
type Wanted = { inLine: number; inCart: number };

/**
 * Takes a dish of the menu and how many of it the changed line and the whole cart would hold. Returns
 * null when that can be had, else why not, and the cart has to stay as it is. Problems: `out_of_stock`
 * (says what is left), `validation` (too many in one line).
 * Source: spec 1 §4 Cart; decisions, Cart and Ordering ("names the dish and what is left").
 */
export function quantityProblem(
  { name, stock, soldOut }: { name: string; stock: number; soldOut: boolean },
  { inLine, inCart }: Wanted,
): Problem | null {
  if (soldOut) return problem("out_of_stock", `${name} is sold out for now.`);
  if (inLine > MAX_LINE_QUANTITY) return problem("validation", tooManyOfDish);
  if (inCart > stock) return problem("out_of_stock", `Only ${stock} of ${name} left.`);
  return null;
}
