import { type Customizations, describeCustomizations } from "./customizations.ts";

/** How long a guest's cart is stored after its last use. */
export const GUEST_CART_DAYS = 180;

/** The account when logged in, else the token of the cart cookie; both null for a new visitor. */
export type CartOwner = { userId: string | null; token: string | null };

export type LineProblem = "unavailable" | "sold_out" | "too_few";

export type CartLine = {
  id: string;
  productId: string;
  name: string;
  description: string;
  category: string;
  image: string;
  pricePaise: number;
  totalPaise: number;
  quantity: number;
  stock: number;
  customizations: Customizations;
  specialInstructions: string;
  problem: LineProblem | null;
};

export type Cart = {
  lines: CartLine[];
  /** The sum of all quantities. */
  itemCount: number;
  /** Amounts leave out dishes that are off the menu or sold out. */
  subtotalPaise: number;
  deliveryFeePaise: number;
  totalPaise: number;
};

/** What the pages with dishes show of a cart. */
export type CartSummary = Pick<Cart, "itemCount" | "subtotalPaise"> & {
  /** By dish, over all its line items. */
  quantities: Record<string, number>;
};

export const emptyCart: CartSummary = { itemCount: 0, subtotalPaise: 0, quantities: {} };

export function cartSummary({
  lines,
  itemCount,
  subtotalPaise,
}: Pick<Cart, "lines" | "itemCount" | "subtotalPaise">): CartSummary {
  const quantities: Record<string, number> = {};
  for (const { productId, quantity } of lines) {
    quantities[productId] = (quantities[productId] ?? 0) + quantity;
  }
  return { itemCount, subtotalPaise, quantities };
}

/** Why a line item cannot be ordered, as the customer reads it; null when it can. */
export function lineAdvice(line: Pick<CartLine, "problem" | "name" | "stock">): string | null {
  if (line.problem === "unavailable")
    return `${line.name} is no longer on the menu. Remove it to order the rest.`;
  if (line.problem === "sold_out")
    return `${line.name} is sold out for now. Remove it to order the rest.`;
  if (line.problem === "too_few" && line.stock === 0)
    return `All that is left of ${line.name} is in your cart already. Remove this one to order the rest.`;
  if (line.problem === "too_few")
    return `Only ${line.stock} of ${line.name} left. Lower the quantity to order.`;
  return null;
}

/** The line items as an order will show them. */
export function checkoutLines(lines: CartLine[]) {
  return lines.map(({ id, name, image, quantity, pricePaise, totalPaise, ...line }) => ({
    id,
    name,
    image,
    quantity,
    pricePaise,
    totalPaise,
    customizations: describeCustomizations(line.customizations),
    specialInstructions: line.specialInstructions,
    advice: lineAdvice({ ...line, name }),
  }));
}

/** A dish of which a cart could take only some, or none. */
export type SkippedLine = { name: string; wanted: number; added: number };

/** What became of a guest's cart at login; `addedCount` counts plates. */
export type MergedCart = { addedCount: number; skippedLines: SkippedLine[] };

/** E.g. `Only 4 of 10 Dahi Puri fit. Could not be added: Misal Pav (2)`; undefined when nothing was skipped. */
export function describeSkippedLines(skippedLines: SkippedLine[]): string | undefined {
  const partial = skippedLines
    .filter(({ added }) => added > 0)
    .map(({ name, wanted, added }) => `Only ${added} of ${wanted} ${name} fit.`);
  const missing = skippedLines
    .filter(({ added }) => added === 0)
    .map(({ name, wanted }) => `${name} (${wanted})`);
  const sentences =
    missing.length > 0 ? [...partial, `Could not be added: ${missing.join(", ")}`] : partial;
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

/** Undefined when the guest's cart was empty. */
export function describeMergedCart({ addedCount, skippedLines }: MergedCart): string | undefined {
  const skipped = describeSkippedLines(skippedLines);
  if (skipped) return `Your cart is full: ${skipped}`;
  if (addedCount === 0) return;
  const dishes = addedCount === 1 ? "the dish" : `the ${addedCount} dishes`;
  return `We added ${dishes} from this device to your cart.`;
}
