import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import type { CaseCoupon } from "#tests/support/records/quote-cases.ts";
import { addCoupon, instantOf } from "#tests/support/records/quote-fixtures.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const clock = serverClock();
afterAll(clock.removeFiles);
const shop = runningShop({ env: clock.env });
const ORDERS = 50;

let customers: Person[];
let dish: Dish;
beforeAll(async () => {
  clock.stopAt(instantOf("2026-12-02 19:00"));
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

test("with 50 orders at once for a coupon's last use, one gets it, and the others are told why", async () => {
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

test("with 50 orders at once for an offer's last use, one is discounted", async () => {
  const offer = addCoupon(shop.database, lastUse);

  const replies = await placeAll({});

  const totals = replies.map(({ body }) => body.data?.total).sort((a, b) => a - b);
  expect(totals).toEqual([90, ...Array(ORDERS - 1).fill(100)]);
  expect(usesOf(offer)).toBe(2);
});

test("with 50 orders at once for a single-use code, one gets it", async () => {
  const { usesTotal: _, usedBy: __, ...coupon } = lastUse;
  const id = addCoupon(shop.database, { ...coupon, code: "TEN", singleUseCodes: ["TEN-A"] });

  const replies = await placeAll({ coupon: "TEN-A" });

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(ORDERS - 1);
  expect(usesOf(id)).toBe(1);
});
