import { asc, eq } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { cartLines } from "#db/schema/carts.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { isOffered, isOffHours, portionsLeft } from "../availability/dish-state.server.ts";
import { servingTime } from "../availability/serving-time.server.ts";
import { isSoldOut } from "../availability/sold-out.ts";
import { hoursColumns } from "../menu/dish-rows.server.ts";
import { saleProblem } from "../menu/sale-problem.ts";
import { configureDish, nothingToChoose, type Offer } from "../options/configure-dish.ts";
import { demandsOf, portionsFrom, suppliesOf } from "../options/demand.ts";
import { describeChoices } from "../options/describe-choices.ts";
import { localOptions } from "../options/option-group.ts";
import { offersOf } from "../options/queries.server.ts";
import { readSelection } from "../options/selection.ts";
import { pick } from "../pick.ts";
import { localName, localText } from "../translations/local-texts.server.ts";
import { type Cart, type CartLine, type CartOwner, isOrderable } from "./cart.ts";
import { findCartId } from "./own-cart.server.ts";

const lines = db
  .select({
    ...pick(cartLines, ["id", "productId", "quantity", "selection", "specialInstructions"]),
    ...pick(products, ["slug", "name", "kind", "category", "plates", "taxBasisPoints", "taxCode"]),
    ...pick(products, ["description", "image", "pricePaise", "soldOutUntil", "deletedAt"]),
    portionsLeft: portionsLeft(),
    isOffHours: isOffHours().mapWith(Boolean),
    isOffered: isOffered().mapWith(Boolean),
    hours: hoursColumns,
  })
  .from(cartLines)
  .innerJoin(products, eq(products.id, cartLines.productId))
  .where(given(cartLines.cartId))
  .orderBy(asc(cartLines.id))
  .prepare();

type LineRow = ReturnType<typeof lines.all>[number];
type LineState = Pick<CartLine, "problem" | "advice" | "stock">;

function tooFewAdvice(scarce: string, left: number, portions: number): string {
  if (left === 0) {
    return m.cart_scarceAlreadyInCart({ scarce });
  }
  const step = portions === 0 ? m.cart_chooseSmallerQuantity() : m.cart_lowerTheQuantity();
  return m.cart_onlyOfLeftToOrder({ left, scarce, step });
}

/** How much of a line item can be ordered after earlier line items have taken their share of the stock. */
function lineState(row: LineRow, offer: Offer, supplies: Map<string, number>, at: number) {
  const { productId: id, name, kind, quantity } = row;
  const configured = configureDish(row, offer, readSelection(row.selection));
  const state = (problem: CartLine["problem"], advice: string | null, stock = 0): LineState => ({
    problem,
    advice,
    stock,
  });
  if (!row.isOffered || row.deletedAt) {
    const advice = m.cart_offMenuRemove({ name });
    return { configured, ...state("unavailable", advice) };
  }
  const notOnSale = saleProblem({ ...row, soldOut: isSoldOut(row, at) }, offer);
  if (notOnSale) {
    const problem = notOnSale.code === "out_of_stock" ? "sold_out" : "off_hours";
    return {
      configured,
      ...state(problem, m.cart_removeToOrderRest({ message: notOnSale.message })),
    };
  }
  if (!configured.ok) return { configured, ...state("choices", configured.message) };
  for (const [supplyId, left] of suppliesOf({ id, portionsLeft: row.portionsLeft }, offer)) {
    if (!supplies.has(supplyId)) supplies.set(supplyId, left);
  }
  const demands = demandsOf({ id, name, kind }, configured.value);
  const { portions, scarce, left } = portionsFrom(supplies, demands);
  if (portions < quantity) {
    return { configured, ...state("too_few", tooFewAdvice(scarce, left, portions), portions) };
  }
  for (const demand of demands) {
    const left = supplies.get(demand.id);
    if (left !== undefined) supplies.set(demand.id, left - demand.quantity * quantity);
  }
  return { configured, ...state(null, null, portions) };
}

/** The cart at today's prices; line items that exceed the stock left for the cart are marked. */
export function cartOf(owner: CartOwner, requestedFor: Date | null = null): Cart {
  const cartId = findCartId(owner);
  if (!cartId) return { lines: [], itemCount: 0, subtotalPaise: 0 };
  const time = servingTime(requestedFor);
  const rows = lines.all({ cartId, ...time }).map((row) => ({
    ...row,
    ...localName("dish", row.productId, row.name),
    description: localText("dish", row.productId, "description", row.description).text,
  }));
  const offers = offersOf(
    rows.map(({ productId: id, kind }) => ({ id, kind })),
    time,
  );
  const supplies = new Map<string, number>();
  const shown = rows.map((row): CartLine => {
    const offer = offers.get(row.productId) ?? nothingToChoose;
    const { configured, ...state } = lineState(row, offer, supplies, time.at);
    const { options, parts, pricePaise } = configured.ok
      ? configured.value
      : { options: [], parts: [], pricePaise: row.pricePaise };
    return {
      ...pick(row, ["id", "productId", "slug", "name", "nameLang", "kind", "category", "plates"]),
      ...pick(row, ["taxBasisPoints", "taxCode", "description", "image", "quantity", "selection"]),
      specialInstructions: row.specialInstructions,
      pricePaise,
      totalPaise: pricePaise * row.quantity,
      choices: describeChoices(
        localOptions(options),
        parts.map((part) => ({
          ...part,
          name: part.dish.name,
          options: localOptions(part.options),
        })),
      ),
      ...state,
    };
  });
  return {
    lines: shown,
    itemCount: shown.reduce((sum, line) => sum + line.quantity, 0),
    subtotalPaise: shown.filter(isOrderable).reduce((sum, line) => sum + line.totalPaise, 0),
  };
}
