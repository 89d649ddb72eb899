import { beforeAll, describe, expect, test } from "vitest";
import { openingAt, orderDueAt } from "#app/domain/opening-hours.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { defaultSettings } from "#app/domain/settings/shop-settings.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function stockOf(id: string) {
  return shop.database.value("select stock from products where id = ?", id);
}

function ordersOf(userId: string) {
  return shop.database.rows("select * from orders where user_id = ?", userId);
}

test("an order is placed with all its details", async () => {
  const { api, name, email } = await registerCustomer(shop.api);
  const puri = addDish(shop.database, { pricePaise: 6050, stock: 10 });
  const lassi = addDish(shop.database, { pricePaise: 4000, category: "beverages" });

  const reply = await api.post<OrderOutput>("/api/orders", {
    items: [
      {
        product: puri.id,
        quantity: 2,
        specialInstructions: " Less oil ",
        customizations: { spiceLevel: "hot", water: "tangy", jain: true },
      },
      { product: lassi.id, quantity: 1, customizations: { spiceLevel: "hot", jain: true } },
    ],
    deliveryAddress: {
      street: "12 Laxmi Road",
      city: "Pune",
      state: "Goa",
      zipCode: "411030",
      phone: "98220 12345",
    },
    deliveryInstructions: "Ring twice",
    deliveryType: "delivery",
    paymentMethod: "upi",
    notes: "No plastic",
  });

  expect(reply.status).toBe(201);
  expect(reply.body.message).toBe("Order placed successfully!");
  const order = reply.body.data;
  expect(order).toEqual({
    _id: order.id,
    id: expect.any(String),
    orderNumber: expect.stringMatching(/^CP-\d{6}-\d{3,}$/),
    status: "pending",
    createdAt: expect.any(String),
    updatedAt: order.createdAt,
    customer: { name, email, phone: "98220 12345" },
    contactInfo: { primaryContact: { name, email, phone: "98220 12345" } },
    items: [
      {
        name: puri.name,
        description: puri.description,
        image: "/illustrations/dishes/classic-pani-puri.svg",
        price: 60.5,
        quantity: 2,
        total: 121,
        customizations: { spiceLevel: "hot", water: "tangy", jain: true },
        options: [
          { group: "Spice level", name: "Hot spice", price: 0, quantity: 1 },
          { group: "Water", name: "Tangy water", price: 0, quantity: 1 },
          { group: "Jain", name: "Jain (no onion, garlic or potato)", price: 0, quantity: 1 },
        ],
        parts: [],
        specialInstructions: "Less oil",
        product: {
          _id: puri.id,
          id: puri.id,
          name: puri.name,
          image: "/illustrations/dishes/classic-pani-puri.svg",
        },
      },
      expect.objectContaining({
        name: lassi.name,
        price: 40,
        total: 40,
        customizations: {},
        options: [],
      }),
    ],
    subtotal: 161,
    deliveryFee: 30,
    discounts: [],
    charges: [{ name: "Delivery fee", amount: 30 }],
    total: 191,
    promisedAt: expect.any(String),
    zone: null,
    deliveryAddress: {
      street: "12 Laxmi Road",
      city: "Pune",
      state: "Maharashtra",
      zipCode: "411030",
      phone: "98220 12345",
    },
    deliveryType: "delivery",
    eatsHere: false,
    tableNumber: null,
    deliveryInstructions: "Ring twice",
    notes: "No plastic",
    paymentMethod: "upi",
    paymentStatus: "pending",
    amountPaid: 0,
    amountDue: 191,
    payments: [],
    paymentUrl: null,
    channel: "web",
    takenBy: null,
    tokenNumber: expect.stringMatching(/^\d+$/),
    trackingUrl: expect.stringMatching(/\/track\/[\w-]{43}$/),
    cancellationReason: "",
    dueAt: orderDueAt(openingAt(new Date(order.createdAt), defaultSettings))?.toISOString() ?? null,
  });
  expect((await api.get<OrderOutput>(`/api/orders/${order.id}`)).body.data).toEqual(order);
  expect(stockOf(puri.id)).toBe(8);
});

test("prices, fees, totals and statuses in the payload are ignored", async () => {
  const { api } = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { pricePaise: 15_000 });
  const payload = orderOf([dish], {
    subtotal: 1,
    deliveryFee: 0,
    total: 1,
    status: "delivered",
    paymentStatus: "paid",
    orderNumber: "CP-000000-001",
    userId: "somebody",
    pricing: { total: 1 },
  });
  const [item] = payload.items;

  const reply = await api.post<OrderOutput>("/api/orders", {
    ...payload,
    items: [{ ...item, price: 1, total: 1, name: "Free" }],
  });

  expect(reply.body.data).toMatchObject({
    subtotal: 150,
    deliveryFee: 30,
    total: 180,
    status: "pending",
    paymentStatus: "pending",
    items: [{ name: dish.name, price: 150, total: 150 }],
  });
  expect(reply.body.data.orderNumber).not.toBe("CP-000000-001");
});

describe("stock", () => {
  test("an order that exceeds it is refused with the dish and the remaining stock", async () => {
    const { api, user } = await registerCustomer(shop.api);
    const plenty = addDish(shop.database, { stock: 9 });
    const scarce = addDish(shop.database, { name: "Dahi Puri Special", stock: 2 });

    const reply = await api.post("/api/orders", orderOf([plenty, { ...scarce, quantity: 3 }]));

    const message =
      "Only 2 of Dahi Puri Special left, and you asked for 3. Lower the quantity and order again.";
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe(message);
    expect(reply.body.errors).toEqual([{ path: "items[1].product", msg: message }]);
    expect([stockOf(plenty.id), stockOf(scarce.id), ordersOf(user.id).length]).toEqual([9, 2, 0]);
  });

  test.each(["hidden", "removed", "unknown"])(
    "an order with a dish that is %s is refused",
    async (state) => {
      const { api, user } = await registerCustomer(shop.api);
      const dish = addDish(shop.database, { isAvailable: state !== "hidden" });
      if (state === "removed") {
        shop.database.change("update products set deleted_at = 1 where id = ?", dish.id);
      }
      const wanted = state === "unknown" ? { id: "unknown" } : dish;

      const reply = await api.post("/api/orders", orderOf([wanted]));

      expect(reply.status).toBe(409);
      expect(reply.body.message).toBe(
        "A dish in this order is no longer on the menu. Remove it and order the rest.",
      );
      expect(ordersOf(user.id)).toEqual([]);
    },
  );

  test("with fifty concurrent orders for ten plates, ten are placed and the others refused", async () => {
    const dish = addDish(shop.database, { stock: 10 });
    const { api } = await registerCustomer(shop.api);

    const replies = await Promise.all(
      Array.from({ length: 50 }, () => api.post("/api/orders", orderOf([dish]))),
    );

    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(10);
    const refused = replies.filter((reply) => reply.status === 409);
    expect(refused).toHaveLength(40);
    for (const reply of refused) expect(reply.body.message).toContain(dish.name);
    expect(stockOf(dish.id)).toBe(0);
    const sold = shop.database.value(
      "select sum(quantity) from order_items where product_id = ?",
      dish.id,
    );
    expect(sold).toBe(10);
  });
});

describe("the payload", () => {
  let refusedCustomer: Person;
  beforeAll(async () => {
    refusedCustomer = await registerCustomer(shop.api);
  });

  test("is refused with every missing field when it is empty", async () => {
    const { api } = refusedCustomer;

    const reply = await api.post("/api/orders", {});

    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      success: false,
      message: "Validation failed",
      errors: [
        { path: "items", msg: "Items are required" },
        { path: "deliveryAddress", msg: "Delivery address is required" },
        { path: "paymentMethod", msg: "Choose cash, UPI or card" },
      ],
    });
  });

  test("is refused with the path of every missing field of an empty address", async () => {
    const { api } = refusedCustomer;
    const dish = addDish(shop.database);

    const reply = await api.post("/api/orders", orderOf([dish], { deliveryAddress: {} }));

    expect(reply.body.errors).toEqual([
      { path: "deliveryAddress.street", msg: "Street is required" },
      { path: "deliveryAddress.city", msg: "City is required" },
      { path: "deliveryAddress.zipCode", msg: "Pincode is required" },
      { path: "deliveryAddress.phone", msg: "Phone is required" },
    ]);
  });

  const item = { product: "some-dish", quantity: 1 };
  const address = orderOf([]).deliveryAddress;
  const notWhole = "Quantity must be a whole number";
  const tooSmall = "Quantity must be at least 1";
  const tooLarge = "Quantity must be at most 99";
  const tooLong = (characters: number) => `Must be at most ${characters} characters`;
  const long = (characters: number) => "x".repeat(characters);

  type Refusal = [payload: Record<string, unknown>, path: string, msg: string];
  const fields: Refusal[] = [
    [{ items: [] }, "items", "Order at least one item"],
    [{ items: "puri" }, "items", "Items are required"],
    [{ items: [null] }, "items[0]", "Must be an object"],
    [{ items: [item, "puri"] }, "items[1]", "Must be an object"],
    [{ items: Array(101).fill(item) }, "items", "Order at most 100 different items"],
    [{ items: [item, { product: "x" }] }, "items[1].quantity", notWhole],
    [{ deliveryAddress: "Pune" }, "deliveryAddress", "Delivery address is required"],
    [{ deliveryType: "drone" }, "deliveryType", "Choose delivery or pickup"],
    [{ deliveryType: null }, "deliveryType", "Choose delivery or pickup"],
    [{ deliveryInstructions: long(501) }, "deliveryInstructions", tooLong(500)],
    [{ paymentMethod: "cheque" }, "paymentMethod", "Choose cash, UPI or card"],
    [{ notes: long(501) }, "notes", "Special instructions must be at most 500 characters"],
    [{ notes: 1 }, "notes", "Must be text"],
  ];
  const fieldsOfItems: Refusal[] = [
    [{ product: undefined }, "product", "Product is required"],
    [{ product: "" }, "product", "Product is required"],
    [{ product: 7 }, "product", "Must be text"],
    [{ product: long(65) }, "product", tooLong(64)],
    ...["5", null, 1.5].map((quantity): Refusal => [{ quantity }, "quantity", notWhole]),
    [{ quantity: 0 }, "quantity", tooSmall],
    [{ quantity: -1 }, "quantity", tooSmall],
    [{ quantity: 100 }, "quantity", tooLarge],
    [
      { specialInstructions: long(201) },
      "specialInstructions",
      "Special instructions must be at most 200 characters",
    ],
    [{ customizations: "hot" }, "customizations", "Must be an object"],
    [
      { customizations: { spiceLevel: "lava" } },
      "customizations.spiceLevel",
      "Choose mild, medium or hot",
    ],
    [{ customizations: { water: "soda" } }, "customizations.water", "Choose sweet or tangy water"],
    [{ customizations: { jain: "yes" } }, "customizations.jain", "Must be true or false"],
    [{ options: "hot" }, "options", "Options must be a list"],
    [{ options: ["hot"] }, "options[0]", "Must be an object"],
    [{ options: [{}] }, "options[0].choice", "Choice is required"],
    [{ options: [{ choice: long(65) }] }, "options[0].choice", tooLong(64)],
    [{ options: [{ choice: "hot", quantity: 0 }] }, "options[0].quantity", tooSmall],
    [{ options: [{ choice: "hot", quantity: "2" }] }, "options[0].quantity", notWhole],
    [{ options: [{ choice: "hot", quantity: 100 }] }, "options[0].quantity", tooLarge],
    [{ options: Array(101).fill({ choice: "hot" }) }, "options", "Choose at most 100 options"],
    [{ parts: {} }, "parts", "Parts must be a list"],
    [{ parts: [{ product: "x" }] }, "parts[0].part", "Part is required"],
    [{ parts: [{ part: "x" }] }, "parts[0].product", "Product is required"],
    [
      { parts: [{ part: "x", product: "y", options: [{}] }] },
      "parts[0].options[0].choice",
      "Choice is required",
    ],
    [{ parts: Array(51).fill({ part: "x", product: "y" }) }, "parts", "Choose at most 50 dishes"],
  ];
  const fieldsOfAddresses: Refusal[] = [
    [{ street: "  " }, "street", "Street is required"],
    [{ street: long(301) }, "street", tooLong(300)],
    [{ city: 1 }, "city", "Must be text"],
    [{ zipCode: "41103" }, "zipCode", "Pincode must be 6 digits"],
    [{ zipCode: "०११०३०" }, "zipCode", "Pincode must be 6 digits"],
    [{ zipCode: 411030 }, "zipCode", "Must be text"],
    [{ phone: "call me" }, "phone", "Please enter a valid phone number"],
  ];

  test.each<Refusal>([
    ...fields,
    ...fieldsOfItems.map(
      ([part, path, msg]): Refusal => [{ items: [{ ...item, ...part }] }, `items[0].${path}`, msg],
    ),
    ...fieldsOfAddresses.map(
      ([part, path, msg]): Refusal => [
        { deliveryAddress: { ...address, ...part } },
        `deliveryAddress.${path}`,
        msg,
      ],
    ),
  ])("%j is refused at %s: %s", async (part, path, msg) => {
    const { api, user } = refusedCustomer;

    const reply = await api.post("/api/orders", { ...orderOf([{ id: "some-dish" }]), ...part });

    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe("Validation failed");
    expect(reply.body.errors).toEqual([{ path, msg }]);
    expect(ordersOf(user.id)).toEqual([]);
  });

  test.each([
    [{ deliveryInstructions: "x".repeat(500), notes: "x".repeat(500) }],
    [{ deliveryAddress: { ...address, street: "x".repeat(300), city: "x".repeat(80) } }],
    [{ deliveryAddress: { ...address, zipCode: " ११० 001 ", phone: "９８２२०１２३४५" } }],
    [{ deliveryType: "pickup" }],
    [{ paymentMethod: "card" }],
  ])("%j is accepted", async (part) => {
    const { api } = await registerCustomer(shop.api);

    const reply = await api.post("/api/orders", { ...orderOf([addDish(shop.database)]), ...part });

    expect(reply.status, reply.text).toBe(201);
  });

  test("a hundred dishes with ninety-nine plates each are accepted", async () => {
    const { api } = await registerCustomer(shop.api);
    const dishes = Array.from({ length: 100 }, () => ({
      ...addDish(shop.database, { pricePaise: 1000 }),
      quantity: 99,
    }));

    const order = await placeOrder(api, dishes);

    expect(order.items).toHaveLength(100);
    expect(order.subtotal).toBe(99_000);
  });
});

describe("an Idempotency-Key", () => {
  const withKey = (key: string) => ({ headers: { "idempotency-key": key } });

  test("returns the first order with 201 for a repeated request", async () => {
    const { api, user } = await registerCustomer(shop.api);
    const dish = addDish(shop.database, { stock: 10 });
    const key = withKey(crypto.randomUUID());

    const first = await api.post<OrderOutput>("/api/orders", orderOf([dish]), key);
    const second = await api.post<OrderOutput>("/api/orders", orderOf([dish]), key);

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(ordersOf(user.id)).toHaveLength(1);
    expect(stockOf(dish.id)).toBe(9);
  });

  test("makes one order of twenty concurrent requests", async () => {
    const { api, user } = await registerCustomer(shop.api);
    const dish = addDish(shop.database, { stock: 30 });
    const key = withKey(crypto.randomUUID());

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => api.post<OrderOutput>("/api/orders", orderOf([dish]), key)),
    );

    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(201));
    expect(new Set(replies.map((reply) => reply.body.data.id)).size).toBe(1);
    expect(ordersOf(user.id)).toHaveLength(1);
    expect(stockOf(dish.id)).toBe(29);
  });

  test("matches regardless of field order, spaces and unknown fields", async () => {
    const { api, user } = await registerCustomer(shop.api);
    const { items, ...rest } = orderOf([addDish(shop.database)]);
    const key = withKey(crypto.randomUUID());

    const first = await api.post("/api/orders", { items, ...rest }, key);
    const second = await api.send("POST", "/api/orders", {
      ...key,
      rawBody: JSON.stringify({ unknown: 1, ...rest, items, notes: "  " }, null, 2),
    });

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(ordersOf(user.id)).toHaveLength(1);
  });

  test("is refused with 409 for another body", async () => {
    const { api, user } = await registerCustomer(shop.api);
    const dish = addDish(shop.database, { stock: 10 });
    const key = withKey(crypto.randomUUID());
    await api.post("/api/orders", orderOf([dish]), key);

    const reply = await api.post("/api/orders", orderOf([{ ...dish, quantity: 2 }]), key);

    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe("This Idempotency-Key was already used with another body");
    expect(ordersOf(user.id)).toHaveLength(1);
    expect(stockOf(dish.id)).toBe(9);
  });

  test("expires after 24 hours, even if no other key is used", async () => {
    const { api, user } = await registerCustomer(shop.api);
    const dish = addDish(shop.database, { stock: 10 });
    const key = withKey(crypto.randomUUID());
    const ageBy = (hours: number) =>
      shop.database.change(
        "update idempotency_keys set created_at = ? where user_id = ?",
        Date.now() - hours * 3_600_000,
        user.id,
      );
    await api.post("/api/orders", orderOf([dish]), key);

    ageBy(23.9);
    await api.post("/api/orders", orderOf([dish]), key);
    expect(ordersOf(user.id)).toHaveLength(1);

    ageBy(24.1);
    const late = await api.post("/api/orders", orderOf([{ ...dish, quantity: 2 }]), key);
    expect(late.status).toBe(201);
    expect(ordersOf(user.id)).toHaveLength(2);
    expect(stockOf(dish.id)).toBe(7);
  });

  test("is separate for each customer", async () => {
    const [asha, ravi] = [await registerCustomer(shop.api), await registerCustomer(shop.api)];
    const dish = addDish(shop.database);
    const key = withKey(crypto.randomUUID());

    const first = await asha.api.post<OrderOutput>("/api/orders", orderOf([dish]), key);
    const second = await ravi.api.post<OrderOutput>("/api/orders", orderOf([dish]), key);

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  test("can be used again after a refused order", async () => {
    const { api } = await registerCustomer(shop.api);
    const dish = addDish(shop.database, { stock: 0 });
    const key = withKey(crypto.randomUUID());
    const refused = await api.post("/api/orders", orderOf([dish]), key);
    expect(refused.status).toBe(409);
    shop.database.change("update products set stock = 5 where id = ?", dish.id);

    const reply = await api.post("/api/orders", orderOf([dish]), key);

    expect(reply.status).toBe(201);
  });

  test("has at most 200 characters", async () => {
    const { api, user } = await registerCustomer(shop.api);
    const dish = addDish(shop.database);

    const longest = await api.post("/api/orders", orderOf([dish]), withKey("k".repeat(200)));
    const tooLong = await api.post("/api/orders", orderOf([dish]), withKey("k".repeat(201)));

    expect(longest.status).toBe(201);
    expect(tooLong.status).toBe(400);
    expect(tooLong.body).toEqual({
      success: false,
      message: "Validation failed",
      errors: [{ path: "Idempotency-Key", msg: "Must be at most 200 characters" }],
    });
    expect(ordersOf(user.id)).toHaveLength(1);
  });
});
