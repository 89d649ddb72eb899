import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addPerson, database, orderPortions } from "#tests/support/records/random-payments.ts";
import type { User } from "../access/user.ts";
import { openEmailQueue } from "../emails/email-queue-state.server.ts";
import { changesOfOrder } from "../orders/order-history.server.ts";
import { orderHistory } from "../orders/order-history.ts";
import { orderReceipt } from "../orders/order-ticket.ts";
import { findOrder } from "../orders/queries.server.ts";
import { takePayment } from "../payments/settle-order.server.ts";
import { defaultParts } from "../settings/shop-settings.ts";
import { changeOrderStatus } from "./change-status.server.ts";
import { expireUnanswered } from "./expire-orders.server.ts";

// A Saturday, 7 pm in Pune.
const EVENING = new Date("2026-11-21T13:30:00Z");
const minutesLater = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

let customer: User;
let owner: User;
let dish: Dish;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: EVENING });
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  [customer, owner] = [addPerson("customer"), addPerson("owner")];
  dish = addDish(database, { stock: 10, pricePaise: 10_000 });
});
afterEach(() => {
  vi.setSystemTime(EVENING);
  database.change("delete from settings");
});

function placed() {
  const terms = { deliveryType: "pickup", paymentMethod: "upi" } as const;
  const written = orderPortions(customer, dish.id, 2, terms);
  if (!written.ok) throw new Error(written.message);
  return read(written.value.orderId);
}

function read(id: string) {
  const order = findOrder(owner, id);
  if (!order) throw new Error("There is no such order");
  return order;
}

const stock = () => sqlite.prepare("select stock from products where id = ?").pluck().get(dish.id);

test("an order that nobody answered expires an hour after its promised time, once", () => {
  const order = placed();
  expect(stock()).toBe(8);

  vi.setSystemTime(minutesLater(order.promisedAt, 59));
  expect(expireUnanswered()).toBe(0);
  vi.setSystemTime(minutesLater(order.promisedAt, 60));
  expect(expireUnanswered()).toBe(1);
  expect(expireUnanswered()).toBe(0);

  const expired = read(order.id);
  expect(expired.status).toBe("cancelled");
  expect(stock()).toBe(10);
  expect(orderReceipt(expired, null).cancellationReason).toBe(
    "We are very sorry: we did not answer your order in time",
  );
  const [entry] = orderHistory(expired, changesOfOrder(expired), "staff").slice(-1);
  expect(entry).toMatchObject({
    what: "Pending → Cancelled",
    who: "The shop",
    reason: "The shop did not answer",
  });
});

test("what was paid for it is to be refunded", () => {
  const order = placed();
  const payment = { amount: order.totalPaise, method: "cash" } as const;
  const paid = takePayment(owner, order.id, payment, null);
  expect(paid.ok).toBe(true);

  vi.setSystemTime(minutesLater(order.promisedAt, 60));
  expireUnanswered();

  expect(read(order.id)).toMatchObject({ status: "cancelled", paymentStatus: "refund_due" });
});

test("only who may still be waiting gets an email", () => {
  openEmailQueue("https://chatpata.test");
  database.change("insert into verified_emails values (?, ?, 0)", customer.id, customer.email);
  database.change("delete from emails");
  const emails = () => sqlite.prepare("select recipient from emails").pluck().all();
  const [old, recent] = [placed(), placed()];
  database.change(
    "update orders set promised_at = ?, email = ? where id = ?",
    minutesLater(EVENING, -30 * 24 * 60).getTime(),
    customer.email,
    old.id,
  );
  database.change("update orders set email = ? where id = ?", customer.email, recent.id);

  expect(expireUnanswered()).toBe(1);
  expect(read(old.id).status).toBe("cancelled");
  expect(emails()).toEqual([]);

  vi.setSystemTime(minutesLater(recent.promisedAt, 60));
  expect(expireUnanswered()).toBe(1);
  expect(emails()).toEqual([customer.email]);
});

test("an order that was answered, is late but not long enough, or never expires stays", () => {
  const [answered, delayed] = [placed(), placed()];
  changeOrderStatus(owner, answered.id, { status: "confirmed", reason: "" });
  database.change("update orders set delay_minutes = 30 where id = ?", delayed.id);
  vi.setSystemTime(minutesLater(delayed.promisedAt, 60));
  expect(expireUnanswered()).toBe(0);

  const never = { ...defaultParts.alerts, expiresAfterMinutes: 0 };
  database.change("insert into settings (key, value) values ('alerts', ?)", JSON.stringify(never));
  vi.setSystemTime(minutesLater(delayed.promisedAt, 24 * 60));
  expect(expireUnanswered()).toBe(0);
  expect(read(answered.id).status).toBe("confirmed");
});
