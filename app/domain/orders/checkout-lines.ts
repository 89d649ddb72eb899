import { type CartLine, lineAdvice } from "../cart/cart.ts";
import { describeCustomizations } from "../cart/customizations.ts";

/** Takes the lines of a cart, returns them as an order will show them, with what stands in the way of ordering. Source: spec 1 §2 Checkout. */
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
