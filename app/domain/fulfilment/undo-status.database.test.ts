import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { integrityErrors, partialWrites, wrongCounters } from "#tests/support/records/counters.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addPerson, database, orderPortions } from "#tests/support/records/random-payments.ts";
import type { User } from "../access/user.ts";
import { deliverOrder, undoDelivery } from "../deliveries/deliver-order.server.ts";
import { deliveredToday } from "../deliveries/queries.server.ts";
import { markReady } from "../kitchen/mark-ready.server.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { changesOfOrder } from "../orders/order-history.server.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { keepReserved, releaseReservations } from "../orders/reserve-stock.server.ts";
import type { OrderStatus } from "../orders/status.ts";
import { cashOwedPaise } from "../payments/carried-cash.server.ts";
import { claimPayment, confirmClaim, undoConfirmation } from "../payments/claims.server.ts";
import { refundPayment, takePayment } from "../payments/settle-order.server.ts";
import { defaultParts } from "../settings/shop-settings.ts";
import { changeOrderStatus } from "./change-status.server.ts";
import { keepPartOfOrder } from "./keep-part.server.ts";
import { undoStatus } from "./undo-status.server.ts";

const rows = (sql: string) => sqlite.prepare<[], Record<string, unknown>>(sql).all();

// A Saturday, 7 pm in Pune.
const EVENING = new Date("2026-11-21T13:30:00Z");
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: EVENING });
});
afterAll(() => {
  vi.useRealTimers();
});

let owner: User;
let customer: User;
let dishId: string;
beforeEach(() => {
  later(60);
  sqlite.exec("delete from settings; delete from coupons");
  owner = addPerson("owner");
  customer = addPerson("customer");
  dishId = addDish(database, { category: "snacks", stock: 10, pricePaise: 10_000 }).id;
});

function placed(terms: Parameters<typeof orderPortions>[3] = {}) {
  const written = orderPortions(customer, dishId, 4, terms);
  if (!written.ok) throw new Error(written.message);
  return written.value.orderId;
}

function read(id: string) {
  const order = findAnyOrder(id);
  if (!order) throw new Error("No such order");
  return order;
}

function step(id: string, status: OrderStatus, actor = owner, reason = "Closed early"): void {
  later(5);
  const changed = changeOrderStatus(actor, id, { status, reason });
  if (!changed.ok) throw new Error(changed.message);
}

const undo = (actor: User, id: string, status = read(id).status) => undoStatus(actor, id, status);

function expectConsistent(): void {
  expect(wrongCounters(rows, ["products.rating_count"])).toEqual([]);
  expect(partialWrites(rows)).toEqual([]);
  expect(integrityErrors(rows)).toEqual([]);
}

const stock = () =>
  sqlite.prepare<[string], number>("select stock from products where id = ?").pluck().get(dishId);

const paths: [OrderStatus, OrderStatus[]][] = [
  ["pending", ["confirmed"]],
  ["pending", ["preparing"]],
  ["confirmed", ["confirmed", "preparing"]],
  ["preparing", ["preparing", "out_for_delivery"]],
  ["out_for_delivery", ["preparing", "out_for_delivery", "delivered"]],
  ["pending", ["cancelled"]],
  ["confirmed", ["confirmed", "cancelled"]],
  ["preparing", ["preparing", "cancelled"]],
  ["out_for_delivery", ["preparing", "out_for_delivery", "cancelled"]],
];

test.each(paths)("an order is %s again after the last of %j was undone", (before, steps) => {
  const id = placed();
  for (const status of steps.slice(0, -1)) step(id, status);
  const former = { ...read(id), updatedAt: null, ringsSince: null };
  expect(former.status).toBe(before);
  for (const status of steps.slice(-1)) step(id, status);
  later(60);

  const undone = undo(owner, id);

  expect(undone.ok).toBe(true);
  expect({ ...read(id), updatedAt: null, ringsSince: null }).toEqual(former);
  expect(stock()).toBe(6);
  const last = changesOfOrder(read(id)).findLast(({ kind }) => kind === "status");
  expect(last).toMatchObject({ toValue: before, byRole: "owner" });
  const repeated = undo(owner, id, steps.at(-1));
  expect(repeated).toMatchObject({ ok: false, code: "already_in_status" });
  expect(undo(owner, id)).toMatchObject({ ok: false, code: "conflict" });
  expect(read(id).status).toBe(before);
  expectConsistent();
});

test("the payment that came with the delivery is taken back", () => {
  const id = placed();
  step(id, "preparing");
  step(id, "out_for_delivery");
  const rider = addPerson("rider");
  const due = read(id).totalPaise;
  deliverOrder(rider, id, { method: "cash", received: due, duePaise: due });
  expect(cashOwedPaise(rider.id)).toBe(due);

  expect(undoDelivery(rider, id).ok).toBe(true);

  expect(read(id)).toMatchObject({ status: "out_for_delivery", paymentStatus: "pending" });
  expect(cashOwedPaise(rider.id)).toBe(0);
  expect(deliveredToday(rider)).toEqual([]);
  later(5);
  deliverOrder(rider, id, { method: "cash", received: due, duePaise: due });
  expect(deliveredToday(rider)).toHaveLength(1);
  expect(cashOwedPaise(rider.id)).toBe(due);
  expect(rows(`select kind from bills where order_id = '${id}'`)).toEqual([{ kind: "bill" }]);
  expectConsistent();
});

test("a payment from before the delivery stays", () => {
  const id = placed();
  step(id, "preparing");
  step(id, "out_for_delivery");
  takePayment(owner, id, { amount: 10_000, method: "cash", reference: "" }, null);
  step(id, "delivered");

  expect(undo(owner, id).ok).toBe(true);

  expect(read(id)).toMatchObject({ paymentStatus: "partly_paid", paidPaise: 10_000 });
});

test.each(["rider", "owner"] as const)(
  "an order whose claim waits is delivered by the %s without another payment",
  (role) => {
    const id = placed();
    step(id, "preparing");
    step(id, "out_for_delivery");
    claimPayment(customer, read(id).orderNumber, "632512345678");
    later(5);
    const by = addPerson(role);
    const delivered =
      role === "rider"
        ? deliverOrder(by, id, { method: "cash", received: 0, duePaise: 0 })
        : changeOrderStatus(by, id, { status: "delivered", reason: "" });

    expect(delivered.ok).toBe(true);

    expect(read(id)).toMatchObject({ status: "delivered", paymentStatus: "pending", paidPaise: 0 });
    expect(ledgerOfOrder(id)).toMatchObject([{ kind: "claim", state: "claimed" }]);
    expectConsistent();
    database.change("delete from payment_references");
  },
);

test("undoing the cancellation of a paid order bills it again", () => {
  const id = placed();
  takePayment(owner, id, { amount: read(id).totalPaise, method: "cash", reference: "" }, null);
  step(id, "cancelled");
  expect(read(id).paymentStatus).toBe("refund_due");

  expect(undo(owner, id).ok).toBe(true);

  expect(read(id)).toMatchObject({ status: "pending", paymentStatus: "paid" });
  expectConsistent();
});

test("an order that went on meanwhile stays where it is", () => {
  const id = placed();
  step(id, "preparing");
  step(id, "out_for_delivery");

  expect(undo(owner, id, "preparing")).toMatchObject({ ok: false, code: "conflict" });
  expect(undoDelivery(addPerson("rider"), id)).toMatchObject({ ok: false, code: "conflict" });
  expect(read(id).status).toBe("out_for_delivery");
});

test("a confirmed claim waits again for an answer", () => {
  const id = placed({ paymentMethod: "upi" });
  claimPayment(customer, read(id).orderNumber, "632512345679");
  const claimId = ledgerOfOrder(id)[0]?.id ?? "";
  expect(confirmClaim(owner, claimId).ok).toBe(true);
  later(5);

  expect(undoConfirmation(owner, id, claimId).ok).toBe(true);

  expect(read(id).paymentStatus).toBe("pending");
  expect(ledgerOfOrder(id).at(-1)).toMatchObject({ kind: "claim", state: "claimed" });
  expect(undoConfirmation(owner, id, claimId)).toMatchObject({ code: "already_in_status" });
  const reopened = ledgerOfOrder(id).at(-1)?.id ?? "";
  expect(confirmClaim(owner, reopened).ok).toBe(true);
  later(601);
  expect(undoConfirmation(owner, id, reopened)).toMatchObject({ code: "conflict" });
  expectConsistent();
});

test.each(["delivered", "cancelled"] as const)(
  "an order that is %s stays so once money was paid back",
  (status) => {
    const id = placed({ deliveryType: "pickup" });
    step(id, "preparing");
    takePayment(owner, id, { amount: read(id).totalPaise, method: "cash", reference: "" }, null);
    step(id, status);
    later(5);
    const refund = { amount: 5000, method: "cash", reason: "A dish was missing" } as const;
    expect(refundPayment(owner, id, refund, null).ok).toBe(true);

    expect(undo(owner, id)).toMatchObject({ ok: false, code: "conflict" });
    expect(read(id).status).toBe(status);
  },
);

test("a cancelled order stays so while a part of its money is kept", () => {
  const id = placed({ deliveryType: "pickup" });
  step(id, "preparing");
  takePayment(owner, id, { amount: read(id).totalPaise, method: "cash", reference: "" }, null);
  step(id, "cancelled");
  const kept = (amount: number) =>
    keepPartOfOrder(owner, id, { amount, reason: "Cancelled too late" });
  expect(kept(5000).ok).toBe(true);

  expect(undo(owner, id)).toMatchObject({ ok: false, code: "conflict" });
  expect(read(id)).toMatchObject({ status: "cancelled", keptPaise: 5000 });

  expect(kept(0).ok).toBe(true);
  expect(undo(owner, id).ok).toBe(true);
  expect(read(id).status).toBe("preparing");
});

test("a cancelled order stays so if its dishes are sold out by now", () => {
  const id = placed();
  step(id, "cancelled");
  database.change("update products set stock = 3 where id = ?", dishId);

  expect(undo(owner, id)).toMatchObject({ ok: false, code: "out_of_stock" });
  expect(read(id).status).toBe("cancelled");
  expect(stock()).toBe(3);
});

test("a cancelled order stays so if its slot is full by now", () => {
  const slots = { ...defaultParts.times.delivery, slotMinutes: 15, daysAhead: 1, ordersPerSlot: 1 };
  const times = { ...defaultParts.times, delivery: slots };
  database.change("insert into settings (key, value) values ('times', ?)", JSON.stringify(times));
  const slot = new Date("2026-11-21T15:00:00Z");
  const id = placed({ requestedFor: slot });
  step(id, "cancelled");
  const other = placed({ requestedFor: slot });

  expect(undo(owner, id)).toMatchObject({ ok: false, code: "conflict" });
  step(other, "cancelled");
  expect(undo(owner, id).ok).toBe(true);
  expectConsistent();
});

test("a cancelled order gets its coupon back, unless its code was used again", () => {
  database.change(
    `insert into coupons (id, code, name, kind, value, created_at, updated_at)
     values ('diwali', 'DIWALI', 'Diwali', 'percent', 1000, 0, 0)`,
  );
  database.change(
    "insert into coupon_codes (code, coupon_id, created_at) values ('D1', 'diwali', 0)",
  );
  const id = placed({ code: "D1" });
  step(id, "cancelled");
  expect(undo(owner, id).ok).toBe(true);
  expectConsistent();
  step(id, "cancelled");
  database.change("update products set stock = 10 where id = ?", dishId);
  placed({ code: "D1" });

  expect(undo(owner, id)).toMatchObject({ ok: false, code: "conflict" });
});

test("a customer's cancellation and an automatic acceptance are not undone", () => {
  const id = placed();
  step(id, "cancelled", customer);

  expect(undo(owner, id)).toMatchObject({ ok: false, code: "conflict" });
  expect(undo(customer, id)).toMatchObject({ ok: false, code: "forbidden" });
});

test("an order whose dishes are made does not go back before the kitchen", () => {
  const id = placed();
  step(id, "preparing");
  markReady(owner, id, true);
  expect(undo(owner, id)).toMatchObject({ ok: false, code: "conflict" });
  markReady(owner, id, false);

  expect(undo(owner, id).ok).toBe(true);
});

test("the kitchen, riders and customers undo only what they may do", () => {
  const kitchen = addPerson("kitchen");
  const id = placed();
  step(id, "preparing", kitchen);
  expect(undo(addPerson("rider"), id)).toMatchObject({ ok: false, code: "forbidden" });
  expect(undo(kitchen, id).ok).toBe(true);
  step(id, "cancelled");

  expect(undo(kitchen, id)).toMatchObject({ ok: false, code: "forbidden" });
});

test("the kitchen's printers print an order again whose cancellation was undone", () => {
  database.change(
    `insert into printers (id, name, host, paper_millimetres, kinds, created_at)
     values ('p1', 'Kitchen', '127.0.0.1', 80, '["ticket","change"]', 0)`,
  );
  const id = placed();
  const prints = () =>
    rows(`select kind, revision = 'cancelled' is_note from print_jobs
      where order_id = '${id}' and state <> 'dismissed' order by seq`);
  step(id, "preparing");
  database.change("update print_jobs set state = 'done', due_at = null");
  step(id, "cancelled");
  const ticket = { kind: "ticket", is_note: 0 };
  const note = { kind: "change", is_note: 1 };
  expect(prints()).toEqual([ticket, note]);

  undo(owner, id);
  expect(prints()).toEqual([ticket, ticket]);
  database.change("update print_jobs set state = 'done', due_at = null");

  step(id, "cancelled");
  expect(prints()).toEqual([ticket, ticket, note]);
});

test("a dish that ran out stays at 0 when its order is cancelled, and is not needed to undo that", () => {
  const [first, last] = [placed(), placed()];
  database.change("update products set stock = 0 where id = ?", dishId);

  step(first, "cancelled", owner, "A dish ran out");
  expect(stock()).toBe(0);
  expect(undo(owner, first).ok).toBe(true);
  expect(stock()).toBe(0);

  step(last, "cancelled");
  expect(stock()).toBe(4);
  step(first, "cancelled", owner, "A dish ran out");
  expect(stock()).toBe(4);
});

test("what was sold beyond the stock is neither returned nor needed again", () => {
  const id = placed();
  database.change("update products set stock = 0 where id = ?", dishId);
  database.change("update orders set shortages = json_object(?, 3) where id = ?", dishId, id);
  const shortages = () =>
    sqlite.prepare("select shortages from orders where id = ?").pluck().get(id);

  step(id, "cancelled");
  expect(stock()).toBe(1);
  expect(undo(owner, id).ok).toBe(true);
  expect(stock()).toBe(0);

  // Reduces the order to two portions; rolled back afterwards.
  const change = () =>
    write(() => {
      releaseReservations(read(id));
      keepReserved(
        id,
        read(id).items.map((item) => ({ ...item, quantity: 2 })),
      );
      expect(stock()).toBe(0);
      expect(shortages()).toBe(JSON.stringify({ [dishId]: 1 }));
      throw new Error("Rolled back");
    });
  expect(change).toThrow("Rolled back");
});

test.each([
  [599, { ok: true }, "pending"],
  [601, { ok: false, code: "conflict" }, "preparing"],
] as const)(
  "a step is undone up to ten minutes later: after %i seconds",
  (seconds, done, status) => {
    const id = placed();
    step(id, "preparing");
    later(seconds);

    expect(undo(owner, id)).toMatchObject(done);
    expect(read(id).status).toBe(status);
  },
);
