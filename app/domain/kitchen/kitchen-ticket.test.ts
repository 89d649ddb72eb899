import { expect, test } from "vitest";
import { isMade } from "../orders/kitchen-items.ts";
import type { Order, OrderItem } from "../orders/order.ts";
import { cookNow, dishToCookText } from "./cook-now.ts";
import { kitchenGroup, kitchenTicketCard, ticketAge } from "./kitchen-ticket.ts";

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);

const waiting = {
  createdAt: at("18:00"),
  dueAt: null,
  promisedAt: at("18:45"),
  promisedUntil: null,
  delayMinutes: 0,
};

test.each([
  ["18:00", "0 min", "", "calm"],
  ["18:36", "36 min", "", "soon"],
  ["18:45", "45 min", "", "late"],
  ["18:52", "52 min", "7 min late", "late"],
  ["21:45", "3 h", "3 h late", "late"],
])("at %s an order promised for 18:45 is %s old, %s: %s", (time, text, late, urgency) => {
  expect(ticketAge(waiting, at(time))).toEqual({ text, late, urgency });
});

test("an order for later says when its making starts, and a delay makes it less urgent", () => {
  const later = { ...waiting, dueAt: at("19:00"), promisedAt: at("19:30") };
  expect(ticketAge(later, at("18:30")).text).toBe("from 7:00 PM");
  const delayed = { ...waiting, delayMinutes: 20 };
  expect(ticketAge(delayed, at("18:52"))).toEqual({ text: "52 min", late: "", urgency: "calm" });
});

test.each([
  ["pending", false, "new"],
  ["confirmed", false, "new"],
  ["preparing", false, "cooking"],
  ["preparing", true, "ready"],
  ["out_for_delivery", true, null],
  ["delivered", true, null],
  ["cancelled", false, "cancelled"],
] as const)("an order that is %s, ready: %s, is in the group %s", (status, isReady, group) => {
  expect(kitchenGroup({ status, readyAt: isReady ? at("18:40") : null })).toBe(group);
});

const puri: OrderItem = {
  id: "puri",
  productId: "dish-puri",
  slug: null,
  name: "Pani Puri",
  description: "",
  local: null,
  image: "",
  pricePaise: 5000,
  quantity: 3,
  totalPaise: 15_000,
  discountPaise: 0,
  options: [],
  parts: [],
  specialInstructions: "",
  madeQuantity: 0,
};
const jainPuri = { ...puri, id: "jain", quantity: 2, specialInstructions: "Jain" };
const part = {
  ...puri,
  id: "part",
  partName: "Your drink",
  name: "Lassi",
  productId: "dish-lassi",
};
const combo: OrderItem = {
  ...puri,
  id: "combo",
  name: "Family plate",
  productId: "dish-combo",
  parts: [
    { ...part, quantity: 2 },
    { ...part, id: "part-2", productId: "dish-bhel", name: "Bhel", quantity: 2 },
  ],
};

test("an order is made once all its lines and all parts of its combos are, whatever the combo's own row says", () => {
  const madeParts = combo.parts.map((one) => ({ ...one, madeQuantity: 2 }));
  const madePuri = { ...puri, madeQuantity: 3 };
  expect(isMade({ items: [madePuri, { ...combo, parts: madeParts }] })).toBe(true);
  expect(isMade({ items: [{ ...puri, madeQuantity: 2 }] })).toBe(false);
  expect(isMade({ items: [madePuri, { ...combo, madeQuantity: 3 }] })).toBe(false);
  const oneOpen = [...madeParts.slice(0, 1), ...combo.parts.slice(1)];
  expect(isMade({ items: [madePuri, { ...combo, parts: oneOpen }] })).toBe(false);
});

function card(items: OrderItem[], status: Order["status"] = "pending") {
  const order = {
    ...waiting,
    id: "order",
    orderNumber: "CP-261121-007",
    token: "7",
    status,
    readyAt: null,
    deliveryType: "pickup",
    channel: "web",
    customerName: "Asha",
    changedAt: null,
    notes: "",
    items,
  } as unknown as Order;
  return kitchenTicketCard(order, order, [], new Map([["dish-lassi", "drinks"]]), at("18:10"));
}

test("totals add up what new and cooking orders still need, Jain apart, station by station", () => {
  const tickets = [
    card([puri, jainPuri, combo]),
    card([{ ...puri, quantity: 9, madeQuantity: 2 }], "preparing"),
    card([{ ...puri, quantity: 50 }], "cancelled"),
    card([{ ...puri, name: "Sev Puri", madeQuantity: 3 }], "preparing"),
  ];
  const stations = [
    { id: "drinks", name: "Drinks" },
    { id: "fry", name: "Fry" },
  ];

  const totals = cookNow(tickets, stations).map(({ name, dishes }) => [
    name,
    dishes.map(dishToCookText),
  ]);

  expect(totals).toEqual([
    ["Drinks", ["2 × Lassi"]],
    ["Other dishes", ["12 × Pani Puri, 2 Jain", "2 × Bhel"]],
  ]);
  expect(cookNow(tickets, []).map(({ name }) => name)).toEqual([""]);
});
