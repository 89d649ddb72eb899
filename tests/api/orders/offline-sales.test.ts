import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { dayInIndia, instantInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { addCoupon } from "#tests/support/records/coupons.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";
import { advanceOrder } from "#tests/support/records/orders.ts";
import { saveSettings } from "#tests/support/records/settings.ts";
import { addShopDevice, type ShopDevice } from "#tests/support/records/shop-devices.ts";
import { addStaff, givePin, type StaffMember } from "#tests/support/records/staff.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

// Sales that a shop device made offline.

const shop = runningShop();
const DAY_MS = 86_400_000;
let seller: StaffMember;
let tablet: ApiClient;
let device: ShopDevice;
let owner: FormVisitor;

beforeAll(async () => {
  seller = await addStaff(shop, "counter");
  device = addShopDevice(shop.database, "O");
  tablet = seller.api.withHeaders({ cookie: device.cookie });
  owner = await shop.logIn(firstAdmin);
  addZone(shop.database, { name: "Deccan", pincodes: ["411004"] });
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

/** But still today, because tax terms start on a day. */
function anHourAgo(): Date {
  const midnight = instantInIndia(dayInIndia(new Date()), 0);
  return new Date(Math.max(midnight.getTime(), Date.now() - 3_600_000));
}

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
      takenAt: (takenAt ?? anHourAgo()).toISOString(),
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
  const details = await visitor.read(`/admin/orders/${order.id}`);
  expect(details).toContain("Sold offline, differs");
  expect(details).toContain("Sold while there was no connection");
  expect(details).toContain("Dearer Puri is ₹110 now");
  await visitor.postForm("/preferences/language", { language: "mr", returnTo: "/" });
  const inMarathi = await visitor.get(`/admin/orders/${order.id}`);
  expect(inMarathi.visibleText).toContain("Dearer Puri: किंमत आता ₹95 ऐवजी ₹110");
  await visitor.postForm("/preferences/language", { language: "en", returnTo: "/" });
  expect(await visitor.read("/admin/log")).toContain("sold offline");
});

/** Somebody who signed in on the tablet two hours ago. */
async function soldBy(role: "counter" | "manager", name: string): Promise<StaffMember> {
  const person = await addStaff(shop, role, { name });
  shop.database.change(
    "insert into sign_ins (kind, user_id, client_ip, device_id, created_at) values ('pin_used', ?, '', ?, ?)",
    person.user._id,
    device.id,
    Date.now() - 7_200_000,
  );
  return person;
}

const charges = (fields: FormFields) =>
  saveSettings(owner, "charges", { packingRupees: "0", staffDiscountRupees: "20", ...fields });
const byStaff = {
  discounts: [{ coupon: null, amount: 20 }],
  total: 80,
  order: { discount: 20, discountReason: "Waited too long" },
};
const toDeccan = {
  channel: "phone",
  deliveryType: "delivery",
  phone: "98220 12345",
  deliveryAddress: { street: "5 Tilak Road", city: "Pune", zipCode: "411004" },
};

/** What happens between the sale of one dish for ₹100 and the moment the device sends it. */
const meanwhile: {
  what: string;
  differs?: string;
  sale?: Partial<Sale>;
  discount?: number;
  takenBy?: () => Promise<StaffMember>;
  change: (dish: Dish, taker: StaffMember) => unknown;
}[] = [
  {
    what: "the limit for discounts was lowered",
    differs: "The discount of ₹20 is above the limit of ₹10.",
    sale: byStaff,
    discount: 20,
    change: () => charges({ staffDiscountRupees: "10" }),
  },
  {
    what: "a colleague with a lower limit sends it",
    sale: byStaff,
    discount: 20,
    takenBy: () => soldBy("manager", "Manager who sold"),
    change: () => charges({ staffDiscountRupees: "0" }),
  },
  {
    what: "the person who took it was paused",
    takenBy: () => soldBy("counter", "Paused seller"),
    change: (_, { user }) =>
      shop.database.change("update users set is_active = 0 where id = ?", user._id),
  },
  {
    what: "the person who took it works in the kitchen now",
    takenBy: () => soldBy("counter", "Seller who cooks"),
    change: (_, { user }) =>
      shop.database.change("update users set role = 'kitchen' where id = ?", user._id),
  },
  {
    what: "the person who took it was removed",
    takenBy: () => soldBy("counter", "Removed seller"),
    change: (_, { user }) => shop.database.change("delete from users where id = ?", user._id),
  },
  {
    what: "the device was renamed",
    change: () =>
      shop.database.change("update devices set name = 'Window' where id = ?", device.id),
  },
  {
    what: "packing costs something",
    differs: "The order costs ₹110 now, and the customer was told ₹100.",
    change: () => charges({ packingRupees: "10" }),
  },
  {
    what: "tax is added",
    differs: "The order costs ₹105 now, and the customer was told ₹100.",
    change: () =>
      saveSettings(owner, "tax", {
        fromDay: dayInIndia(new Date()),
        mode: "regular",
        legalName: "Kulkarni Foods",
        gstin: "27AAPFU0939F1ZV",
        prices: "exclusive",
        "rates[0].percent": "5",
        "rates[0].code": "996331",
        "catering.percent": "5",
        "catering.code": "996334",
      }),
  },
  {
    what: "orders are paused",
    change: () => saveSettings(owner, "opening", { mode: "paused", pauseFor: "60" }),
  },
  {
    what: "the day was closed",
    change: () =>
      shop.database.change(
        "insert into business_days (day, float_paise, closed_at, counted_paise) values (?, 0, ?, 0)",
        dayInIndia(new Date()),
        Date.now(),
      ),
  },
  {
    what: "the place is not delivered to any more",
    differs: "We do not deliver to 411004 yet. Choose pickup, or another address.",
    sale: { total: 120, sale: { deliveryFee: 20 }, order: toDeccan },
    change: () => shop.database.change("update zones set is_active = 0"),
  },
  {
    what: "the section is hidden",
    differs: "Late Puri is no longer on the menu.",
    change: ({ id }) =>
      shop.database.change(
        "update menu_sections set is_hidden = 1 where id = (select category from products where id = ?)",
        id,
      ),
  },
  {
    what: "the dish has become a combo",
    differs: "Late Puri is sold out.",
    change: ({ id }) => shop.database.change("update products set kind = 'combo' where id = ?", id),
  },
];

describe("a sale is accepted although", () => {
  afterEach(async () => {
    await charges({});
    await saveSettings(owner, "opening", { mode: "open" });
    shop.database.change("delete from tax_terms");
    shop.database.change("delete from business_days");
    shop.database.change("update zones set is_active = 1");
    shop.database.change("update menu_sections set is_hidden = 0");
  });

  test.each(meanwhile)("$what", async ({ sale = {}, discount, takenBy, change, differs = "" }) => {
    const taker = takenBy ? await takenBy() : seller;
    const dish = addDish(shop.database, { name: "Late Puri", pricePaise: 10_000, stock: 10 });
    const body = sold({ lines: [{ dish, discount }], total: 100, ...sale });
    body.device.takenBy = taker.user._id;
    await change(dish, taker);

    const reply = await tablet.post<OrderOutput>("/api/orders", body);

    expect(reply.status, reply.text).toBe(201);
    expect(reply.body.data).toMatchObject({ total: body.device.total, paymentStatus: "paid" });
    expect(differencesOf(reply.body.data)).toBe(differs);
    const again = await tablet.post<OrderOutput>("/api/orders", body);
    expect(again.body.data.id).toBe(reply.body.data.id);
  });

  test("its device is registered only afterwards", async () => {
    const dish = addDish(shop.database, { pricePaise: 10_000 });
    const body = sold({ lines: [{ dish }], total: 100 });
    // The queue keeps forbidden orders and sends them again.
    expect((await seller.api.post("/api/orders", body)).status).toBe(403);

    const { cookie } = addShopDevice(shop.database, "N");
    const reply = await seller.api.withHeaders({ cookie }).post("/api/orders", body);
    expect(reply.status, reply.text).toBe(201);
  });
});

test("a sale that was recorded answers again, without the PIN and after the limits have changed", async () => {
  const dish = addDish(shop.database, { pricePaise: 10_000 });
  const manager = await addStaff(shop, "manager", { name: "Manager with a PIN" });
  await givePin(owner, manager, "2580");
  await charges({ staffDiscountRupees: "10" });
  const { device: sent, ...order } = sold({ lines: [{ dish, discount: 20 }], ...byStaff });
  const { soldOffline: _, ...known } = sent;
  const body = { ...order, device: known };
  const approved = { ...body, approver: manager.user._id, pin: "2580" };
  const first = await tablet.post<OrderOutput>("/api/orders", approved);
  expect(first.status, first.text).toBe(201);
  const before = shop.database.value("select count(*) from orders");

  const again = await tablet.post<OrderOutput>("/api/orders", body);

  expect(again.status, again.text).toBe(201);
  expect(again.body.data.id).toBe(first.body.data.id);
  expect(shop.database.value("select count(*) from orders")).toBe(before);
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

test.each([
  [
    "is no longer offered is a note for the kitchen",
    "delete from option_choices where id = ?",
    { options: [], specialInstructions: "Extra nuts" },
  ],
  [
    "has run out since is sold as it was chosen",
    "update option_choices set stock = 0 where id = ?",
    { options: [{ name: "Extra nuts" }], specialInstructions: "" },
  ],
])("a choice that %s", async (_, change, expected) => {
  const dish = addDish(shop.database, { pricePaise: 6000, category: "desserts" });
  const group = addOptionGroup(shop.database, [dish], {
    choices: [{ name: "Extra nuts", pricePaise: 1000 }],
  });
  const choice = group.choices[0]?.id ?? "";
  shop.database.change(change, choice);

  const order = await accepted({
    lines: [{ dish, price: 70, choices: "Extra nuts" }],
    total: 70,
    options: [{ choice, quantity: 1 }],
  });

  expect(order.items[0]).toMatchObject({ price: 70, ...expected });
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
