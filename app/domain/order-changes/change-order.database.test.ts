import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addCombo, addOptionGroup } from "#tests/support/records/options.ts";
import { addPerson, database } from "#tests/support/records/random-payments.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import type { User } from "../access/user.ts";
import { newToken } from "../accounts/sessions.server.ts";
import { changeOrderStatus, markOrderPaid } from "../fulfilment/change-status.server.ts";
import { noSelection, type Selection } from "../options/selection.ts";
import type { Order } from "../orders/order.ts";
import { describeOrderChange } from "../orders/order-difference.ts";
import { changesOfOrder } from "../orders/order-history.server.ts";
import { findOrder } from "../orders/queries.server.ts";
import { type OrderWishes, writeWebOrder } from "../orders/write-order.server.ts";
import { takePayment } from "../payments/settle-order.server.ts";
import type { Result } from "../result.ts";
import { defaultParts } from "../settings/shop-settings.ts";
import { changeOrder, previewChange } from "./change-order.server.ts";
import type { ChangedOrder } from "./change-summary.ts";
import type { RequestedChange } from "./schema.ts";

// A Saturday, 7 pm in Pune.
const EVENING = new Date("2026-11-21T13:30:00Z");
const slotAt = (time: string) => new Date(`2026-11-21T${time}:00Z`);

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: EVENING });
});
afterAll(() => {
  vi.useRealTimers();
});
afterEach(() => {
  vi.setSystemTime(EVENING);
  database.change("delete from settings");
  database.change("delete from zones");
  database.change("update coupons set is_paused = 1");
});

let staff: User;
let customer: User;
beforeEach(() => {
  staff = addPerson("counter");
  customer = addPerson("customer");
});

const anyDish = (overrides?: Partial<Dish>) =>
  addDish(database, { category: "snacks", ...overrides });

function saveSettings(section: string, value: unknown): void {
  database.change(
    "insert or replace into settings (key, value) values (?, ?)",
    section,
    JSON.stringify(value),
  );
}

/** Gives each quarter-hour slot a capacity of this many plates. */
function takeSlots(platesPerSlot: number): void {
  const terms = { ...defaultParts.times.delivery, slotMinutes: 15, daysAhead: 1, platesPerSlot };
  const times = { ...defaultParts.times, delivery: terms, pickup: terms };
  saveSettings("times", times);
}

function addCoupon(fields: Record<string, string | number | null>): string {
  const id = newToken();
  const offer = { name: "Diwali offer", kind: "percent", value: 1000 };
  const created_at = EVENING.getTime() - 1000;
  insertRow(sqlite, "coupons", { ...offer, id, created_at, ...fields });
  return id;
}

type Line = [dish: Pick<Dish, "id">, quantity: number, selection?: Selection];

const itemOf = ([{ id }, quantity, selection = noSelection]: Line, index: number) => ({
  productId: id,
  quantity,
  selection,
  specialInstructions: "",
  path: `added[${index}]`,
});

const home = {
  customerName: "Asha Kulkarni",
  email: "asha@chatpata.test",
  phone: "9822012345",
  street: "12 Laxmi Road",
  city: "Pune",
  zipCode: "411030",
  deliveryType: "pickup",
  deliveryInstructions: "",
  paymentMethod: "cash",
  notes: "",
} as const;

function ordered(
  lines: Line[],
  details: Partial<Parameters<typeof writeWebOrder>[2]> = {},
  wishes: Partial<OrderWishes> = {},
): Order {
  const wanted = { requestedFor: null, code: "", tipPaise: 0, ...wishes };
  const written = write(() =>
    writeWebOrder(customer, lines.map(itemOf), { ...home, ...details }, wanted),
  );
  if (!written.ok) throw new Error(written.message);
  return read(written.value);
}

function read({ orderId }: { orderId: string }): Order {
  const order = findOrder(staff, orderId);
  if (!order) throw new Error("No such order");
  return order;
}

/** The order unchanged except for the given values; quantities by line index. */
function wantedOf(
  order: Order,
  {
    quantities = [],
    ...more
  }: Partial<RequestedChange> & { quantities?: (number | undefined)[] } = {},
): RequestedChange {
  const { deliveryType, eatsHere, street, city, zipCode, deliveryInstructions, notes } = order;
  const lines = Object.fromEntries(
    order.items.map(({ id, quantity }, index) => [id, quantities[index] ?? quantity]),
  );
  return {
    ...{ deliveryType, eatsHere, street, city, zipCode, deliveryInstructions, notes, lines },
    added: [],
    requestedFor: "unchanged",
    reason: "The customer called",
    overfillReason: "",
    ...more,
  };
}

function change(
  order: Order,
  more: Parameters<typeof wantedOf>[1],
  actor: User = staff,
): Result<ChangedOrder> {
  return changeOrder(actor, order.id, wantedOf(order, more), order.updatedAt.getTime());
}

function changed(...args: Parameters<typeof change>): Order {
  const result = change(...args);
  if (!result.ok) throw new Error(result.message);
  return result.value.after;
}

const tables = sqlite
  .prepare("select name from sqlite_schema where type = 'table' and name not like '%fts%'")
  .pluck()
  .all() as string[];

/** All stored data. */
const stored = () =>
  Object.fromEntries(tables.map((name) => [name, sqlite.prepare(`select * from "${name}"`).all()]));

const stockOf = ({ id }: Pick<Dish, "id">) =>
  sqlite.prepare("select stock, sold_count sold from products where id = ?").get(id);

const slotsTaken = () =>
  sqlite
    .prepare(
      "select delivery_type type, starts_at at, orders, plates from slots where orders + plates <> 0 order by 1, 2",
    )
    .all();

function refusedWithoutTrace(...args: Parameters<typeof change>) {
  const before = stored();
  const result = change(...args);
  expect(stored()).toEqual(before);
  if (result.ok) throw new Error("The change was accepted");
  return {
    code: result.code,
    paths: result.errors?.map(({ path }) => path) ?? [],
    msg: result.message,
  };
}

describe("lines", () => {
  test("are raised, lowered and removed, and keep their ids; the history says what changed, by whom and why", () => {
    const [puri, bhel, chai] = [
      anyDish({ name: "Puri" }),
      anyDish({ name: "Bhel" }),
      anyDish({ name: "Chai", pricePaise: 2000 }),
    ];
    const order = ordered([
      [puri, 2],
      [bhel, 1],
    ]);

    const after = changed(order, { quantities: [3, 0], added: [itemOf([chai, 2], 0)] });

    expect(after.items.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
      [order.items[0]?.id, "Puri", 3],
      [expect.any(String), "Chai", 2],
    ]);
    expect(after).toMatchObject({ subtotalPaise: 34_000, totalPaise: 34_000 });
    expect([stockOf(puri), stockOf(bhel), stockOf(chai)]).toEqual([
      { stock: 997, sold: 3 },
      { stock: 1000, sold: 0 },
      { stock: 998, sold: 2 },
    ]);
    const [entry] = changesOfOrder(after);
    expect(entry).toMatchObject({
      kind: "order",
      reason: "The customer called",
      byRole: "counter",
    });
    expect(entry && describeOrderChange(entry)).toBe("+1 Puri, +2 Chai, −1 Bhel, ₹300 → ₹340");
    expect(after.changedAt).toEqual(after.updatedAt);
    expect(changeOrderStatus(staff, order.id, { status: "confirmed", reason: "" }).ok).toBe(true);
    expect(read({ orderId: order.id }).changedAt).toBeNull();
  });

  test("keep the price and options of the order; added ones cost today's price", () => {
    const dish = anyDish({ name: "Puri" });
    const extras = addOptionGroup(database, [dish], {
      name: "Extras",
      kind: "quantities",
      max: 3,
      choices: [{ name: "Shev", pricePaise: 500, stock: 10 }],
    });
    const shev = extras.choices[0]?.id ?? "";
    const withShev: Selection = { options: { [shev]: 2 }, parts: [] };
    const order = ordered([[dish, 1, withShev]]);
    database.change(
      "update products set price_paise = 15000, name = 'Pani Puri' where id = ?",
      dish.id,
    );
    database.change("update option_choices set price_paise = 900 where id = ?", shev);

    const after = changed(order, { quantities: [2], added: [itemOf([dish, 1, withShev], 0)] });

    expect(after.items.map(({ name, pricePaise }) => [name, pricePaise])).toEqual([
      ["Puri", 11_000],
      ["Pani Puri", 16_800],
    ]);
    const left = () =>
      sqlite.prepare("select stock from option_choices where id = ?").pluck().get(shev);
    expect(left()).toBe(4);

    database.change("update products set is_available = 0, deleted_at = 1 where id = ?", dish.id);
    expect(refusedWithoutTrace(after, { quantities: [3] })).toMatchObject({
      code: "conflict",
      paths: [`lines.${after.items[0]?.id}`],
    });
    expect(changed(after, { quantities: [1, 0] }).subtotalPaise).toBe(11_000);
    expect(left()).toBe(8);
  });

  test("of a combo change its parts in proportion", () => {
    const [puri, chai] = [anyDish({ stock: 10 }), anyDish({ stock: 10 })];
    const combo = addCombo(database, {
      parts: [
        { name: "Puris", quantity: 2, dishes: [puri] },
        { name: "Drink", quantity: 1, dishes: [chai] },
      ],
    });
    const parts = [puri, puri, chai].map(({ id: product }, index) => ({
      part: combo.parts[index < 2 ? 0 : 1]?.id ?? "",
      product,
      options: {},
    }));
    const order = ordered([[combo, 1, { options: {}, parts }]]);
    expect([stockOf(puri), stockOf(chai)]).toMatchObject([{ stock: 8 }, { stock: 9 }]);

    const three = changed(order, { quantities: [3] });

    expect(three.items[0]?.parts.map(({ quantity }) => quantity)).toEqual([6, 3]);
    expect(three.totalPaise).toBe(order.totalPaise * 3);
    expect([stockOf(puri), stockOf(chai)]).toMatchObject([{ stock: 4 }, { stock: 7 }]);
    expect(refusedWithoutTrace(three, { quantities: [6] }).code).toBe("out_of_stock");
    expect(changed(three, { quantities: [2] }).items[0]?.parts[0]?.quantity).toBe(4);
    expect([stockOf(puri), stockOf(chai)]).toMatchObject([{ stock: 6 }, { stock: 8 }]);
  });

  test("keep the last plates that the order already has", () => {
    const [last, drink] = [anyDish({ stock: 10 }), anyDish({ stock: 1 })];
    const order = ordered([[last, 10]]);

    const more = changed(order, { added: [itemOf([drink, 1], 0)] });

    expect(more.items.map(({ quantity }) => quantity)).toEqual([10, 1]);
    expect(refusedWithoutTrace(more, { quantities: [11] })).toMatchObject({
      code: "out_of_stock",
      paths: [`lines.${order.items[0]?.id}`],
    });
    database.change("update products set sold_out_until = ? where id = ?", 4e12, last.id);
    expect(changed(more, { quantities: [9, 1] }).items[0]?.quantity).toBe(9);
  });

  test("that are removed because a dish ran out do not go back to a stock of 0", () => {
    const [puri, chai] = [anyDish({ stock: 3 }), anyDish({ stock: 9 })];
    const order = ordered([
      [puri, 3],
      [chai, 2],
    ]);

    const fewer = changed(order, { quantities: [1, 1], reason: "A dish ran out" });

    expect([stockOf(puri), stockOf(chai)]).toEqual([
      { stock: 0, sold: 1 },
      { stock: 8, sold: 1 },
    ]);
    changeOrderStatus(staff, order.id, { status: "cancelled", reason: "We are closing early" });
    expect(fewer.items).toHaveLength(2);
    expect([stockOf(puri), stockOf(chai)]).toMatchObject([{ stock: 1 }, { stock: 9 }]);
  });

  test("of a sold-out dish cannot be added, and a refused change stores nothing", () => {
    const order = ordered([[anyDish(), 2]]);

    const refused = refusedWithoutTrace(order, {
      quantities: [1],
      added: [itemOf([anyDish({ stock: 0 }), 1], 0)],
    });

    expect(refused).toMatchObject({ code: "out_of_stock", paths: ["added[0].product"] });
  });

  test("are at most 100, when an order is placed and after a change", () => {
    const lines = Array.from({ length: 101 }, (): Line => [anyDish(), 1]);
    const added = lines.slice(0, 2).map(itemOf);
    expect(() => ordered(lines)).toThrow("Order at most 100 different items");
    const order = ordered(lines.slice(0, 99));

    for (const actor of [staff, customer]) {
      const { msg } = refusedWithoutTrace(order, { added }, actor);
      expect(msg).toBe("Order at most 100 different items");
    }
    expect(changed(order, { added, quantities: [0] }).items).toHaveLength(100);
  });

  test("cannot all be removed", () => {
    const order = ordered([[anyDish(), 2]]);

    expect(refusedWithoutTrace(order, { quantities: [0] }).msg).toContain(
      "cancel the order instead",
    );
  });
});

describe("money", () => {
  test("a paid order has something to pay or to refund after a change", () => {
    const order = ordered([[anyDish(), 2]]);
    expect(markOrderPaid(staff, order.id).ok).toBe(true);

    const more = changed(read({ orderId: order.id }), { quantities: [3] });
    expect(more).toMatchObject({
      totalPaise: 30_000,
      paidPaise: 20_000,
      paymentStatus: "partly_paid",
    });
    const half = takePayment(staff, order.id, { amount: 5000, method: "upi" }, null);
    expect(half).toMatchObject({
      ok: true,
      value: { paidPaise: 25_000, paymentStatus: "partly_paid" },
    });
    expect(takePayment(staff, order.id, { amount: 5001, method: "upi" }, null)).toMatchObject({
      ok: false,
      errors: [{ path: "amount", msg: "Only ₹50 is left to pay." }],
    });
    const less = changed(read({ orderId: order.id }), { quantities: [1] });
    expect(less).toMatchObject({
      totalPaise: 10_000,
      paidPaise: 25_000,
      paymentStatus: "refund_due",
    });
  });

  test("a coupon is judged as of when the order was placed, and dropped below its minimum", () => {
    const code = newToken().slice(0, 8).toUpperCase();
    const couponId = addCoupon({ code, minimum_paise: 20_000, uses_total: 1 });
    const order = ordered([[anyDish(), 3]], {}, { code });
    expect(order.totalPaise).toBe(27_000);
    const use = () =>
      sqlite
        .prepare("select uses, revenue_paise revenue, saved_paise saved from coupons where id = ?")
        .get(couponId);
    database.change(
      "update coupons set is_paused = 1, ends_on = '2026-11-21'  where id = ?",
      couponId,
    );
    vi.setSystemTime(new Date(EVENING.getTime() + 86_400_000));

    const two = changed(order, { quantities: [2] });
    expect(two.totalPaise).toBe(18_000);
    expect(use()).toEqual({ uses: 1, revenue: 18_000, saved: 2000 });

    const preview = previewChange(
      staff,
      two.id,
      wantedOf(two, { quantities: [1] }),
      two.updatedAt.getTime(),
    );
    expect(preview).toMatchObject({
      ok: true,
      value: {
        couponNote: expect.stringContaining("For orders of ₹200 or more."),
        after: { totalPaise: 10_000 },
      },
    });
    expect(read({ orderId: two.id }).totalPaise).toBe(18_000);
    const one = changed(two, { quantities: [1] });
    expect(one).toMatchObject({ totalPaise: 10_000, discounts: [] });
    expect(use()).toEqual({ uses: 0, revenue: 0, saved: 0 });
  });

  test("an offer made after the order does not apply to it", () => {
    const order = ordered([[anyDish(), 2]]);
    vi.setSystemTime(new Date(EVENING.getTime() + 60_000));
    addCoupon({ created_at: EVENING.getTime() + 1000 });

    expect(changed(order, { quantities: [3] }).discounts).toEqual([]);
  });

  test("the fee follows the address and the delivery type", () => {
    addZone(database, { pincodes: ["411030"], feePaise: 2000, freeAbovePaise: null });
    addZone(database, { name: "Far", pincodes: ["411057"], feePaise: 6000, freeAbovePaise: null });
    const order = ordered([[anyDish(), 1]], { deliveryType: "delivery" });
    expect(order.totalPaise).toBe(12_000);

    const far = changed(order, { zipCode: "411057", street: "3 Hill View" });
    expect(far).toMatchObject({
      totalPaise: 16_000,
      zoneName: "Far",
      promisedAt: order.promisedAt,
    });
    expect(refusedWithoutTrace(far, { zipCode: "400001" })).toMatchObject({ paths: ["pincode"] });
    const pickup = changed(far, { deliveryType: "pickup" });
    expect(pickup).toMatchObject({ totalPaise: 10_000, zoneName: "" });
    expect(pickup.promisedAt).not.toEqual(order.promisedAt);
    const described = changesOfOrder(pickup).map(describeOrderChange);
    expect(described[0]).toBe("New address, ₹120 → ₹160");
    expect(described[1]).toMatch(/^Pickup instead of delivery, New time: .*, ₹160 → ₹100$/);
    expect(JSON.stringify(changesOfOrder(pickup))).not.toContain("Hill View");
  });
});

describe("an accepted delivery can be changed, with the fee that was agreed, although", () => {
  test.each([
    ["its zone is paused", "update zones set is_active = 0"],
    ["its zone is removed", "delete from zones"],
    ["its pincode is in no zone any more", "delete from zone_pincodes"],
    ["the fee of its zone was raised", "update zones set fee_paise = 9000"],
    ["the minimum of its zone was raised", "update zones set minimum_paise = 100000"],
    ["its dish was removed", "update products set deleted_at = 1"],
    ["its dish is unavailable", "update products set is_available = 0"],
  ])("%s", (_, sql) => {
    const zone = { name: "Near", pincodes: ["411030"], feePaise: 2000, freeAbovePaise: null };
    const { id } = addZone(database, zone);
    const [dish, other] = [anyDish(), anyDish()];
    const lines: Line[] = [
      [dish, 1],
      [other, 2],
    ];
    const order = ordered(lines, { deliveryType: "delivery" });
    expect(order).toMatchObject({ totalPaise: 32_000, zoneName: "Near" });
    const ids = sql.includes("products") ? [dish.id, other.id] : [id];
    const named = sql.includes("products") ? "id" : sql.includes("pincodes") ? "zone_id" : "id";
    const where = `where ${named} in (${ids.map(() => "?").join(", ")})`;
    database.change(`${sql} ${where}`, ...ids);

    const after = changed(order, { quantities: [1, 1], notes: "Call first" });

    expect(after).toMatchObject({
      totalPaise: 22_000,
      deliveryFeePaise: 2000,
      zoneName: "Near",
      notes: "Call first",
    });
  });
});

describe("time", () => {
  test("an order keeps its slot, in which more plates must fit unless staff give a reason", () => {
    takeSlots(5);
    const dish = anyDish();
    const slot = slotAt("14:30");
    const order = ordered([[dish, 3]], {}, { requestedFor: slot });
    const others = ordered([[dish, 1]], {}, { requestedFor: slot });
    const taken = slotsTaken();
    expect(taken).toEqual([{ type: "pickup", at: slot.getTime(), orders: 2, plates: 4 }]);

    expect(refusedWithoutTrace(order, { quantities: [5] })).toMatchObject({
      code: "conflict",
      paths: ["requestedFor"],
    });
    const full = changed(order, { quantities: [4] });
    expect(full).toMatchObject({ promisedAt: slot, plates: 4 });
    const over = changed(full, { quantities: [6], overfillReason: "A regular guest" });
    expect(slotsTaken()).toMatchObject([{ orders: 2, plates: 7 }]);
    expect(changed(over, { quantities: [5] }).plates).toBe(5);
    expect(
      sqlite
        .prepare(
          "select count(*) from audit_log where action = 'order.overfilled' and subject_id = ?",
        )
        .pluck()
        .get(order.id),
    ).toBe(1);

    const later = slotAt("15:30");
    const moved = changed(read({ orderId: order.id }), { requestedFor: later });
    expect(moved.promisedAt).toEqual(later);
    expect(slotsTaken()).toEqual([
      { type: "pickup", at: slot.getTime(), orders: 1, plates: 1 },
      { type: "pickup", at: later.getTime(), orders: 1, plates: 5 },
    ]);
    expect(refusedWithoutTrace(others, { requestedFor: later })).toMatchObject({
      paths: ["requestedFor"],
    });
    for (const { id } of [order, others]) {
      changeOrderStatus(staff, id, { status: "cancelled", reason: "Rain" });
    }
    expect(slotsTaken()).toEqual([]);
  });

  test("customers must respect opening hours, staff need not", () => {
    const order = ordered([[anyDish(), 2]]);
    saveSettings("opening", { mode: "closed", pausedUntil: null });

    expect(refusedWithoutTrace(order, { quantities: [1] }, customer).code).toBe("conflict");
    expect(changed(order, { quantities: [1] }).totalPaise).toBe(10_000);
  });
});

describe("changing an order", () => {
  test("is open to its customer while it is pending, to staff until it is delivered, to nobody else", () => {
    const order = ordered([[anyDish(), 2]]);
    for (const stranger of [addPerson("customer"), addPerson("rider")]) {
      expect(refusedWithoutTrace(order, { quantities: [1] }, stranger).code).toBe("not_found");
    }
    expect(refusedWithoutTrace(order, { quantities: [1] }, addPerson("kitchen")).code).toBe(
      "forbidden",
    );
    expect(refusedWithoutTrace(order, { quantities: [1], reason: "" })).toMatchObject({
      paths: ["reason"],
    });
    changed(order, { quantities: [1], reason: "" }, customer);
    for (const status of ["preparing", "out_for_delivery"] as const) {
      changeOrderStatus(staff, order.id, { status, reason: "" });
      const now = read({ orderId: order.id });
      expect(refusedWithoutTrace(now, { quantities: [2] }, customer).code).toBe("conflict");
      changed(now, { quantities: [status === "preparing" ? 2 : 3] });
    }
    changeOrderStatus(staff, order.id, { status: "cancelled", reason: "Rain" });
    expect(refusedWithoutTrace(read({ orderId: order.id }), { quantities: [1] }).code).toBe(
      "final_status",
    );
  });

  test("for an older version is refused, even if the order was cancelled meanwhile", () => {
    const order = ordered([[anyDish(), 2]]);
    changed(order, { quantities: [3] });
    expect(refusedWithoutTrace(order, { quantities: [4] })).toMatchObject({ code: "conflict" });

    const other = ordered([[anyDish(), 2]]);
    changeOrderStatus(customer, other.id, { status: "cancelled", reason: "" });
    expect(refusedWithoutTrace(other, { quantities: [4] })).toMatchObject({ code: "final_status" });
  });

  test("without differences is refused, and a repeated key changes nothing more", () => {
    const order = ordered([[anyDish(), 2]]);
    expect(refusedWithoutTrace(order, {}).msg).toBe("Nothing has been changed yet.");

    const key = { key: newToken(), fingerprint: "" };
    const wanted = wantedOf(order, { quantities: [3] });
    const send = () => changeOrder(staff, order.id, wanted, order.updatedAt.getTime(), key);
    expect([send().ok, send().ok]).toEqual([true, true]);
    expect(changesOfOrder(order)).toHaveLength(1);
  });
});

test("after hundreds of random changes, stock, slots, coupons and totals agree with the orders", {
  timeout: 60_000,
}, () => {
  takeSlots(12);
  saveSettings("charges", { ...defaultParts.charges, takesTips: true });
  let seed = 20_261_122;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  addZone(database, { pincodes: ["411030"], feePaise: 3000, freeAbovePaise: 50_000 });
  addCoupon({ kind: "amount", value: 2500, minimum_paise: 30_000, combines: 1 });
  const code = `RND${newToken().slice(0, 6).toUpperCase()}`;
  const couponId = addCoupon({ code, combines: 1 });
  const dishes = [40, 40, 60, 90].map((stock, index) =>
    anyDish({ stock, pricePaise: 5000 + 1550 * index, plates: index % 3 }),
  );
  const extras = addOptionGroup(database, dishes.slice(0, 2), {
    kind: "several",
    max: 2,
    choices: [{ pricePaise: 700, stock: 25 }, { pricePaise: 300 }],
  });
  const selectionFor = (dish: Dish): Selection => {
    const chosen = dishes.indexOf(dish) < 2 ? extras.choices.filter(() => random(2) === 0) : [];
    return { options: Object.fromEntries(chosen.map(({ id }) => [id, 1])), parts: [] };
  };
  const anyLine = (): Line => {
    const dish = pick(dishes);
    return [dish, 1 + random(4), selectionFor(dish)];
  };
  const times = ["14:30", "15:00", "15:30"].map(slotAt);
  const initial = Object.fromEntries(dishes.map(({ id, stock }) => [id, stock]));
  const ids: string[] = [];
  const outcomes = { changed: 0, refused: 0 };

  for (let step = 0; step < 400; step += 1) {
    vi.setSystemTime(new Date(EVENING.getTime() + step * 1000));
    if (ids.length < 6 || random(12) === 0) {
      const wishes = { requestedFor: pick(times), code: random(2) === 0 ? code : "" };
      const written = write(() =>
        writeWebOrder(
          customer,
          [anyLine(), anyLine()].map(itemOf),
          { ...home, deliveryType: pick(["pickup", "delivery"]) },
          { ...wishes, tipPaise: 1000 * random(2) },
        ),
      );
      if (!written.ok && ids.length === 0) throw new Error(written.message);
      if (written.ok) ids.push(written.value.orderId);
    }
    const order = read({ orderId: pick(ids) });
    if (random(25) === 0) {
      changeOrderStatus(staff, order.id, { status: "cancelled", reason: "Rain" });
    } else if (random(20) === 0) {
      markOrderPaid(staff, order.id);
    } else {
      const result = change(order, {
        quantities: order.items.map(({ quantity }) => Math.max(0, quantity + random(4) - 2)),
        added: random(2) === 0 ? [itemOf(anyLine(), 0)] : [],
        deliveryType: random(4) === 0 ? pick(["pickup", "delivery"]) : order.deliveryType,
        requestedFor: random(4) === 0 ? pick(times) : "unchanged",
        overfillReason: random(10) === 0 ? "A regular guest" : "",
      });
      outcomes[result.ok ? "changed" : "refused"] += 1;
    }
  }
  expect(outcomes.changed).toBeGreaterThan(100);
  expect(outcomes.refused).toBeGreaterThan(30);

  const live = ids
    .map((orderId) => read({ orderId }))
    .filter(({ status }) => status !== "cancelled");
  expect(live.length).toBeGreaterThan(3);
  for (const { id } of dishes) {
    const sold = live
      .flatMap(({ items }) => items)
      .filter(({ productId }) => productId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(stockOf({ id })).toEqual({ stock: (initial[id] ?? 0) - sold, sold });
  }
  const soldExtras = live
    .flatMap(({ items }) => items)
    .reduce(
      (sum, { quantity, options }) =>
        sum + (options.some(({ choiceId }) => choiceId === extras.choices[0]?.id) ? quantity : 0),
      0,
    );
  expect(
    sqlite
      .prepare("select stock from option_choices where id = ?")
      .pluck()
      .get(extras.choices[0]?.id),
  ).toBe(25 - soldExtras);
  const slots = new Map<string, { type: string; at: number; orders: number; plates: number }>();
  for (const { deliveryType: type, slotStartsAt, plates } of live) {
    const at = slotStartsAt?.getTime() ?? 0;
    const key = `${type} ${at}`;
    const slot = slots.get(key) ?? { type, at, orders: 0, plates: 0 };
    slots.set(key, { ...slot, orders: slot.orders + 1, plates: slot.plates + plates });
  }
  expect(slotsTaken()).toEqual(
    [...slots.values()].sort((a, b) => a.type.localeCompare(b.type) || a.at - b.at),
  );
  const uses = live.flatMap(({ discounts, totalPaise }) =>
    discounts.filter((one) => one.couponId === couponId).map((one) => ({ ...one, totalPaise })),
  );
  expect(
    sqlite
      .prepare("select uses, saved_paise saved, revenue_paise revenue from coupons where id = ?")
      .get(couponId),
  ).toEqual({
    uses: uses.length,
    saved: uses.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    revenue: uses.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
  });
  for (const order of live) {
    const itemsPaise = order.items.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
    const { subtotalPaise, discountPaise, deliveryFeePaise, tipPaise, totalPaise } = order;
    expect(itemsPaise).toBe(subtotalPaise);
    expect(subtotalPaise - discountPaise + deliveryFeePaise + tipPaise).toBe(totalPaise);
    const { paidPaise, paymentStatus } = order;
    if (paidPaise > totalPaise) expect(paymentStatus).toBe("refund_due");
    else if (paidPaise === totalPaise) expect(paymentStatus).toBe("paid");
    else expect(paymentStatus).toBe(paidPaise > 0 ? "partly_paid" : "pending");
  }
  const totals = sqlite.prepare("select sum(total_paise), sum(order_count) from order_day_totals");
  const added = sqlite.prepare("select sum(total_paise), count(*) from orders");
  expect(totals.raw().get()).toEqual(added.raw().get());
});
