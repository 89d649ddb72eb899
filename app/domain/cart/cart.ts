import { m } from "#messages";
import { pick } from "../pick.ts";

/** How long a guest's cart is stored after its last use. */
export const GUEST_CART_DAYS = 180;

/** The account when logged in, else the token of the cart cookie; both null for a new visitor. */
export type CartOwner = { userId: string | null; token: string | null };

export type LineProblem = "unavailable" | "off_hours" | "sold_out" | "choices" | "too_few";

export type CartLine = {
  id: string;
  productId: string;
  slug: string;
  name: string;
  /** Set for an English name on a page in another language. */
  nameLang?: "en";
  kind: "dish" | "combo";
  category: string;
  taxBasisPoints: number | null;
  taxCode: string;
  /** How many plates one portion counts as. */
  plates: number;
  description: string;
  image: string;
  /** For one portion, with its choices. */
  pricePaise: number;
  totalPaise: number;
  quantity: number;
  /** How many portions can be ordered. */
  stock: number;
  /** The stored selection. */
  selection: string;
  /** The choices as text. */
  choices: string[];
  specialInstructions: string;
  problem: LineProblem | null;
  /** Why it cannot be ordered and what to do about it; null if it can. */
  advice: string | null;
};

export type Cart = {
  lines: CartLine[];
  /** The sum of all quantities. */
  itemCount: number;
  /** Before discounts; leaves out dishes that are off the menu or sold out. */
  subtotalPaise: number;
};

/** The cart as pages with dishes show it. */
export type CartSummary = Pick<Cart, "itemCount" | "subtotalPaise"> & {
  /** Quantity by dish, over all its line items. */
  quantities: Record<string, number>;
};

export const emptyCart: CartSummary = { itemCount: 0, subtotalPaise: 0, quantities: {} };

export function cartSummary({ lines, itemCount, subtotalPaise }: Cart): CartSummary {
  const quantities: Record<string, number> = {};
  for (const { productId, quantity } of lines) {
    quantities[productId] = (quantities[productId] ?? 0) + quantity;
  }
  return { itemCount, subtotalPaise, quantities };
}

/** Whether it can be ordered, possibly in a smaller quantity. */
export function isOrderable({ problem }: Pick<CartLine, "problem">): boolean {
  return problem === null || problem === "too_few";
}

/** The line items as the order will show them. */
export function checkoutLines(lines: CartLine[]) {
  return lines.map((line) => ({
    ...pick(line, ["id", "slug", "name", "nameLang", "image", "quantity", "pricePaise"]),
    ...pick(line, ["totalPaise", "choices", "specialInstructions", "advice"]),
  }));
}

/** A dish that did not fit into the cart, or only in part. */
export type SkippedLine = { name: string; wanted: number; added: number };

/** The result of merging a guest's cart at login; `addedCount` counts plates. */
export type MergedCart = { addedCount: number; skippedLines: SkippedLine[] };

/** E.g. `Only 4 of 10 Dahi Puri fit. Could not be added: Misal Pav (2)`; undefined when nothing was skipped. */
export function describeSkippedLines(skippedLines: SkippedLine[]): string | undefined {
  const partial = skippedLines
    .filter(({ added }) => added > 0)
    .map(({ name, wanted, added }) => m.cart_onlyOfFit({ added, wanted, name }));
  const missing = skippedLines
    .filter(({ added }) => added === 0)
    .map(({ name, wanted }) => `${name} (${wanted})`);
  const sentences =
    missing.length > 0
      ? [...partial, m.cart_dishesNotAdded({ dishes: missing.join(", ") })]
      : partial;
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

/** Undefined when the guest's cart was empty. */
export function describeMergedCart({ addedCount, skippedLines }: MergedCart): string | undefined {
  const skipped = describeSkippedLines(skippedLines);
  if (skipped) return m.cart_yourCartIsFull({ skipped });
  if (addedCount === 0) return;
  return m.cart_dishesAddedFromDevice({ count: addedCount });
}
