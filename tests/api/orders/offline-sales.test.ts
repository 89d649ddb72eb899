import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { addCoupon } from "#tests/support/records/coupons.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";
import { advanceOrder } from "#tests/support/records/orders.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { addStaff, type StaffMember } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

// What a device of the shop sold while there was no connection.

const shop = runningShop();
const DAY_MS = 86_400_000;
let seller: StaffMember;
let tablet: ApiClient;

beforeAll(async () => {
  seller = await addStaff(shop, "counter");
  const { cookie } = addShopDevice(shop.database, "O");
  tablet = seller.api.withHeaders({ cookie });
});

type Line = { dish: Dish; quantity?: number; price?: number; discount?: number; choices?: string };
type Sale = {
  lines: Line[];
  total: number;
  discounts?: { coupon: string | null; amount: number }[];
  takenAt?: Date;
  paid?: number;
  sale?: Record<string, unknown>;
  order?: Record<string, unknown>;
  options?: { choice: string; quantity: number }[];
};

function sold({ lines, total, discounts = [], takenAt, paid = total, ...more }: Sale) {
  return {
    channel: "counter",
    items: lines.map(({ dish, quantity = 1 }) => ({
      product: dish.id,
      quantity,
      options: more.options ?? [],
    })),
    payments: [{ method: "cash", amount: paid }],
    ...more.order,
    device: {
      clientOrderId: randomUUID(),
      takenAt: (takenAt ?? new Date(Date.now() - 3_600_000)).toISOString(),
      takenBy: seller.user._id,
      total,
      soldOffline: {
        items: lines.map(({ dish, price = dish.pricePaise / 100, discount = 0, choices = "" }) => ({
          price,
          discount,
          choices,
        })),
        discounts,
        ...more.sale,
      },
    },
  };
}

const send = (sale: Sale, api = tablet) => api.post<OrderOutput>("/api/orders", sold(sale));

async function accepted(sale: Sale): Promise<OrderOutput> {
  const reply = await send(sale);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data;
}

const stockOf = ({ id }: Dish) =>
  shop.database.value("select stock from products where id = ?", id);
const differencesOf = ({ id }: { id: string }) =>
  shop.database.value(
    "select iif(reason = '', '', reason ->> 'en') from order_changes where order_id = ? and kind = 'sold_offline'",
    id,
  );

test("a sale without differences is recorded as sold and paid", async () => {
  const dish = addDish(shop.database, { pricePaise: 8000, stock: 10 });

  const order = await accepted({ lines: [{ dish, quantity: 2 }], total: 160 });

  expect(order).toMatchObject({ total: 160, paymentStatus: "paid", takenBy: seller.user._id });
  expect(stockOf(dish)).toBe(8);
  expect(differencesOf(order)).toBe("");
  expect((await seller.visitor.get("/admin/orders?status=all")).text).not.toContain(
    "Sold offline, differs",
  );
});

test("a sale that was eaten here had no packing", async () => {
  const dish = addDish(shop.database, { pricePaise: 8000 });

  const order = await accepted({ lines: [{ dish }], total: 80, order: { eatsHere: true } });

  expect(order).toMatchObject({ eatsHere: true, total: 80 });
});

test("a sale is accepted whatever has changed, as it was charged, and the owner sees what differs", async () => {
  const few = addDish(shop.database, { name: "Few Puri", pricePaise: 5000, stock: 1 });
  const dearer = addDish(shop.database, { name: "Dearer Puri", pricePaise: 9500 });
  const gone = addDish(shop.database, { name: "Gone Puri", pricePaise: 4000 });
  const paused = addDish(shop.database, { name: "Paused Puri", pricePaise: 3000 });
  shop.database.change("update products set price_paise = 11000 where id = ?", dearer.id);
  shop.database.change("update products set deleted_at = ? where id = ?", Date.now(), gone.id);
  shop.database.change("update products set is_available = 0 where id = ?", paused.id);

  const order = await accepted({
    lines: [{ dish: few, quantity: 3 }, { dish: dearer }, { dish: gone }, { dish: paused }],
    total: 315,
  });

  expect(order).toMatchObject({ total: 315, subtotal: 315, paymentStatus: "paid" });
  expect(order.items.map(({ name, price }) => [name, price])).toEqual([
    ["Few Puri", 50],
    ["Dearer Puri", 95],
    ["Gone Puri", 40],
    ["Paused Puri", 30],
  ]);
  expect(stockOf(few)).toBe(0);
  expect(differencesOf(order)).toBe(
    "Few Puri is sold out. Dearer Puri is ₹110 now instead of ₹95. Gone Puri is no longer on the menu. Paused Puri is no longer on the menu.",
  );
  const visitor = await shop.logIn(firstAdmin);
  const details = (await visitor.get(`/admin/orders/${order.id}`)).visibleText;
  expect(details).toContain("Sold offline, differs");
  expect(details).toContain("Sold while there was no connection");
  expect(details).toContain("Dearer Puri is ₹110 now");
  await visitor.postForm("/preferences/language", { language: "mr", returnTo: "/" });
  const inMarathi = await visitor.get(`/admin/orders/${order.id}`);
  expect(inMarathi.visibleText).toContain("Dearer Puri: किंमत आता ₹95 ऐवजी ₹110");
  await visitor.postForm("/preferences/language", { language: "en", returnTo: "/" });
  expect((await visitor.get("/admin/log")).visibleText).toContain("sold offline");
});

test("cancelling a sale of more than there was returns only what was there", async () => {
  const dish = addDish(shop.database, { pricePaise: 5000, stock: 1 });
  const sold = () => shop.database.value("select sold_count from products where id = ?", dish.id);
  const order = await accepted({ lines: [{ dish, quantity: 3 }], total: 150 });
  expect([stockOf(dish), sold()]).toEqual([0, 3]);

  await advanceOrder(seller.api, order, ["cancelled"]);
  expect([stockOf(dish), sold()]).toEqual([1, 0]);
  const undo = `/admin/orders/${order.id}/status/removal`;
  const undone = await seller.visitor.postForm(undo, { status: "cancelled" });
  expect(undone.status).toBe(303);
  expect([stockOf(dish), sold()]).toEqual([0, 3]);
});

test("its bill and ledger have what was charged", async () => {
  const dish = addDish(shop.database, { pricePaise: 10_500, stock: 0 });

  const order = await accepted({ lines: [{ dish, quantity: 2 }], total: 210 });

  const paid = "select sum(amount_paise) from payments where order_id = ?";
  expect(shop.database.value(paid, order.id)).toBe(21_000);
  const billed = "select sum(total_paise) from bills where order_id = ?";
  expect(shop.database.value(billed, order.id)).toBe(21_000);
  const counted = shop.database.row(
    "select subtotal_paise - discount_paise + delivery_fee_paise + packing_paise + tax_paise + tip_paise + rounding_paise total, total_paise from orders where id = ?",
    order.id,
  );
  expect(counted).toEqual({ total: 21_000, total_paise: 21_000 });
});

test("a coupon that ended and an offer of then are counted as they were given", async () => {
  const dish = addDish(shop.database, { pricePaise: 20_000 });
  const visitor = await shop.logIn(firstAdmin);
  const coupon = await addCoupon(visitor, shop.database);
  shop.database.change("update coupons set is_paused = 1 where id = ?", coupon.id);

  const order = await accepted({
    lines: [{ dish, discount: 20 }],
    total: 180,
    discounts: [{ coupon: coupon.id, amount: 20 }],
    order: { coupon: coupon.code },
  });

  expect(order).toMatchObject({ total: 180, discounts: [{ code: coupon.code, amount: 20 }] });
  expect(shop.database.value("select uses from coupons where id = ?", coupon.id)).toBe(1);
  expect(differencesOf(order)).toContain(coupon.code);
});

test("choices that are no longer offered are a note for the kitchen", async () => {
  const dish = addDish(shop.database, { pricePaise: 6000, category: "desserts" });
  const group = addOptionGroup(shop.database, [dish], {
    choices: [{ name: "Extra nuts", pricePaise: 1000 }],
  });
  const [choice] = group.choices;
  shop.database.change("delete from option_choices where id = ?", choice?.id ?? "");

  const order = await accepted({
    lines: [{ dish, price: 70, choices: "Extra nuts" }],
    total: 70,
    options: [{ choice: choice?.id ?? "", quantity: 1 }],
  });

  expect(order.items[0]).toMatchObject({ price: 70, specialInstructions: "Extra nuts" });
});

test("a time that is full or gone keeps what the customer was promised", async () => {
  const dish = addDish(shop.database);
  const requestedFor = new Date(Date.now() - 600_000).toISOString();

  const order = await accepted({ lines: [{ dish }], total: 100, order: { requestedFor } });

  const promised = shop.database.value("select promised_at from orders where id = ?", order.id);
  expect(promised).toBe(Date.parse(requestedFor));
});

test("nothing else is taken for a sale that has happened", async () => {
  const dish = addDish(shop.database);
  const sale: Sale = { lines: [{ dish }], total: 100 };
  const before = shop.database.value("select count(*) from orders");
  const kitchen = await addStaff(shop, "kitchen");
  const cookie = addShopDevice(shop.database, "K").cookie;

  const refused = {
    "another browser": await send(sale, seller.api),
    "the kitchen": await send(sale, kitchen.api.withHeaders({ cookie })),
    "a customer": await send(sale, shop.api),
    "an old sale": await send({ ...sale, takenAt: new Date(Date.now() - 4 * DAY_MS) }),
    "another total": await send({ ...sale, total: 90 }),
    "a larger payment": await send({ ...sale, paid: 200 }),
    "a hidden discount": await send({
      lines: [{ dish, discount: 20 }],
      total: 80,
      discounts: [{ coupon: null, amount: 20 }],
    }),
    "an unknown coupon": await send({
      lines: [{ dish, discount: 20 }],
      total: 80,
      discounts: [{ coupon: "unknown", amount: 20 }],
    }),
    "a line without a price": await send({ ...sale, sale: { items: [] } }),
    "an enormous total": await send({ lines: [{ dish, price: 200_000 }], total: 200_000 }),
  };

  for (const [what, { status }] of Object.entries(refused)) {
    expect([400, 401, 403, 409], what).toContain(status);
  }
  expect(shop.database.value("select count(*) from orders")).toBe(before);
});
