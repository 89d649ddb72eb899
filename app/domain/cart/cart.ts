import { type Customizations, describeCustomizations } from "./customizations.ts";

/** How long a guest's cart is kept after it was last used. Source: decisions, Cart ("a long-lived cookie"). */
export const GUEST_CART_DAYS = 180;

/** Whose cart: the account's when signed in, else the cookie's; neither for a first visit. Source: decisions, Cart. */
export type CartOwner = { userId: string | null; token: string | null };

/** Why a line cannot be ordered now. Source: decisions, Cart. */
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
  /** Sum of quantities of all lines, what the badge shows. */
  itemCount: number;
  /** The money counts only lines that can be ordered. */
  subtotalPaise: number;
  deliveryFeePaise: number;
  totalPaise: number;
};

/** Takes a line, returns what to tell the customer about why it cannot be ordered; null when it can. Source: decisions, Cart. */
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
    wishes: describeCustomizations(line.customizations),
    specialInstructions: line.specialInstructions,
    advice: lineAdvice({ ...line, name }),
  }));
}
