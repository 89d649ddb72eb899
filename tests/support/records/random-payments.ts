import type { User } from "#app/domain/access/user.ts";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { now } from "#app/domain/clock.ts";
import { deliverOrder } from "#app/domain/deliveries/deliver-order.server.ts";
import { changeOrderStatus, markOrderPaid } from "#app/domain/fulfilment/change-status.server.ts";
import { keepPartOfOrder } from "#app/domain/fulfilment/keep-part.server.ts";
import { undoStatus } from "#app/domain/fulfilment/undo-status.server.ts";
import { duePaise, owedPaise, paymentMethods } from "#app/domain/ledger/payment.ts";
import { reserveReference } from "#app/domain/ledger/payment-references.server.ts";
import { ledgerOfOrder } from "#app/domain/ledger/queries.server.ts";
import { noSelection } from "#app/domain/options/selection.ts";
import { changeOrder } from "#app/domain/order-changes/change-order.server.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { findAnyOrder } from "#app/domain/orders/queries.server.ts";
import { forwardSteps } from "#app/domain/orders/status.ts";
import { writeWebOrder } from "#app/domain/orders/write-order.server.ts";
import { cashOwedPaise, receiveCash } from "#app/domain/payments/carried-cash.server.ts";
import { recordEntry } from "#app/domain/payments/record-payment.server.ts";
import {
  refundPayment,
  reversePayment,
  takePayment,
} from "#app/domain/payments/settle-order.server.ts";
import { sqlite, write } from "#db/client.server.ts";
import type { Random } from "#db/demo/random.ts";
import { addDish } from "./dishes.ts";

export const database = {
  change: (sql: string, ...values: (string | number | null)[]) =>
    sqlite.prepare(sql).run(...values),
};

export function addPerson(role: User["role"]): User {
  const id = newToken();
  const email = `${id.toLowerCase()}@chatpata.test`;
  database.change(
    "insert into users (id, name, email, role, password_hash, created_at) values (?, 'Asha', ?, ?, '', 0)",
    ...[id, email, role],
  );
  const rest = {
    phone: "",
    address: "",
    isActive: true,
    isEmailVerified: false,
    lastLoginAt: null,
  };
  return { id, role, name: "Asha", email, createdAt: new Date(0), ...rest };
}

type World = { random: Random; owner: User; rider: User; customer: User; dish: string };

export function newWorld(random: Random): World {
  const [owner, rider, customer] = (["owner", "rider", "customer"] as const).map(addPerson);
  if (!owner || !rider || !customer) throw new Error("Somebody is missing");
  return {
    random,
    owner,
    rider,
    customer,
    dish: addDish(database, { category: "snacks", stock: 1_000_000 }).id,
  };
}

const newest = sqlite
  .prepare<[], string>("select id from orders order by seq desc limit 12")
  .pluck();

const newestCancelled = sqlite
  .prepare<[], string>(
    "select id from orders where status = 'cancelled' and paid_paise > 0 order by seq desc limit 1",
  )
  .pluck();

/** One of the orders that other processes change at the same time. */
function anyOrder({ random }: World): Order | undefined {
  const ids = newest.all();
  return ids.length > 0 ? findAnyOrder(random.pick(ids)) : undefined;
}

const somePaise = ({ random }: World, largest: number) =>
  random.percent(40) ? largest : random.integer(1, Math.max(1, Math.ceil(largest * 1.2)));

/** Few, so that some are used twice. */
const someReference = ({ random }: World) => `77${String(random.integer(1, 60)).padStart(10, "0")}`;

type OrderTerms = Partial<Parameters<typeof writeWebOrder>[2]> &
  Partial<Parameters<typeof writeWebOrder>[3]>;

/** Portions of a dish from the web: delivered, paid in cash and as soon as possible by default. */
export function orderPortions(
  customer: User,
  productId: string,
  quantity: number,
  { requestedFor = null, code = "", tipPaise = 0, ...details }: OrderTerms = {},
) {
  const line = { productId, quantity, selection: noSelection, specialInstructions: "", path: "" };
  const home = { street: "1 Road", city: "Pune", zipCode: "411030", deliveryInstructions: "" };
  const contact = { customerName: "Asha", email: "", phone: "9822012345", notes: "" };
  const how = { deliveryType: "delivery", paymentMethod: "cash" } as const;
  const placed = { ...home, ...contact, ...how, ...details };
  const wishes = { requestedFor, code, tipPaise };
  return write(() => writeWebOrder(customer, [line], placed, wishes));
}

export const placeOrder = ({ random, customer, dish }: World) => {
  const quantity = random.integer(1, 9);
  const deliveryType = random.pick(["delivery", "pickup"] as const);
  const paymentMethod = random.pick(paymentMethods);
  return orderPortions(customer, dish, quantity, { deliveryType, paymentMethod });
};

const pay = (world: World, order: Order) => {
  const { random, owner } = world;
  const method = random.pick(paymentMethods);
  const reference = method === "upi" && random.percent(60) ? someReference(world) : "";
  takePayment(
    owner,
    order.id,
    { amount: somePaise(world, duePaise(order)), method, reference },
    null,
  );
};

const refund = (world: World, order: Order) => {
  const amount = somePaise(world, owedPaise(order) || order.paidPaise);
  const method = world.random.pick(paymentMethods);
  refundPayment(world.owner, order.id, { amount, method, reason: "A dish was missing" }, null);
};

const reverse = ({ random, owner }: World, order: Order) => {
  const rows = ledgerOfOrder(order.id);
  if (rows.length > 0)
    reversePayment(owner, order.id, random.pick(rows).id, { reason: "Wrong order" });
};

/** Mostly for cancelled orders, which are few. */
const keep = (world: World, order: Order) => {
  const cancelled = newestCancelled.get();
  const kept = (cancelled && world.random.percent(80) && findAnyOrder(cancelled)) || order;
  const amount = world.random.percent(20) ? 0 : somePaise(world, kept.paidPaise);
  keepPartOfOrder(world.owner, kept.id, { amount, reason: "Cancelled too late" });
};

/** Claims in the customer's name. */
const claim = (world: World, order: Order) => {
  const amountPaise = somePaise(world, duePaise(order));
  const reference = someReference(world);
  write(() => {
    const entry = { kind: "claim", method: "upi", amountPaise, reference } as const;
    const id = recordEntry(world.customer, { orderId: order.id }, entry, now());
    if (reserveReference(reference, id)) return;
    const failed = { kind: "reversal", method: "upi", amountPaise, appliesTo: id } as const;
    recordEntry(world.customer, { orderId: order.id }, failed, now());
  });
};

const confirm = ({ owner }: World, order: Order) => {
  const open = ledgerOfOrder(order.id).find(({ state }) => state === "claimed");
  if (!open) return;
  const { amountPaise: amount, reference } = open;
  takePayment(owner, order.id, { amount, method: "upi", reference }, null);
};

const change = ({ random, owner }: World, order: Order) => {
  const { deliveryType, eatsHere, street, city, zipCode, deliveryInstructions, notes } = order;
  const lines = Object.fromEntries(order.items.map(({ id }) => [id, random.integer(1, 9)]));
  const place = { deliveryType, eatsHere, street, city, zipCode, deliveryInstructions, notes };
  const why = {
    requestedFor: "unchanged",
    reason: "The customer called",
    overfillReason: "",
  } as const;
  changeOrder(owner, order.id, { ...place, ...why, lines, added: [] }, order.updatedAt.getTime());
};

const advance = ({ owner }: World, { id, status, deliveryType }: Order) => {
  const next = forwardSteps(status, deliveryType)[0];
  if (next) changeOrderStatus(owner, id, { status: next.to, reason: "" });
};

const deliver = (world: World, order: Order) => {
  const due = duePaise(order);
  const method = world.random.pick(paymentMethods);
  deliverOrder(world.rider, order.id, { method, received: due, duePaise: due });
};

const handOver = (world: World) => {
  const { owner, rider } = world;
  const owed = cashOwedPaise(rider.id);
  if (owed > 0)
    receiveCash(owner, { riderId: rider.id, owedPaise: owed, amount: somePaise(world, owed) });
};

type Step = (world: World, order: Order) => void;
/** The steps that affect money, with their frequencies. Every step may be refused, in which case it changes nothing. */
const paymentSteps: (readonly [Step, number])[] = [
  [pay, 22],
  [refund, 12],
  [reverse, 10],
  [claim, 12],
  [confirm, 10],
  [change, 8],
  [advance, 16],
  [deliver, 6],
  [handOver, 3],
  [keep, 10],
  [({ owner }, { id }) => markOrderPaid(owner, id), 4],
  [
    ({ owner }, { id }) => changeOrderStatus(owner, id, { status: "cancelled", reason: "Closed" }),
    4,
  ],
  [({ owner }, { id, status }) => undoStatus(owner, id, status), 3],
];

/** Runs random steps; pass more to mix them in. */
export function randomDay(
  world: World,
  count: number,
  {
    steps = paymentSteps,
    afterEach,
  }: { steps?: typeof paymentSteps; afterEach?: (order: Order) => void } = {},
): void {
  for (let done = 0; done < count; done += 1) {
    if (done < 4 || world.random.percent(10)) placeOrder(world);
    const order = anyOrder(world);
    if (!order) continue;
    world.random.pickWeighted(steps)(world, order);
    afterEach?.(order);
  }
}
