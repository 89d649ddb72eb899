import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import type { CaseCoupon } from "#tests/support/records/quote-cases.ts";
import { addCoupon, instantOf, saveSettingsRow } from "#tests/support/records/quote-fixtures.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const clock = serverClock();
afterAll(clock.removeFiles);
const shop = runningShop({ env: clock.env });
const ORDERS = 50;

let customers: Person[];
let admin: Person;
let dish: Dish;
beforeAll(async () => {
  clock.stopAt(instantOf("2026-12-02 19:00"));
  admin = await signInAdmin(shop.api);
  customers = await Promise.all(Array.from({ length: 5 }, () => registerCustomer(shop.api)));
});
beforeEach(() => {
  for (const table of ["coupon_redemptions", "coupons", "settings", "orders", "slots"]) {
    shop.database.change(`delete from ${table}`);
  }
  dish = addDish(shop.database, { stock: 1000 });
});

const lastUse: CaseCoupon = {
  name: "Ten percent",
  kind: "percent",
  value: 1000,
  usesTotal: 2,
  usedBy: ["another"],
};

/** All at once. */
function placeAll(overrides: object) {
  const body = orderOf([dish], { deliveryType: "pickup", ...overrides });
  return Promise.all(
    Array.from({ length: ORDERS }, (_, index) => {
      const customer = customers[index % customers.length] as Person;
      return customer.api.post<OrderOutput>("/api/orders", body);
    }),
  );
}

const usesOf = (couponId: string) =>
  shop.database.value("select count(*) from coupon_redemptions where coupon_id = ?", couponId);
const stockLeft = () => shop.database.value("select stock from products where id = ?", dish.id);

function cancel({ id }: Pick<OrderOutput, "id">) {
  return admin.api.patch(`/api/orders/${id}/status`, { status: "cancelled", reason: "Rain" });
}

test("of 50 orders at once for a coupon's last use, one gets it, and the others are told why", async () => {
  const coupon = addCoupon(shop.database, { ...lastUse, code: "TEN" });

  const replies = await placeAll({ coupon: "TEN" });

  const placed = replies.filter(({ status }) => status === 201);
  expect(placed.map(({ body }) => body.data)).toMatchObject([
    { discounts: [{ code: "TEN", amount: 10 }], total: 90 },
  ]);
  const refused = replies.filter(({ status }) => status === 409).map(({ body }) => body.errors);
  expect(refused).toEqual(Array(ORDERS - 1).fill([{ path: "coupon", msg: "TEN: Used up." }]));
  expect(usesOf(coupon)).toBe(2);
  expect(stockLeft()).toBe(999);
});

test("of 50 orders at once for an offer's last use, one is discounted", async () => {
  const offer = addCoupon(shop.database, lastUse);

  const replies = await placeAll({});

  const totals = replies.map(({ body }) => body.data?.total).sort((a, b) => a - b);
  expect(totals).toEqual([90, ...Array(ORDERS - 1).fill(100)]);
  expect(usesOf(offer)).toBe(2);
});

test("of 50 orders at once for a single-use code, one gets it", async () => {
  const { usesTotal: _, usedBy: __, ...coupon } = lastUse;
  const id = addCoupon(shop.database, { ...coupon, code: "TEN", singleUseCodes: ["TEN-A"] });

  const replies = await placeAll({ coupon: "TEN-A" });

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(ORDERS - 1);
  expect(usesOf(id)).toBe(1);
});

test("cancelling gives back a use and a place in a slot, and cancelling twice gives back one", async () => {
  const terms = {
    asap: true,
    preparationMinutes: 20,
    slotMinutes: 60,
    daysAhead: 0,
    lastOrderMinutes: 0,
    ordersPerSlot: 2,
    platesPerSlot: null,
    overrides: [],
  };
  const times = { delivery: terms, pickup: terms, cateringPercent: 0 };
  saveSettingsRow(shop.database, "times", times);
  const coupon = addCoupon(shop.database, { ...lastUse, code: "TEN", usesTotal: 3 });
  const requestedFor = instantOf("2026-12-02 21:00").toISOString();
  const order = async () => {
    const body = orderOf([dish], { deliveryType: "pickup", coupon: "TEN", requestedFor });
    return (customers[0] as Person).api.post<OrderOutput>("/api/orders", body);
  };
  const usedInSlot = () => shop.database.rows("select orders, plates from slots");

  const [first, second] = [await order(), await order()];
  expect([first.status, second.status]).toEqual([201, 201]);
  const full = await order();
  expect(full.status).toBe(409);
  expect(full.body.errors?.map(({ path }) => path)).toEqual(["coupon", "requestedFor"]);
  expect(usedInSlot()).toEqual([{ orders: 2, plates: 2 }]);

  expect((await cancel(first.body.data)).status).toBe(200);
  expect((await cancel(first.body.data)).status).toBe(409);

  expect(usedInSlot()).toEqual([{ orders: 1, plates: 1 }]);
  expect(usesOf(coupon)).toBe(2);
  expect((await order()).status).toBe(201);
  expect((await order()).status).toBe(409);
});
