import { beforeAll, describe, expect, test } from "vitest";
import type { Food } from "#app/domain/food/food.ts";
import { formatRupees } from "#app/domain/money.ts";
import { serializeSelection } from "#app/domain/options/selection.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { checkOutByForm, customerWith, filledCheckout } from "#tests/support/records/checkout.ts";
import { partialWrites, wrongCounters } from "#tests/support/records/counters.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import {
  BASE_PAISE,
  groupOfCase,
  type OptionGroupCase,
  optionGroupCases,
} from "#tests/support/records/option-group-cases.ts";
import { type AddedGroup, addCombo, addOptionGroup } from "#tests/support/records/options.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

/** A dish without the starter menu's groups. */
function dessert(overrides: Partial<Dish> = {}): Dish {
  return addDish(shop.database, { category: "desserts", ...overrides });
}

const idOf = ({ choices }: AddedGroup, name: string) =>
  choices.find((choice) => choice.name === name)?.id ?? name;

const chosenIn = (group: AddedGroup, names: string[]) =>
  names.map((name) => ({ choice: idOf(group, name), quantity: 1 }));

function fieldsOf(group: AddedGroup, { wanted, group: { kind } }: OptionGroupCase): FormFields {
  const chosen = Object.entries(wanted);
  if (kind === "quantities") {
    return Object.fromEntries(
      chosen.map(([name, quantity]) => [
        `options.${group.id}.${idOf(group, name)}`,
        String(quantity),
      ]),
    );
  }
  const ids = chosen.flatMap(([name, quantity]) => Array(quantity).fill(idOf(group, name)));
  return ids.length > 0 ? { [`options.${group.id}`]: ids } : {};
}

function linesOf(userId: string) {
  return shop.database.rows(
    "select l.* from cart_lines l join carts c on c.id = l.cart_id where c.user_id = ?",
    userId,
  );
}

function itemsOf(orderId: string) {
  return shop.database.rows("select * from order_items where order_id = ? order by id", orderId);
}

const stockOfDish = ({ id }: Pick<Dish, "id">) =>
  shop.database.value("select stock from products where id = ?", id);
const stockOfChoice = (id: string) =>
  shop.database.value("select stock from option_choices where id = ?", id);

type Customer = Awaited<ReturnType<typeof customerWith>>;

const order = (api: Customer["api"], ...items: object[]) =>
  api.post<OrderOutput>("/api/orders", orderOf([], { items }));

/** The text of the page after adding this to the cart. */
async function afterAdding({ visitor }: Pick<Customer, "visitor">, fields: FormFields) {
  const reply = await visitor.postForm("/cart/lines", { returnTo: "/cart", ...fields });
  return (reply.location ? await visitor.follow(reply) : reply).visibleText;
}

describe("form, cart and order agree on the price of a dish, or why it cannot be ordered", () => {
  let customer: Customer;
  beforeAll(async () => {
    customer = await customerWith(shop);
  });

  // All of them take a long time, so only `npm run test:more` runs them all.
  const cases = optionGroupCases.filter((_, at) => process.env.ALL_CASES || at % 4 === 0);

  test.each(cases)("$title", async (one) => {
    const { visitor, api, user } = customer;
    const dish = dessert({ pricePaise: BASE_PAISE });
    const group = addOptionGroup(shop.database, [dish], groupOfCase(one));
    const options = Object.entries(one.wanted)
      .filter(([, quantity]) => quantity > 0)
      .map(([name, quantity]) => ({ choice: idOf(group, name), quantity }));
    await visitor.postForm("/cart/clearance");
    expect(linesOf(user.id)).toEqual([]);
    const { expected } = one;

    const shown = await afterAdding(customer, { product: dish.id, ...fieldsOf(group, one) });
    const cart = await visitor.read("/cart");
    const ordered = await order(api, { product: dish.id, quantity: 1, options });

    if (typeof expected === "number") {
      expect(shown).toContain(`${dish.name} added to cart!`);
      expect(cart).toContain(`Subtotal ${formatRupees(expected)} `);
      expect(ordered.status).toBe(201);
      const { subtotal, items } = ordered.body.data;
      expect([subtotal, items[0]?.price]).toEqual([expected / 100, expected / 100]);
      return;
    }
    const message = expected.soldOut
      ? `${dish.name} is sold out for now.`
      : expected.message.replace("DISH", dish.name);
    expect(shown).toContain(message);
    expect(linesOf(user.id)).toEqual([]);
    expect(ordered.status).toBe(expected.code === "validation" && !expected.soldOut ? 400 : 409);
    expect(ordered.body.message).toContain(message);
    // As if it had been put into the cart while the shop still offered it like this.
    const selection = serializeSelection({
      options: Object.fromEntries(options.map(({ choice, quantity }) => [choice, quantity])),
      parts: [],
    });
    await visitor.postForm("/cart/lines", { product: dessert().id });
    shop.database.change(
      "update cart_lines set product_id = ?, selection = ? where id = ?",
      dish.id,
      selection,
      String(linesOf(user.id)[0]?.id),
    );
    expect(await visitor.read("/cart")).toContain(message);
  });
});

describe("what a customer sends", () => {
  test("sets no price and no name", async () => {
    const { api } = await registerCustomer(shop.api);
    const dish = dessert({ pricePaise: 4000 });
    const group = addOptionGroup(shop.database, [dish], {
      name: "Size",
      isSize: true,
      choices: [
        { name: "Half", pricePaise: 4000 },
        { name: "Full", pricePaise: 7000 },
      ],
    });
    const full = { choice: idOf(group, "Full"), quantity: 1, price: 1, name: "Free" };

    const reply = await order(api, { product: dish.id, quantity: 2, price: 1, options: [full] });

    expect(reply.body.data).toMatchObject({
      subtotal: 140,
      items: [
        {
          price: 70,
          total: 140,
          options: [{ group: "Size", name: "Full", price: 70, quantity: 1 }],
        },
      ],
    });
  });

  test("is refused if it names an unknown choice or one of another dish", async () => {
    const { api, user } = await registerCustomer(shop.api);
    const visitor = shop.visitor();
    const [dish, other] = [dessert(), dessert()];
    const own = addOptionGroup(shop.database, [dish], { choices: [{ name: "Rose" }] });
    const foreign = addOptionGroup(shop.database, [other], { choices: [{ name: "Kesar" }] });
    const message = `A choice for ${dish.name} is no longer offered. Choose again.`;
    for (const choice of [idOf(foreign, "Kesar"), "unknown", own.id]) {
      const reply = await order(api, { product: dish.id, quantity: 1, options: [{ choice }] });
      expect([choice, reply.status]).toEqual([choice, 400]);
      expect(reply.body.errors).toEqual([{ path: "items[0].options", msg: message }]);

      const fields = { product: dish.id, [`options.${own.id}`]: choice };
      expect(await afterAdding({ visitor }, fields)).toContain(message);
    }
    expect(await visitor.read("/cart")).toContain("Your cart is empty");
    expect(shop.database.value("select count(*) from orders where user_id = ?", user.id)).toBe(0);
  });

  test.each([
    ["in one line twice", [1, 1]],
    ["with a quantity of two", [2]],
  ])("is refused if it contains a choice %s that can be chosen once", async (_, quantities) => {
    const { api } = await registerCustomer(shop.api);
    const dish = dessert();
    const group = addOptionGroup(shop.database, [dish], {
      name: "Toppings",
      kind: "several",
      choices: [{ name: "Nuts", pricePaise: 1000 }, {}],
    });
    const options = quantities.map((quantity) => ({ choice: idOf(group, "Nuts"), quantity }));

    const reply = await order(api, { product: dish.id, quantity: 1, options });

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      {
        path: `items[0].options.${group.id}`,
        msg: `Nuts (Toppings) for ${dish.name} can be chosen only once.`,
      },
    ]);
  });
});

describe("a choice's stock", () => {
  test("with fifty concurrent orders for its last ten, ten are placed and the others refused", async () => {
    const dish = dessert();
    const group = addOptionGroup(shop.database, [dish], {
      name: "Toppings",
      choices: [{ name: "Mango", stock: 10 }],
    });
    const mango = idOf(group, "Mango");
    const { api } = await registerCustomer(shop.api);

    const item = { product: dish.id, quantity: 1, options: [{ choice: mango }] };
    const replies = await Promise.all(Array.from({ length: 50 }, () => order(api, item)));

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(40);
    for (const { body } of refused) expect(body.message).toContain("Mango (Toppings)");
    expect(stockOfChoice(mango)).toBe(0);
    expect(stockOfDish(dish)).toBe(990);
  });

  test("limits the quantity in the cart and in an order, over all dishes that use it", async () => {
    const customer = await customerWith(shop);
    const { visitor, api, user } = customer;
    const [dish, other] = [dessert(), dessert()];
    const group = addOptionGroup(shop.database, [dish, other], {
      kind: "quantities",
      choices: [{ name: "Rabdi", stock: 5 }],
    });
    const rabdi = idOf(group, "Rabdi");
    const add = ({ id }: Dish, quantity: number, each: number) =>
      afterAdding(customer, {
        product: id,
        [`options.${group.id}.${rabdi}`]: String(each),
        quantity: String(quantity),
      });
    expect(await add(dish, 3, 2)).toContain("Only 5 of Rabdi left.");
    expect(linesOf(user.id)).toEqual([]);
    expect(await add(dish, 2, 2)).toContain("added to cart!");
    await add(other, 1, 2);

    expect(await visitor.read("/cart")).toContain(
      "Only 1 of Rabdi left. Choose a smaller quantity to order.",
    );
    const item = ({ id }: Dish, quantity: number, each: number) => ({
      product: id,
      quantity,
      options: [{ choice: rabdi, quantity: each }],
    });
    const refused = await order(api, item(dish, 2, 2), item(other, 1, 2));
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("Only 1 of Rabdi left, and you asked for 2.");
    expect(stockOfChoice(rabdi)).toBe(5);
  });

  test("comes back once when the order is cancelled, also if it was free", async () => {
    const { api, visitor } = await customerWith(shop);
    const dish = dessert({ stock: 10 });
    const group = addOptionGroup(shop.database, [dish], {
      kind: "quantities",
      includedFree: 1,
      choices: [{ name: "Rabdi", pricePaise: 1000, stock: 20 }],
    });
    const rabdi = idOf(group, "Rabdi");
    const placed = await placeOrder(api, [], {
      items: [{ product: dish.id, quantity: 2, options: [{ choice: rabdi, quantity: 3 }] }],
    });
    expect([stockOfDish(dish), stockOfChoice(rabdi)]).toEqual([8, 14]);
    const path = `/my-orders/${placed.orderNumber}/cancellation`;
    const { form } = await visitor.get(path);

    await Promise.all([visitor.postForm(path, form(path)), visitor.postForm(path, form(path))]);

    expect(shop.database.value("select status from orders where id = ?", placed.id)).toBe(
      "cancelled",
    );
    expect([stockOfDish(dish), stockOfChoice(rabdi)]).toEqual([10, 20]);
  });
});

test.each([
  ["sold out", "sold_out_until = 4000000000000", "is sold out for now"],
  ["used up", "stock = 0", "is sold out for now"],
  ["hidden", "is_hidden = 1", "is no longer offered"],
])(
  "a choice that is %s between cart and order: the order is refused, names it, and loses nothing",
  async (_, change, reason) => {
    const dish = dessert({ stock: 10 });
    const group = addOptionGroup(shop.database, [dish], {
      name: "Toppings",
      choices: [{ name: "Mango", pricePaise: 2000 }],
    });
    const mango = idOf(group, "Mango");
    const { visitor, user } = await customerWith(shop);
    await visitor.postForm("/cart/lines", { product: dish.id, [`options.${group.id}`]: mango });
    const lines = linesOf(user.id);
    expect(lines).toMatchObject([{ quantity: 1 }]);
    const filled = await filledCheckout(visitor, { specialInstructions: "Ring twice" });
    shop.database.change(`update option_choices set ${change} where id = ?`, mango);

    const refused = await visitor.postForm("/checkout", filled);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain(`Mango (Toppings)`);
    expect(refused.visibleText).toContain(reason);
    expect(refused.form("/checkout")).toMatchObject({ specialInstructions: "Ring twice" });
    expect(linesOf(user.id)).toEqual(lines);
    expect(stockOfDish(dish)).toBe(10);
    expect(shop.database.value("select count(*) from orders where user_id = ?", user.id)).toBe(0);
    // Once it is available again, the same form places the order.
    shop.database.change(
      "update option_choices set sold_out_until = null, stock = null, is_hidden = 0 where id = ?",
      mango,
    );
    await checkOutByForm(visitor, { specialInstructions: "Ring twice" });
    expect(stockOfDish(dish)).toBe(9);
  },
);

test("orders still show what was sold after names and prices change and choices are removed", async () => {
  const dish = dessert({ name: "Shahi Tukda", pricePaise: 9000 });
  const sizes = addOptionGroup(shop.database, [dish], {
    name: "Size",
    isSize: true,
    position: 0,
    choices: [
      { name: "Half", pricePaise: 9000 },
      { name: "Full", pricePaise: 16_050 },
    ],
  });
  const extras = addOptionGroup(shop.database, [dish], {
    name: "Extras",
    kind: "quantities",
    includedFree: 1,
    choices: [{ name: "Rabdi", pricePaise: 1500 }],
  });
  const { api, visitor } = await customerWith(shop);
  await visitor.postForm("/cart/lines", {
    product: dish.id,
    quantity: "2",
    [`options.${sizes.id}`]: idOf(sizes, "Full"),
    [`options.${extras.id}.${idOf(extras, "Rabdi")}`]: "3",
  });
  const orderNumber = await checkOutByForm(visitor);
  const id = String(
    shop.database.value("select id from orders where order_number = ?", orderNumber),
  );
  const { visitor: admin } = shop.owner;
  const paths = [`/order-confirmation?order=${orderNumber}`, `/my-orders?order=${orderNumber}`];
  const adminPaths = [
    `/admin/orders?search=${orderNumber}`,
    `/admin/orders/${id}/ticket`,
    `/admin/orders/${id}/bill`,
  ];
  const seen = async () => ({
    pages: await Promise.all(
      [...paths.map((path) => visitor.get(path)), ...adminPaths.map((path) => admin.get(path))].map(
        async (page) => (await page).visibleText,
      ),
    ),
    order: (await api.get<OrderOutput>(`/api/orders/${id}`)).body.data,
  });
  // Shows the messages of checkout and login, which appear only once.
  await seen();
  const before = await seen();
  expect(before.order.items).toMatchObject([
    {
      name: "Shahi Tukda",
      price: 190.5,
      quantity: 2,
      total: 381,
      options: [
        { group: "Size", name: "Full", price: 160.5, quantity: 1 },
        { group: "Extras", name: "Rabdi", price: 0, quantity: 1 },
        { group: "Extras", name: "Rabdi", price: 15, quantity: 2 },
      ],
    },
  ]);
  for (const page of before.pages) {
    expect(page).toContain("Shahi Tukda");
    expect(page).toContain("Full");
    expect(page).toContain("3 × Rabdi");
  }

  shop.database.change("update products set name = 'Bread', price_paise = 1 where id = ?", dish.id);
  shop.database.change("update option_groups set name = 'Other' where id = ?", sizes.id);
  shop.database.change(
    "update option_choices set name = 'Tiny', price_paise = 1 where group_id = ?",
    sizes.id,
  );
  const deletion = await admin.postForm(`/admin/options/${extras.id}/removal`);
  expect((await admin.follow(deletion)).visibleText).toContain("Extras deleted");

  expect(await seen()).toEqual(before);
  expect(itemsOf(id)).toMatchObject([{ name: "Shahi Tukda", price_paise: 19_050 }]);
});

describe("a combo", () => {
  /** A chaat part in which one dish costs more and has extras, and a drink part with two sizes. */
  function thali(stock = 100) {
    const [plain, dear] = [
      dessert({ name: "Plain Bhel", pricePaise: 6000, stock }),
      dessert({ name: "Royal Bhel", pricePaise: 9000, stock }),
    ];
    const drink = dessert({ name: "Sol Kadhi", pricePaise: 3000, stock });
    const extras = addOptionGroup(shop.database, [plain, dear], {
      name: "Extras",
      kind: "quantities",
      choices: [{ name: "Shev", pricePaise: 1500, stock: 50 }],
    });
    const size = addOptionGroup(shop.database, [drink], {
      name: "Size",
      isSize: true,
      choices: [
        { name: "Small", pricePaise: 3000 },
        { name: "Large", pricePaise: 5050 },
      ],
    });
    const combo = addCombo(shop.database, {
      category: "desserts",
      pricePaise: 8000,
      parts: [
        { name: "Your chaat", dishes: [plain, dear], coveredPaise: 6000 },
        { name: "Your drink", dishes: [drink] },
      ],
    });
    const [chaatPart, drinkPart] = combo.parts.map(({ id }) => id) as [string, string];
    const [shev, small, large] = [idOf(extras, "Shev"), idOf(size, "Small"), idOf(size, "Large")];
    return { combo, plain, dear, drink, extras, size, chaatPart, drinkPart, shev, small, large };
  }

  type Thali = ReturnType<typeof thali>;

  function itemOf({ combo, chaatPart, drinkPart, drink }: Thali, chaat: Dish, size: string) {
    return {
      product: combo.id,
      quantity: 1,
      parts: [
        { part: chaatPart, product: chaat.id },
        { part: drinkPart, product: drink.id, options: [{ choice: size }] },
      ],
    };
  }

  function fieldsFor({ combo, chaatPart, drinkPart, drink, size }: Thali, chaat: Dish, of: string) {
    return {
      product: combo.id,
      [`parts.${chaatPart}[0].product`]: chaat.id,
      [`parts.${drinkPart}[0].product`]: drink.id,
      [`parts.${drinkPart}[0].options.${size.id}`]: of,
    };
  }

  test.each<[string, "plain" | "dear", "small" | "large", shevs: number, price: number]>([
    ["covered dishes", "plain", "small", 0, 80],
    ["a dearer dish", "dear", "small", 0, 110],
    ["a larger size", "plain", "large", 0, 100.5],
    ["a dish's paid extras", "plain", "small", 2, 110],
    ["all of these", "dear", "large", 1, 145.5],
  ])("with %s has the same price in form, cart, API and order", async (...row) => {
    const [, chaat, sizeName, shevs, price] = row;
    const made = thali();
    const { visitor, api } = await customerWith(shop);
    const item = itemOf(made, made[chaat], made[sizeName]);
    if (shevs > 0) {
      Object.assign(item.parts[0] ?? {}, { options: [{ choice: made.shev, quantity: shevs }] });
    }

    const ordered = await order(api, { ...item, quantity: 2 });
    await visitor.postForm("/cart/lines", {
      ...fieldsFor(made, made[chaat], made[sizeName]),
      [`parts.${made.chaatPart}[0].options.${made.extras.id}.${made.shev}`]: String(shevs),
      quantity: "2",
    });

    expect(ordered.status).toBe(201);
    expect(ordered.body.data).toMatchObject({
      subtotal: 2 * price,
      items: [{ name: made.combo.name, price, quantity: 2, total: 2 * price }],
    });
    const cart = await visitor.read("/cart");
    expect(cart).toContain(`Subtotal ${formatRupees(2 * price * 100)} `);
    const orderNumber = await checkOutByForm(visitor);
    expect(
      shop.database.value("select subtotal_paise from orders where order_number = ?", orderNumber),
    ).toBe(2 * price * 100);
    expect(stockOfDish(made[chaat])).toBe(96);
    expect(stockOfDish(made.drink)).toBe(96);
    expect(stockOfChoice(made.shev)).toBe(50 - 4 * shevs);
  });

  test("is one line with one price on the bill; the kitchen makes its dishes", async () => {
    const made = thali();
    const { visitor } = await customerWith(shop);
    await visitor.postForm("/cart/lines", {
      ...fieldsFor(made, made.dear, made.large),
      quantity: "2",
      specialInstructions: "No onion",
    });
    const orderNumber = await checkOutByForm(visitor);
    const id = shop.database.value("select id from orders where order_number = ?", orderNumber);
    const { visitor: admin } = shop.owner;

    const bill = await admin.read(`/admin/orders/${id}/bill`);
    const ticket = await admin.read(`/admin/orders/${id}/ticket`);
    const receipt = await visitor.read(`/order-confirmation?order=${orderNumber}`);

    for (const page of [bill, receipt]) {
      expect(page).toContain(made.combo.name);
      expect(page).toContain("Your chaat: Royal Bhel +₹30");
      expect(page).toContain("Your drink: Sol Kadhi (Large) +₹20.50");
      expect(page).toContain("₹261");
    }
    expect(ticket).toMatch(/2 × Royal Bhel .*No onion/);
    expect(ticket).toMatch(/2 × Sol Kadhi .*Large/);
    expect(ticket).toContain("4 plates");
  });

  test("whose part is sold out is refused in form, cart and API, and says which part", async () => {
    const made = thali();
    const { combo, drink, plain, dear, small } = made;
    const customer = await customerWith(shop);
    const { visitor, api, user } = customer;
    await visitor.postForm("/cart/lines", fieldsFor(made, plain, small));
    expect(linesOf(user.id)).toHaveLength(1);
    shop.database.change("update products set stock = 0 where id = ?", plain.id);

    const one = await order(api, itemOf(made, plain, small));
    const chosen = await visitor.read("/cart");

    const soldOut = "Plain Bhel (Your chaat in ";
    expect(one.status).toBe(409);
    expect(one.body.message).toContain(soldOut);
    expect(chosen).toContain(soldOut);
    // Another dish can be chosen, until the whole part is sold out.
    expect((await order(api, itemOf(made, dear, small))).status).toBe(201);
    shop.database.change(
      "update products set sold_out_until = 4000000000000 where id = ?",
      drink.id,
    );
    const message = `${combo.name} is sold out for now: not enough is left for Your drink.`;
    const all = await order(api, itemOf(made, dear, small));
    expect(all.status).toBe(409);
    expect(all.body.message).toContain(message);
    expect(await visitor.read("/cart")).toContain(message);
    expect(await afterAdding(customer, fieldsFor(made, dear, small))).toContain(message);
    expect(linesOf(user.id)).toHaveLength(1);
    const product = await api.get<{ stock: number }>(`/api/products/${combo.id}`);
    expect(product.body.data.stock).toBe(0);
  });

  test("is refused with a dish that the part does not offer, without one, or with one too many", async () => {
    const made = thali();
    const { api } = await registerCustomer(shop.api);
    const item = itemOf(made, made.plain, made.small);
    const [chaat, drink] = item.parts;
    const path = (part: string, index = 0) => `items[0].parts.${part}[${index}].product`;
    const { combo, chaatPart, drinkPart } = made;
    const refusals: [parts: unknown[], path: string, message: string][] = [
      [
        [{ part: chaatPart, product: made.drink.id }, drink],
        path(chaatPart),
        `Choose one of the dishes offered for Your chaat in ${combo.name}.`,
      ],
      [[chaat], path(drinkPart), `Choose a dish for Your drink in ${combo.name}.`],
      [[], path(chaatPart), `Choose a dish for Your chaat in ${combo.name}.`],
      [[chaat, drink, drink], path(drinkPart), `Choose a dish for Your drink in ${combo.name}.`],
      [
        [chaat, { part: drinkPart, product: made.drink.id }],
        `items[0].parts.${drinkPart}[0].options.${made.size.id}`,
        "Choose Size for Sol Kadhi.",
      ],
      [
        [chaat, drink, { part: "unknown", product: made.plain.id }],
        "items[0].parts",
        `${combo.name} has changed. Choose its dishes again.`,
      ],
    ];
    for (const [parts, errorPath, msg] of refusals) {
      const reply = await order(api, { ...item, parts });
      expect([msg, reply.status]).toEqual([msg, 400]);
      expect(reply.body.errors).toEqual([{ path: errorPath, msg }]);
    }
  });

  test("is refused with choices for one dish that cannot be had together, but not for two", async () => {
    const { api } = await registerCustomer(shop.api);
    const [chaat, drink] = [dessert({ name: "Bhel" }), dessert({ name: "Sol Kadhi" })];
    const jain = { name: "Jain", leavesOut: ["garlic"] as Food[] };
    const chutney = { name: "Garlic chutney", contains: ["garlic"] as Food[] };
    const [ofChaat, ofDrink] = [chaat, drink].map((dish) =>
      addOptionGroup(shop.database, [dish], { kind: "several", choices: [jain, chutney] }),
    ) as [AddedGroup, AddedGroup];
    const combo = addCombo(shop.database, { parts: [{ dishes: [chaat] }, { dishes: [drink] }] });
    const [chaatPart, drinkPart] = combo.parts.map(({ id }) => id);
    const orderWith = (options: string[], drinkOptions: string[]) => {
      const parts = [
        { part: chaatPart, product: chaat.id, options: chosenIn(ofChaat, options) },
        { part: drinkPart, product: drink.id, options: chosenIn(ofDrink, drinkOptions) },
      ];
      return order(api, { product: combo.id, quantity: 1, parts });
    };

    const refused = await orderWith(["Jain", "Garlic chutney"], []);
    const placed = await orderWith(["Jain"], ["Garlic chutney"]);

    const msg =
      "Bhel: “Jain” and “Garlic chutney” do not go together (garlic). Choose one of them.";
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(msg)]);
    expect(placed.status).toBe(201);
  });

  test("gives its dishes and choices back once when its order is cancelled", async () => {
    const made = thali();
    const { combo, dear, drink, shev } = made;
    const { api, visitor } = await customerWith(shop);
    const item = itemOf(made, dear, made.large);
    Object.assign(item.parts[0] ?? {}, { options: [{ choice: shev, quantity: 2 }] });
    const counts = () => [
      stockOfDish(dear),
      stockOfDish(drink),
      stockOfChoice(shev),
      ...[combo, dear, drink].map(({ id }) =>
        shop.database.value("select sold_count from products where id = ?", id),
      ),
    ];
    const before = counts();
    const placed = (await order(api, { ...item, quantity: 3 })).body.data;
    expect(counts()).toEqual([97, 97, 44, 3, 3, 3]);
    const path = `/my-orders/${placed.orderNumber}/cancellation`;
    const fields = await visitor.formOn(path);

    await Promise.all([visitor.postForm(path, fields), visitor.postForm(path, fields)]);

    expect(counts()).toEqual(before);
    expect(before).toEqual([100, 100, 50, 0, 0, 0]);
  });
});

test("the shop's totals agree with its orders after all of this", () => {
  const rows = (sql: string) => shop.database.rows(sql);

  expect(wrongCounters(rows)).toEqual([]);
  expect(partialWrites(rows)).toEqual([]);
});
