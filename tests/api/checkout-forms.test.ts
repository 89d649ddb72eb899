import { describe, expect, test } from "vitest";
import {
  checkOutByForm,
  customerWith,
  filledCheckout,
  orderNumberIn,
  putInCart,
  typedAtCheckout,
} from "#tests/support/checkout.ts";
import { anyDish } from "#tests/support/dishes.ts";
import type { FormFields } from "#tests/support/form.ts";
import { anyPerson } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { rowOf, totalOf, visibleText } from "../support/page-text.ts";

const shop = runningShop();

function ordersOf(userId: string) {
  return shop.database.rows("select * from orders where user_id = ? order by seq", userId);
}

function stockOf(dishId: string) {
  return shop.database.value("select stock from products where id = ?", dishId);
}

describe("a guest at checkout", () => {
  test("with an empty cart reads so and is sent to the menu", async () => {
    const page = await shop.visitor().get("/checkout");

    expect(page.status).toBe(200);
    expect(visibleText(page.text)).toContain("Your cart is empty");
    expect(page.text).toMatch(/href="\/menu"[^>]*>Browse Menu</);
    expect(() => page.form("/checkout")).toThrow();
  });

  test("sees the form under a banner that leads to the login and back", async () => {
    const guest = shop.visitor();
    await putInCart(guest, anyDish(shop.database));

    const page = await guest.get("/checkout");

    expect(visibleText(page.text)).toContain("Login Required");
    expect(page.text).toContain('href="/login?returnTo=%2Fcheckout"');
    expect(visibleText(page.text)).toContain("Secure Checkout");
    expect(page.text).toMatch(/href="\/cart"[^>]*>(<svg.*?<\/svg>)?Back to Cart/);
    expect(page.form("/checkout")).toMatchObject({
      firstName: "",
      deliveryType: "delivery",
      paymentMethod: "cash",
    });
  });

  test("who submits is asked to log in, and finds cart and words again after registering", async () => {
    const guest = shop.visitor();
    const dish = anyDish(shop.database);
    await putInCart(guest, dish);
    const typed = {
      ...typedAtCheckout,
      email: "",
      deliveryType: "pickup",
      paymentMethod: "upi",
      specialInstructions: 'No <onion> & "garlic"',
    };

    const refused = await guest.postForm("/checkout", {
      ...(await filledCheckout(guest)),
      ...typed,
    });

    expect(refused.location).toBe("/login?returnTo=%2Fcheckout");
    expect(visibleText((await guest.follow(refused)).text)).toContain(
      "Please log in to place an order",
    );
    const person = anyPerson({ name: "Somebody Else" });
    const registered = await guest.postForm("/register?returnTo=%2Fcheckout", {
      ...person,
      confirmPassword: person.password,
    });
    expect(registered.location).toBe("/checkout");
    const page = await guest.follow(registered);
    expect(visibleText(page.text)).toContain(dish.name);
    // Only what the guest left empty comes from the account.
    expect(page.form("/checkout")).toMatchObject({ ...typed, email: person.email });
  });

  test("who has an account finds the words in its cart, beside what was there", async () => {
    const dishes = [anyDish(shop.database), anyDish(shop.database)] as const;
    const { visitor: elsewhere, ...person } = await customerWith(shop, [dishes[0]]);
    await elsewhere.postForm("/checkout", {
      ...(await filledCheckout(elsewhere)),
      city: "Nashik",
      address: "1 Old Lane",
      update: "total",
    });
    const guest = shop.visitor();
    await putInCart(guest, dishes[1]);
    await guest.postForm("/checkout", {
      ...(await guest.get("/checkout")).form("/checkout"),
      city: "Pune",
    });

    await guest.signInAs(person);

    const page = await guest.get("/checkout");
    for (const dish of dishes) expect(visibleText(page.text)).toContain(dish.name);
    expect(page.form("/checkout")).toMatchObject({ city: "Pune", address: "1 Old Lane" });
  });
});

describe("the checkout form", () => {
  test("starts with what the account knows, the name split in first and last", async () => {
    const guest = shop.visitor();
    const person = anyPerson({
      name: "Asha Ramesh Kulkarni",
      phone: "98220 12345",
      address: "12 Laxmi Road",
    });
    await guest.postForm("/register", { ...person, confirmPassword: person.password });
    await putInCart(guest, anyDish(shop.database));

    const page = await guest.get("/checkout");

    expect(page.form("/checkout")).toMatchObject({
      firstName: "Asha",
      lastName: "Ramesh Kulkarni",
      email: person.email,
      phone: "98220 12345",
      address: "12 Laxmi Road",
      city: "",
      pincode: "",
      deliveryType: "delivery",
      paymentMethod: "cash",
      specialInstructions: "",
    });
    expect(visibleText(page.text)).not.toContain("Login Required");
  });

  test("is kept by no cache, also when it is refused", async () => {
    const { visitor } = await customerWith(shop, [anyDish(shop.database)]);

    const page = await visitor.get("/checkout");
    const refused = await visitor.postForm("/checkout", page.form("/checkout"));

    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(refused.status).toBe(400);
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  test("that is refused keeps everything, also after leaving the page", async () => {
    const { visitor, user } = await customerWith(shop, [anyDish(shop.database)]);
    const typed: FormFields = {
      ...(await filledCheckout(visitor)),
      pincode: "4110",
      deliveryType: "pickup",
      paymentMethod: "card",
      specialInstructions: "Ring twice",
    };
    const { orderKey: _, ...kept } = typed;

    const refused = await visitor.postForm("/checkout", typed);

    expect(refused.status).toBe(400);
    expect(visibleText(refused.text)).toContain("Pincode must be 6 digits");
    expect(refused.form("/checkout")).toMatchObject(kept);
    expect((await visitor.get("/checkout")).form("/checkout")).toMatchObject(kept);
    expect(ordersOf(user.id)).toEqual([]);
  });

  test("'Update total' answers the same form with the fee that follows, and orders nothing", async () => {
    const { visitor, user } = await customerWith(shop, [anyDish(shop.database)]);
    const typed: FormFields = {
      ...(await filledCheckout(visitor)),
      deliveryType: "pickup",
      address: "",
    };
    const { orderKey: _, ...kept } = typed;

    const updated = await visitor.postForm("/checkout", { ...typed, update: "total" });

    expect(updated.location).toBe("/checkout");
    const page = await visitor.follow(updated);
    expect(page.form("/checkout")).toMatchObject(kept);
    expect(rowOf(page.text, "Delivery fee")).toBe("Free");
    expect(totalOf(page.text)).toBe("₹100");
    expect(visibleText(page.text)).toContain("Estimated time: 15-20 minutes");
    expect(ordersOf(user.id)).toEqual([]);
  });

  test.each([
    ["none", undefined],
    ["a short one", "k".repeat(15)],
    ["a long one", "k".repeat(101)],
    ["one with other characters", "key with spaces and ;"],
    ["two", ["k".repeat(20), "l".repeat(20)].join(" ")],
  ])("with %s for a key orders nothing and comes back with a key", async (_, orderKey) => {
    const { visitor, user } = await customerWith(shop, [anyDish(shop.database)]);
    const { orderKey: present, ...fields } = await filledCheckout(visitor);
    expect(present).toMatch(/^[\w-]{16,100}$/);

    const refused = await visitor.postForm(
      "/checkout",
      orderKey ? { ...fields, orderKey } : fields,
    );

    expect(refused.status).toBe(400);
    expect(visibleText(refused.text)).toContain("nothing was ordered");
    expect(ordersOf(user.id)).toEqual([]);
    const again = await visitor.postForm("/checkout", refused.form("/checkout"));
    expect(ordersOf(user.id)).toMatchObject([{ order_number: orderNumberIn(again) }]);
  });
});

describe("an order", () => {
  test("holds what was typed and what was in the cart, and empties the cart", async () => {
    const { visitor, user } = await customerWith(shop, []);
    const dish = anyDish(shop.database, { stock: 5, pricePaise: 6050 });
    await putInCart(visitor, dish, {
      quantity: "2",
      spiceLevel: "hot",
      jain: "on",
      specialInstructions: "Less oil",
    });

    const reply = await visitor.postForm(
      "/checkout",
      await filledCheckout(visitor, {
        paymentMethod: "upi",
        specialInstructions: "Ring twice",
        phone: " 98220 12345 ",
      }),
    );

    expect(reply.status).toBe(303);
    const confirmation = await visitor.follow(reply);
    expect(confirmation.status).toBe(200);
    expect(visibleText(confirmation.text)).toContain("Order placed successfully!");
    expect(ordersOf(user.id)).toMatchObject([
      {
        order_number: orderNumberIn(reply),
        status: "pending",
        customer_name: "Asha Kulkarni",
        email: typedAtCheckout.email,
        phone: "98220 12345",
        street: "12 Laxmi Road",
        city: "Pune",
        state: "Maharashtra",
        zip_code: "411030",
        delivery_type: "delivery",
        payment_method: "upi",
        payment_status: "pending",
        notes: "Ring twice",
        subtotal_paise: 12100,
        delivery_fee_paise: 3000,
        total_paise: 15100,
      },
    ]);
    expect(
      shop.database.rows(
        "select i.* from order_items i join orders o on o.id = i.order_id where o.user_id = ?",
        user.id,
      ),
    ).toMatchObject([
      {
        product_id: dish.id,
        name: dish.name,
        quantity: 2,
        price_paise: 6050,
        total_paise: 12100,
        customizations: '{"spiceLevel":"hot","jain":true}',
        special_instructions: "Less oil",
      },
    ]);
    expect(stockOf(dish.id)).toBe(3);
    expect(visibleText((await visitor.get("/cart")).text)).toContain("Your cart is empty");
    await putInCart(visitor, dish);
    expect((await visitor.get("/checkout")).form("/checkout")).toMatchObject({
      city: "",
      specialInstructions: "",
      paymentMethod: "cash",
    });
  });

  test.each([
    ["199", 19_900, "delivery", 3000, "₹30", "₹229"],
    ["200", 20_000, "delivery", 3000, "₹30", "₹230"],
    ["200.50", 20_050, "delivery", 0, "Free", "₹200.50"],
    ["201", 20_100, "delivery", 0, "Free", "₹201"],
    ["199, picked up,", 19_900, "pickup", 0, "Free", "₹199"],
  ])(
    "of ₹%s costs the same on the page and in the books",
    async (_, pricePaise, deliveryType, feePaise, fee, total) => {
      const { visitor, user } = await customerWith(shop, [anyDish(shop.database, { pricePaise })]);
      const fields = await filledCheckout(visitor, { deliveryType });

      const page = await visitor.follow(
        await visitor.postForm("/checkout", { ...fields, update: "total" }),
      );
      expect([rowOf(page.text, "Delivery fee"), totalOf(page.text)]).toEqual([fee, total]);
      const reply = await visitor.postForm("/checkout", page.form("/checkout"));
      const confirmation = await visitor.follow(reply);

      expect(ordersOf(user.id)).toMatchObject([
        {
          order_number: orderNumberIn(reply),
          subtotal_paise: pricePaise,
          delivery_fee_paise: feePaise,
          total_paise: pricePaise + feePaise,
        },
      ]);
      expect([rowOf(confirmation.text, "Delivery fee"), totalOf(confirmation.text)]).toEqual([
        fee,
        total,
      ]);
    },
  );

  test("is priced by the shop, whatever the form says", async () => {
    const { visitor, user } = await customerWith(shop, [anyDish(shop.database)]);

    await checkOutByForm(visitor, {
      price: "1",
      pricePaise: "1",
      subtotal: "1",
      subtotalPaise: "1",
      deliveryFee: "0",
      deliveryFeePaise: "0",
      total: "1",
      totalPaise: "1",
      "items[0].price": "1",
      status: "delivered",
      paymentStatus: "paid",
      userId: "somebody else",
    });

    expect(ordersOf(user.id)).toMatchObject([
      {
        subtotal_paise: 10_000,
        delivery_fee_paise: 3000,
        total_paise: 13_000,
        status: "pending",
        payment_status: "pending",
      },
    ]);
  });

  test("is placed once when the same form is sent twice", async () => {
    const dish = anyDish(shop.database, { stock: 10 });
    const { visitor, user } = await customerWith(shop, [dish]);
    const form = await filledCheckout(visitor);

    const first = await visitor.postForm("/checkout", form);
    const second = await visitor.postForm("/checkout", form);

    expect(orderNumberIn(second)).toBe(orderNumberIn(first));
    expect(ordersOf(user.id)).toHaveLength(1);
    expect(stockOf(dish.id)).toBe(9);
  });

  test("is placed once when the same form is sent twenty times at once", async () => {
    const dish = anyDish(shop.database, { stock: 30 });
    const { visitor, user } = await customerWith(shop, [dish]);
    const form = await filledCheckout(visitor);

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => visitor.postForm("/checkout", form)),
    );

    expect(new Set(replies.map(orderNumberIn)).size).toBe(1);
    expect(ordersOf(user.id)).toHaveLength(1);
    expect(stockOf(dish.id)).toBe(29);
  });

  test("with another's key is an order of one's own", async () => {
    const dish = anyDish(shop.database);
    const [asha, ravi] = [await customerWith(shop, [dish]), await customerWith(shop, [dish])];
    const form = await filledCheckout(asha.visitor);

    const hers = orderNumberIn(await asha.visitor.postForm("/checkout", form));
    const his = orderNumberIn(await ravi.visitor.postForm("/checkout", form));

    expect(his).not.toBe(hers);
    expect(ordersOf(ravi.user.id)).toMatchObject([{ order_number: his }]);
  });

  test("for more than is left is refused by name, with everything kept", async () => {
    const [scarce, plenty] = [anyDish(shop.database, { stock: 5 }), anyDish(shop.database)];
    const { visitor, user } = await customerWith(shop, [plenty]);
    await putInCart(visitor, scarce, { quantity: "5" });
    const form = await filledCheckout(visitor, { specialInstructions: "Ring twice" });
    const { orderKey: _, ...kept } = form;
    const { visitor: quicker } = await customerWith(shop, [scarce]);
    await checkOutByForm(quicker);
    expect(stockOf(scarce.id)).toBe(4);

    const refused = await visitor.postForm("/checkout", form);

    expect(refused.status).toBe(409);
    expect(visibleText(refused.text)).toContain(
      `Only 4 of ${scarce.name} left. Lower the quantity to order.`,
    );
    expect(refused.form("/checkout")).toMatchObject(kept);
    expect(ordersOf(user.id)).toEqual([]);
    expect([stockOf(scarce.id), stockOf(plenty.id)]).toEqual([4, 1000]);
    expect(visibleText((await visitor.get("/cart")).text)).toContain(plenty.name);
  });

  test("at another total than the page showed is refused, and the new total is shown", async () => {
    const dish = anyDish(shop.database, { pricePaise: 8000 });
    const { visitor, user } = await customerWith(shop, [dish]);
    const form = await filledCheckout(visitor);
    // Changing a price has no door yet.
    shop.database.change("update products set price_paise = 9500 where id = ?", dish.id);

    const refused = await visitor.postForm("/checkout", form);

    expect(refused.status).toBe(409);
    expect(visibleText(refused.text)).toContain(
      "Your cart or its prices changed while this page was open.",
    );
    expect(visibleText(refused.text)).toContain("₹95");
    expect(ordersOf(user.id)).toEqual([]);
    const placed = await visitor.postForm("/checkout", refused.form("/checkout"));
    expect(orderNumberIn(placed)).toBeTruthy();
  });

  test("of an empty cart is refused", async () => {
    const dish = anyDish(shop.database);
    const { visitor, user } = await customerWith(shop, [dish]);
    const form = await filledCheckout(visitor);
    await visitor.postForm("/cart/clearance");

    const refused = await visitor.postForm("/checkout", form);

    expect(refused.status).toBe(409);
    expect(visibleText(refused.text)).toContain("Your cart is empty");
    expect(ordersOf(user.id)).toEqual([]);
  });

  test.each([
    ["another site's origin", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a sibling's origin", { origin: "https://evil.example", "sec-fetch-site": "same-site" }],
  ])("sent with %s is refused", async (_, headers) => {
    const { visitor, user } = await customerWith(shop, [anyDish(shop.database)]);
    const form = await filledCheckout(visitor);

    const refused = await visitor.postForm("/checkout", form, { headers });

    expect(refused.status).toBe(403);
    expect(ordersOf(user.id)).toEqual([]);
    expect(orderNumberIn(await visitor.postForm("/checkout", form))).toBeTruthy();
  });
});

test("a shop that is cut off and started again keeps sessions, carts, words and orders", async () => {
  const [ordered, waiting] = [anyDish(shop.database), anyDish(shop.database)];
  const { visitor, user } = await customerWith(shop, [ordered]);
  const orderNumber = await checkOutByForm(visitor);
  await putInCart(visitor, waiting);
  const guest = shop.visitor();
  await putInCart(guest, waiting);
  await guest.postForm("/checkout", {
    ...(await guest.get("/checkout")).form("/checkout"),
    city: "Pune",
  });

  await shop.server.kill();
  await shop.server.restart();

  const orders = await visitor.get("/my-orders");
  expect(orders.status).toBe(200);
  expect(visibleText(orders.text)).toContain(orderNumber);
  expect(ordersOf(user.id)).toHaveLength(1);
  expect(visibleText((await visitor.get("/cart")).text)).toContain(waiting.name);
  const page = await guest.get("/checkout");
  expect(visibleText(page.text)).toContain(waiting.name);
  expect(page.form("/checkout")).toMatchObject({ city: "Pune" });
  expect(await checkOutByForm(visitor)).not.toBe(orderNumber);
});
