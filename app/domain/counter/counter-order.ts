import { plainNumber } from "../digits.ts";
import { type PaymentMethod, paymentMethods } from "../ledger/payment.ts";
import type { Offer } from "../options/configure-dish.ts";
import { firstSelection, withFirstOptions } from "../options/first-selection.ts";
import { withFreeChoices } from "../options/required-choices.ts";
import type { Selection } from "../options/selection.ts";
import { sentSelection, withEachPortion } from "../options/sent-selection.ts";
import { MAX_LINE_QUANTITY } from "../orders/line-limits.ts";
import { shop } from "../shop.ts";
import { readSearch } from "./dish-search.ts";

export type CounterLine = { dish: string; selection: Selection; quantity: number; note: string };

/** The first two happen at the counter, the others by phone. */
export const fulfilments = ["here", "takeaway", "pickup", "delivery"] as const;
type Fulfilment = (typeof fulfilments)[number];

export const paymentChoices = [...paymentMethods, "split", "later"] as const;
type PaymentChoice = (typeof paymentChoices)[number];

const texts = [
  "key",
  "query",
  "requestedFor",
  "customerName",
  "phone",
  "street",
  "city",
  "zipCode",
  "notes",
  "coupon",
  "discount",
  "discountReason",
  "approver",
  "overfillReason",
  "given",
] as const;
type TextField = (typeof texts)[number];

/** An order that is being taken, as its form holds it; amounts are as typed. */
export type CounterOrder = Record<TextField, string> & {
  lines: CounterLine[];
  /** The index of the line whose options are open. */
  shown: number | null;
  fulfilment: Fulfilment;
  /** Null until it is chosen. */
  payment: PaymentChoice | null;
  split: Record<PaymentMethod, string>;
};

/** The data of a dish that the counter needs. */
type OrderableDish = { id: string; name: string; offer: Offer };

/** A button of the form. */
export type Press = { name: string; value: string };

/** The button for a customer who needs no change. */
export const EXACT_CASH = "exact";

const buttons = [
  "add",
  "more",
  "fewer",
  "remove",
  "choose",
  "quantity",
  "cash",
  "choices",
  "find",
  "again",
  "address",
  "clear",
  "place",
];

function textsFrom(textNamed: (name: TextField) => string) {
  const entries = texts.map((name) => [name, textNamed(name)]);
  return Object.fromEntries(entries) as Record<TextField, string>;
}

/** `key` is the id of the sale, a UUID: however often the order is sent, it is placed once. */
export function emptyOrder(key: string): CounterOrder {
  return {
    ...textsFrom(() => ""),
    key,
    city: shop.cityInLatin,
    lines: [],
    shown: null,
    fulfilment: "takeaway",
    payment: null,
    split: { cash: "", upi: "", card: "" },
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((known) => known === value);
}

function readLine(typed: unknown): CounterLine[] {
  const { dish, quantity, note, ...selection } = Object(typed);
  const count = Math.trunc(plainNumber(quantity));
  if (!textOf(dish) || !(count >= 1)) return [];
  return [
    {
      dish,
      selection: withEachPortion(sentSelection(selection)),
      quantity: Math.min(count, MAX_LINE_QUANTITY),
      note: textOf(note),
    },
  ];
}

/** Whether the customer stands at the counter. */
export function isAtCounter({ fulfilment }: Pick<CounterOrder, "fulfilment">): boolean {
  return fulfilment === "here" || fulfilment === "takeaway";
}

/** `typed` are the fields of the form, nested by their names. */
export function readOrder(typed: Record<string, unknown>): CounterOrder {
  const { fulfilment, payment, lines, shown } = typed;
  const split = Object(typed.split);
  return {
    ...textsFrom((name) => textOf(typed[name])),
    lines: Array.isArray(lines) ? lines.flatMap(readLine) : [],
    shown: textOf(shown) === "" ? null : Number(shown),
    fulfilment: isOneOf(fulfilments, fulfilment) ? fulfilment : "takeaway",
    payment: isOneOf(paymentChoices, payment) ? payment : null,
    split: { cash: textOf(split.cash), upi: textOf(split.upi), card: textOf(split.card) },
  };
}

/** Once a payment is chosen, all options are closed, so that the order is shown in full for reading it back. */
export function readBack(before: CounterOrder, after: CounterOrder): CounterOrder {
  return before.payment === after.payment ? after : { ...after, shown: null };
}

/** The button that sent the form; null for a plain submission. */
export function readPress(typed: Record<string, unknown>): Press | null {
  const name = buttons.find((known) => typeof typed[known] === "string");
  return name ? { name, value: textOf(typed[name]) } : null;
}

function isSameLine(a: CounterLine, b: CounterLine): boolean {
  const key = ({ dish, selection, note }: CounterLine) =>
    JSON.stringify([dish, Object.entries(selection.options).sort(), selection.parts, note]);
  return key(a) === key(b);
}

function hasChoices({ groups, parts }: Offer): boolean {
  return groups.length > 0 || parts.length > 0;
}

/** Adds lines and merges identical ones. */
function addLines(order: CounterOrder, added: CounterLine[]): CounterOrder {
  const lines = [...order.lines];
  for (const line of added) {
    const index = lines.findIndex((one) => isSameLine(one, line));
    const same = lines[index];
    if (same) {
      const quantity = Math.min(same.quantity + line.quantity, MAX_LINE_QUANTITY);
      lines[index] = { ...same, quantity };
    } else {
      lines.push(line);
    }
  }
  return { ...order, lines };
}

/** The selection after a tap on a dish. */
export function selectionAtCounter(offer: Offer): Selection {
  return withFreeChoices(offer, firstSelection(offer));
}

function addDish(
  order: CounterOrder,
  { id, offer }: OrderableDish,
  quantity: number,
): CounterOrder {
  const line = { dish: id, selection: selectionAtCounter(offer), quantity, note: "" };
  const added = addLines(order, [line]);
  const index = added.lines.findIndex((one) => isSameLine(one, line));
  return { ...added, shown: hasChoices(offer) ? index : null, query: "" };
}

function setQuantity(order: CounterOrder, index: number, quantity: number): CounterOrder {
  const line = order.lines[index];
  if (!line || !Number.isInteger(quantity)) return order;
  if (quantity < 1) return removeLine(order, index);
  const lines = order.lines.with(index, {
    ...line,
    quantity: Math.min(quantity, MAX_LINE_QUANTITY),
  });
  return { ...order, lines };
}

function removeLine(order: CounterOrder, index: number): CounterOrder {
  const { shown } = order;
  const after = shown !== null && shown > index ? shown - 1 : shown;
  return {
    ...order,
    lines: order.lines.filter((_, place) => place !== index),
    shown: shown === index ? null : after,
  };
}

/** Opens the first options of dishes that were just chosen for a combo. */
function withShownOptions(order: CounterOrder, dishes: OrderableDish[]): CounterOrder {
  const lines = order.lines.map((line) => {
    const offer = dishes.find(({ id }) => id === line.dish)?.offer;
    if (!offer) return line;
    return { ...line, selection: withFreeChoices(offer, withFirstOptions(offer, line.selection)) };
  });
  return { ...order, lines };
}

/** The order after a button was pressed. Unknown buttons change nothing. */
export function pressButton(
  order: CounterOrder,
  { name, value }: Press,
  dishes: OrderableDish[],
): CounterOrder {
  const index = Number(value);
  const quantity = order.lines[index]?.quantity ?? 0;
  switch (name) {
    case "add": {
      const dish = dishes.find(({ id }) => id === value);
      return dish ? addDish(order, dish, readSearch(order.query, dishes).quantity) : order;
    }
    case "more":
      return setQuantity(order, index, quantity + 1);
    case "fewer":
      return setQuantity(order, index, quantity - 1);
    case "remove":
      return removeLine(order, index);
    case "choose":
      return { ...order, shown: order.shown === index ? null : index };
    case "quantity":
      return setQuantity(order, order.lines.length - 1, index);
    case "cash":
      return { ...order, payment: "cash", given: value === EXACT_CASH ? "" : value, shown: null };
    case "clear":
      return emptyOrder(order.key);
    case "choices":
      return withShownOptions(order, dishes);
    default:
      return order;
  }
}

export type OrderAddress = { street: string; city: string; zipCode: string };

/** A customer found by phone number. */
export type KnownCustomer = {
  name: string;
  addresses: OrderAddress[];
  last: {
    placedOn: string;
    dishes: string;
    lines: CounterLine[];
    /** Sentences about differences to the earlier order. */
    changes: string[];
  };
};

/** Fills in the details of a known customer that a button asks for. */
export function takeFromCustomer(
  order: CounterOrder,
  { name, value }: Press,
  customer: KnownCustomer,
): CounterOrder {
  const named = { ...order, customerName: order.customerName || customer.name };
  if (name === "again") return addLines(named, customer.last.lines);
  const address = name === "address" ? customer.addresses[Number(value)] : undefined;
  return { ...named, ...address };
}
