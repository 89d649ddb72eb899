import { z } from "zod";
import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { formatRupees } from "../money.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import { promisedText } from "./expected-at.ts";
import { kitchenItems } from "./kitchen-items.ts";
import type { ItemDifference, Order, OrderChange } from "./order.ts";

/** Counts dishes as the kitchen makes them; added ones are positive. */
function itemDifferences(before: Order, after: Order): ItemDifference[] {
  const found = new Map<string, ItemDifference>();
  const add = (order: Order, sign: 1 | -1) => {
    for (const item of order.items.flatMap(kitchenItems)) {
      const { name, combo, choices, specialInstructions, quantity } = item;
      const options = specialInstructions ? [...choices, `“${specialInstructions}”`] : choices;
      const dish = { name: combo ? `${name} (${combo})` : name, options };
      const key = JSON.stringify(dish);
      const sum = (found.get(key)?.quantity ?? 0) + sign * quantity;
      found.set(key, { ...dish, quantity: sum });
    }
  };
  add(after, 1);
  add(before, -1);
  return [...found.values()].filter(({ quantity }) => quantity !== 0);
}

/** `+1 Samosa`, `−2 Pani Puri (Spicy)`. */
export function differenceText({ name, options, quantity }: ItemDifference): string {
  const chosen = options.length > 0 ? ` (${options.join(", ")})` : "";
  return `${quantity < 0 ? "−" : "+"}${Math.abs(quantity)} ${name}${chosen}`;
}

const texts = ["address", "instructions", "notes"] as const;

const termsSchema = z.object({
  totalPaise: z.number(),
  deliveryType: z.enum(deliveryTypes),
  eatsHere: z.boolean().default(false),
  promisedAt: z.coerce.date(),
  promisedUntil: z.coerce.date().nullable(),
  /** Which texts a change replaced. The texts themselves are not stored, because they are deleted with the account. */
  replaced: z.array(z.enum(texts)),
});
type OrderTerms = z.output<typeof termsSchema>;

function textsOf({ street, city, zipCode, deliveryInstructions, notes }: Order) {
  return {
    address: [street, city, zipCode].join("\n"),
    instructions: deliveryInstructions,
    notes,
  };
}

/** What the history stores about an order before and after a change, besides its dishes. */
function changedTerms(before: Order, after: Order): { fromValue: string; toValue: string } {
  const [old, next] = [textsOf(before), textsOf(after)];
  const replaced = texts.filter((text) => old[text] !== next[text]);
  const stored = (order: Order, replaced: OrderTerms["replaced"]) => {
    const { totalPaise, deliveryType, eatsHere, promisedAt, promisedUntil } = order;
    const terms = { totalPaise, deliveryType, eatsHere, promisedAt, promisedUntil, replaced };
    return JSON.stringify(terms satisfies OrderTerms);
  };
  return { fromValue: stored(before, []), toValue: stored(after, replaced) };
}

const replacedTexts = translated({
  address: m.orders_newAddress,
  instructions: m.orders_newDeliveryInstructions,
  notes: m.orders_newSpecialInstructions,
});

type StoredDifference = Pick<OrderChange, "items" | "fromValue" | "toValue">;

export function differenceOf(before: Order, after: Order): StoredDifference {
  return { items: itemDifferences(before, after), ...changedTerms(before, after) };
}

/** A change of an order in words. */
export function orderDifference({ items, fromValue, toValue }: StoredDifference) {
  const before = termsSchema.parse(JSON.parse(fromValue));
  const after = termsSchema.parse(JSON.parse(toValue));
  const [oldTime, newTime] = [promisedText(before), promisedText(after)];
  const isPickup = after.deliveryType === "pickup";
  const terms = [
    ...(before.deliveryType === after.deliveryType
      ? []
      : [isPickup ? m.orders_pickupInsteadOfDelivery() : m.orders_deliveryInsteadOfPickup()]),
    ...(before.eatsHere === after.eatsHere
      ? []
      : [after.eatsHere ? m.orders_eatHere() : m.shell_takeaway()]),
    ...(oldTime === newTime ? [] : [m.orders_newTime({ newTime })]),
    ...after.replaced.map((text) => replacedTexts[text]),
  ];
  const amounts =
    before.totalPaise === after.totalPaise
      ? []
      : [`${formatRupees(before.totalPaise)} → ${formatRupees(after.totalPaise)}`];
  return {
    items,
    terms,
    amounts,
    hasNewNotes: after.replaced.includes("notes"),
  };
}

/** On one line, without amounts; empty if nothing differs. */
export function describeKitchenChange(change: StoredDifference): string {
  const { items, terms } = orderDifference(change);
  return [...items.map(differenceText), ...terms].join(", ");
}

/** The same with amounts. */
export function describeOrderChange(change: StoredDifference): string {
  const { amounts } = orderDifference(change);
  return [describeKitchenChange(change), ...amounts].filter(Boolean).join(", ");
}
