import { write } from "#db/client.server.ts";
import type { CartOwner } from "./cart.ts";
import { setQuantity } from "./change-line.server.ts";
import { cartOf } from "./queries.server.ts";

/** Leaves in the cart what can be ordered. Returns what was removed, such as `2 × Misal Pav`. */
export function dropBlockedLines(owner: CartOwner): string[] {
  return write(() =>
    cartOf(owner)
      .lines.filter((line) => line.problem !== null)
      .map(({ id, name, quantity, stock, problem }) => {
        const left = problem === "too_few" ? stock : 0;
        setQuantity(owner, id, left);
        return `${quantity - left} × ${name}`;
      }),
  );
}
