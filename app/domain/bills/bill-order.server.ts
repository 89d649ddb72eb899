import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { localOrder } from "../orders/local-order.ts";
import type { Order, OrderItem } from "../orders/order.ts";
import { itemChoices } from "../orders/order-ticket.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { pick } from "../pick.ts";
import { highestRate, rateOf, type TaxedDish, type TaxTerms, untaxed } from "../tax/tax-terms.ts";
import type { Bill } from "./bill.ts";
import type { BillPart } from "./bill-amounts.ts";
import { billsOfOrder } from "./queries.server.ts";
import { type Billable, settleBill } from "./settle-bill.server.ts";

const taxedDishes = db
  .select(pick(products, ["id", "category", "taxBasisPoints", "taxCode"]))
  .from(products)
  .where(sql`${products.id} in (select value from json_each(${sql.placeholder("ids")}))`)
  .prepare();

const removedDish: TaxedDish = { category: "", taxBasisPoints: null, taxCode: "" };

function billedName(item: OrderItem): string {
  return [item.name, ...itemChoices(item)].join(", ");
}

function billableOrder(order: Order, terms: TaxTerms): Billable {
  const { items, deliveryFeePaise, packingPaise, tipPaise, discountPaise } = order;
  const ids = JSON.stringify(items.map(({ productId }) => productId));
  const dishes = new Map(taxedDishes.all({ ids }).map((dish) => [dish.id, dish]));
  const local = localOrder(order).items.map(billedName);
  const lines = items.map(
    (item, index): BillPart => ({
      name: billedName(item),
      ...(order.language !== "en" && { local: local[index] }),
      quantity: item.quantity,
      rate: rateOf(terms, dishes.get(item.productId ?? "") ?? removedDish),
      amountPaise: item.totalPaise - item.discountPaise,
      discountPaise: item.discountPaise,
    }),
  );
  const offDishesPaise = items.reduce((sum, item) => sum + item.discountPaise, 0);
  const offDeliveryPaise = discountPaise - offDishesPaise;
  const rate = highestRate(lines.map((line) => line.rate));
  const charge = (name: string, amountPaise: number, charged: Partial<BillPart>): BillPart => ({
    ...{ name, quantity: 1, rate, amountPaise, discountPaise: 0 },
    ...charged,
  });
  // The bill keeps their English names.
  const charges = [
    charge("Delivery", deliveryFeePaise - offDeliveryPaise, { discountPaise: offDeliveryPaise }),
    charge("Packing", packingPaise, {}),
    charge("Tip for the kitchen", tipPaise, { rate: untaxed }),
  ];
  return {
    orderId: order.id,
    eventId: null,
    parts: [
      ...lines,
      ...charges.filter(({ amountPaise, discountPaise }) => amountPaise + discountPaise > 0),
    ],
    ...pick(order, ["taxPaise", "totalPaise", "waivedPaise", "paidPaise"]),
    placeOfSupply: "",
    keptPaise: order.keptPaise,
    isCancelled: order.status === "cancelled",
    isFixed: order.status === "delivered",
  };
}

type Billed = Pick<Order, "id" | "status" | "paymentStatus">;

function settle(order: Billed, issued: Bill[], isDue: boolean, at: Date): void {
  const read = (terms: TaxTerms) => {
    const whole = findAnyOrder(order.id);
    if (!whole) throw new Error("An order that is billed could not be read");
    return billableOrder(whole, terms);
  };
  settleBill(order.id, issued, isDue, read, at);
}

const isPaid = ({ paymentStatus }: Billed) =>
  paymentStatus === "paid" || paymentStatus === "refund_due";

/** Call it after the payments or contents changed. A delivered order without a bill is older than billing. */
export function billPaidOrder(order: Billed, at: Date): void {
  const issued = billsOfOrder(order.id);
  settle(order, issued, order.status === "delivered" ? issued.length > 0 : isPaid(order), at);
}

/** Call it when the order is delivered, or when billing resumes. */
export function billOrder(order: Billed, at: Date): void {
  settle(order, billsOfOrder(order.id), isPaid(order) || order.status === "delivered", at);
}
