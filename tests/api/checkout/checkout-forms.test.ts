import { describe, expect, test } from "vitest";
import { starterChoiceIds } from "#app/domain/options/customizations.ts";
import { rowOf, totalOf } from "#tests/support/http/page-text.ts";
import {
  checkOutByForm,
  customerWith,
  filledCheckout,
  orderNumberIn,
  putInCart,
  typedAtCheckout,
} from "#tests/support/records/checkout.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { starterFields } from "#tests/support/records/options.ts";
import { anyPerson } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function ordersOf(userId: string) {
  return shop.database.rows("select * from orders where user_id = ? order by seq", userId);
}

function stockOf(dishId: string) {
  return shop.database.value("select stock from products where id = ?", dishId);
}

describe("a guest at checkout", () => {
  test("with an empty cart gets an empty-cart message and a link to the menu", async () => {
    const page = await shop.visitor().get("/checkout");

    expect(page.status).toBe(200);
    expect(page.visibleText).toContain("Your cart is empty");
    expect(page.text).toMatch(/href="\/menu"[^>]*>Browse Menu</);
    expect(() => page.form("/checkout")).toThrow();
  });

  test("sees the form with a login link that returns to the checkout", async () => {
    const guest = shop.visitor();
    await putInCart(guest, addDish(shop.database));

    const page = await guest.get("/checkout");

    expect(page.visibleText).toContain("Login Required");
    expect(page.text).toContain('href="/login?returnTo=%2Fcheckout"');
    expect(page.visibleText).toContain("Secure Checkout");
    expect(page.text).toMatch(/href="\/cart"[^>]*>(<svg.*?<\/svg>)?Back to Cart/);
    expect(page.form("/checkout")).toMatchObject({
      firstName: "",
      deliveryType: "delivery",
      paymentMethod: "cash",
    });
  });

  test("finds the email typed at checkout in the login form", async () => {
    const guest = shop.visitor();
    await putInCart(guest, addDish(shop.database));
    const email = "typed@example.in";
    await guest.postForm("/checkout", await filledCheckout(guest, { email }));

    expect(await guest.formOn("/login?returnTo=%2Fcheckout")).toMatchObject({
      email,
      password: "",
    });
  });

  test("is asked to log in on submit and keeps cart and input after registering", async () => {
    const guest = shop.visitor();
    const dish = addDish(shop.database);
    await putInCart(guest, dish);
    const typed = {
      ...typedAtCheckout,
      email: "",
      deliveryType: "pickup",
      paymentMethod: "upi",
      specialInstructions: 'No <onion> & "garlic"',
    };

    const refused = await guest.postForm("/checkout", await filledCheckout(guest, typed));

    expect(refused.location).toBe("/login?returnTo=%2Fcheckout");
    expect((await guest.follow(refused)).visibleText).toContain("Please log in to place an order");
    expect(await guest.formOn("/register?returnTo=%2Fcheckout")).toMatchObject({
      name: "Asha Kulkarni",
      email: "",
      phone: typed.phone,
      address: typed.address,
    });
    const person = anyPerson({ name: "Somebody Else" });
    const registered = await guest.postForm("/register?returnTo=%2Fcheckout", {
      ...person,
      confirmPassword: person.password,
    });
    expect(registered.location).toBe("/checkout");
    const page = await guest.follow(registered);
    expect(page.visibleText).toContain(dish.name);
    // The account fills only the fields that the guest left empty.
    expect(page.form("/checkout")).toMatchObject({ ...typed, email: person.email });
  });

  test("keeps cart and input, merged with the account's, after logging in", async () => {
    const dishes = [addDish(shop.database), addDish(shop.database)] as const;
    const { visitor: otherBrowser, ...person } = await customerWith(shop, [dishes[0]]);
    const elsewhere = { city: "Nashik", address: "1 Old Lane", update: "total" };
    await otherBrowser.postForm("/checkout", await filledCheckout(otherBrowser, elsewhere));
    const guest = shop.visitor();
    await putInCart(guest, dishes[1]);
    await guest.fillIn("/checkout", { city: "Mumbai" });

    await guest.signInAs(person);

    const page = await guest.get("/checkout");
    for (const dish of dishes) expect(page.visibleText).toContain(dish.name);
    expect(page.form("/checkout")).toMatchObject({ city: "Mumbai", address: "1 Old Lane" });
  });
});

describe("the checkout form", () => {
  test("is filled in from the account, with the name split into first and last", async () => {
    const guest = shop.visitor();
    const person = anyPerson({
      name: "Asha Ramesh Kulkarni",
      phone: "098220-12345",
      address: "12 Laxmi Road",
    });
    await guest.postForm("/register", { ...person, confirmPassword: person.password });
    await putInCart(guest, addDish(shop.database));

    const page = await guest.get("/checkout");

    expect(page.form("/checkout")).toMatchObject({
      firstName: "Asha",
      lastName: "Ramesh Kulkarni",
      email: person.email,
      phone: "+91 98220 12345",
      address: "12 Laxmi Road",
      city: "Pune",
      pincode: "",
      deliveryType: "delivery",
      paymentMethod: "cash",
      specialInstructions: "",
    });
    expect(page.visibleText).not.toContain("Login Required");
  });

  test("fills in the address used last or another saved one, which can be named and edited", async () => {
    const dish = addDish(shop.database);
    const { visitor, user } = await customerWith(shop, [dish]);
    await checkOutByForm(visitor, { address: "1 Office Park", pincode: "411 045" });
    await putInCart(visitor, dish);
    await checkOutByForm(visitor);
    await putInCart(visitor, dish);
    const form = await visitor.formOn("/checkout");
    expect(form).toMatchObject({ address: "12 Laxmi Road", city: "Pune", pincode: "411030" });
    const id = shop.database.value(
      "select id from addresses where user_id = ? and address = '1 Office Park'",
      user.id,
    );
    const path = `/profile/addresses/${id}`;
    expect((await visitor.get("/profile")).text).toContain(`href="${path}"`);
    const refused = await visitor.postForm(path, { name: "Office", address: "", city: "Pune" });
    expect(refused.visibleText).toContain("Enter your address");

    const renamed = { ...(await visitor.formOn(path)), name: "Office", city: "Hinjewadi" };
    expect((await visitor.postForm(path, renamed)).location).toBe("/profile");
    expect((await visitor.get("/checkout")).text).toMatch(/name="savedAddress"[^>]*>.*?Office</s);
    const typed = { ...form, specialInstructions: "Ring twice", savedAddress: String(id) };
    const chosen = await visitor.follow(await visitor.postForm("/checkout", typed));

    expect(chosen.form("/checkout")).toMatchObject({
      address: "1 Office Park",
      city: "Hinjewadi",
      pincode: "411045",
      specialInstructions: "Ring twice",
    });
    await visitor.postForm(`${path}/removal`);
    expect(shop.database.rows("select address from addresses where user_id = ?", user.id)).toEqual([
      { address: "12 Laxmi Road" },
    ]);
  });

  test("keeps all input after a refusal and after leaving the page", async () => {
    const { visitor, user } = await customerWith(shop, [addDish(shop.database)]);
    const typed = await filledCheckout(visitor, {
      pincode: "4110",
      deliveryType: "pickup",
      paymentMethod: "card",
      specialInstructions: "Ring twice",
    });
    const { orderKey: _, ...expectedFields } = typed;

    const refused = await visitor.postForm("/checkout", typed);

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("Pincode must be 6 digits");
    expect(refused.form("/checkout")).toMatchObject(expectedFields);
    expect(await visitor.formOn("/checkout")).toMatchObject(expectedFields);
    expect(ordersOf(user.id)).toEqual([]);
  });

  test("'Update total' keeps the input, updates the fee and places no order", async () => {
    const { visitor, user } = await customerWith(shop, [addDish(shop.database)]);
    const typed = await filledCheckout(visitor, { deliveryType: "pickup", address: "" });
    const { orderKey: _, ...expectedFields } = typed;

    const updated = await visitor.postForm("/checkout", { ...typed, update: "total" });

    expect(updated.location).toBe("/checkout");
    const page = await visitor.follow(updated);
    expect(page.form("/checkout")).toMatchObject(expectedFields);
    expect(rowOf(page.text, "Delivery fee")).toBe("Free");
    expect(totalOf(page.text)).toBe("₹100");
    expect(page.visibleText).toContain("Estimated time: 15-20 minutes");
    expect(ordersOf(user.id)).toEqual([]);
  });

  test.each([
    ["no key", undefined],
    ["a short key", "k".repeat(15)],
  ])("with %s as idempotency key places no order and gets a new key", async (_, orderKey) => {
    const { visitor, user } = await customerWith(shop, [addDish(shop.database)]);
    const { orderKey: newKey, ...fields } = await filledCheckout(visitor);
    expect(newKey).toMatch(/^[\w-]{16,100}$/);

    const refused = await visitor.postForm(
      "/checkout",
      orderKey ? { ...fields, orderKey } : fields,
    );

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("your order was not placed");
    expect(ordersOf(user.id)).toEqual([]);
    const again = await visitor.postForm("/checkout", refused.form("/checkout"));
    expect(ordersOf(user.id)).toMatchObject([{ order_number: orderNumberIn(again) }]);
  });
});

describe("an order", () => {
  test("contains the input and the cart's dishes, and empties the cart", async () => {
    const { visitor, user } = await customerWith(shop);
    const dish = addDish(shop.database, { stock: 5, pricePaise: 6050 });
    await putInCart(visitor, dish, {
      quantity: "2",
      ...starterFields("hot", "jain"),
      specialInstructions: "Less oil",
    });

    const reply = await visitor.postForm(
      "/checkout",
      await filledCheckout(visitor, {
        paymentMethod: "upi",
        specialInstructions: "Ring twice",
        phone: " 098220 12345 ",
        pincode: "४११ ०३०",
      }),
    );

    expect(reply.status).toBe(303);
    const confirmation = await visitor.follow(reply);
    expect(confirmation.status).toBe(200);
    expect(confirmation.visibleText).toContain("Order placed successfully!");
    expect(ordersOf(user.id)).toMatchObject([
      {
        order_number: orderNumberIn(reply),
        status: "pending",
        customer_name: "Asha Kulkarni",
        email: typedAtCheckout.email,
        phone: "+91 98220 12345",
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
    const items = shop.database.rows(
      "select i.* from order_items i join orders o on o.id = i.order_id where o.user_id = ?",
      user.id,
    );
    expect(items).toMatchObject([
      {
        product_id: dish.id,
        name: dish.name,
        quantity: 2,
        price_paise: 6050,
        total_paise: 12100,
        special_instructions: "Less oil",
      },
    ]);
    const sold = { isSize: false, pricePaise: 0, quantity: 1 };
    const { hot, jain } = starterChoiceIds;
    expect(JSON.parse(String(items[0]?.options))).toEqual([
      { ...sold, choiceId: hot, group: "Spice level", name: "Hot spice" },
      { ...sold, choiceId: jain, group: "Jain", name: "Jain (no onion, garlic or potato)" },
    ]);
    expect(stockOf(dish.id)).toBe(3);
    expect(await visitor.read("/cart")).toContain("Your cart is empty");
    const empty = await visitor.get("/checkout");
    expect(empty.visibleText).toContain(`Order ${orderNumberIn(reply)} is placed`);
    expect(empty.text).toContain(`href="${reply.location}"`);
    await putInCart(visitor, dish);
    expect(await visitor.formOn("/checkout")).toMatchObject({
      address: "12 Laxmi Road",
      pincode: "411030",
      specialInstructions: "",
      paymentMethod: "upi",
    });
  });

  test("is priced by the shop, not by the form", async () => {
    const { visitor, user } = await customerWith(shop, [addDish(shop.database)]);

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

  test("'Remove and continue' leaves what can be ordered and keeps the input", async () => {
    const [scarce, hidden, soldOut, plenty] = [1, 2, 3, 4].map(() =>
      addDish(shop.database, { stock: 9 }),
    ) as [Dish, Dish, Dish, Dish];
    const { visitor, user } = await customerWith(shop, [hidden, soldOut, plenty]);
    await putInCart(visitor, scarce, { quantity: "5" });
    const form = await filledCheckout(visitor, { specialInstructions: "Ring twice" });
    const expectedFields = Object.fromEntries(
      Object.entries(form).filter(([name]) => name !== "orderKey" && !name.includes("quoted")),
    );
    shop.database.change("update products set stock = 2 where id = ?", scarce.id);
    shop.database.change("update products set is_available = 0 where id = ?", hidden.id);
    shop.database.change("update products set stock = 0 where id = ?", soldOut.id);

    const refused = await visitor.postForm("/checkout", form);

    expect(refused.status).toBe(409);
    const shown = refused.visibleText;
    for (const { name } of [hidden, soldOut]) expect(shown).toContain(`${name} is`);
    expect(shown).toContain(`Only 2 of ${scarce.name} left.`);
    expect(shown).toContain("3 dishes cannot be ordered as you wanted");
    const removed = await visitor.postForm("/checkout", { ...form, removal: "blocked" });
    const page = await visitor.follow(removed);
    expect(page.visibleText).toContain(
      `Removed: 1 × ${hidden.name}, 1 × ${soldOut.name}, 3 × ${scarce.name}`,
    );
    expect(page.form("/checkout")).toMatchObject(expectedFields);
    expect(ordersOf(user.id)).toEqual([]);
    const placed = await visitor.postForm("/checkout", page.form("/checkout"));
    expect(ordersOf(user.id)).toMatchObject([
      { order_number: orderNumberIn(placed), subtotal_paise: 30_000 },
    ]);
  });

  test("is refused when the total has changed, and the new total is shown", async () => {
    const dish = addDish(shop.database, { pricePaise: 8000 });
    const { visitor, user } = await customerWith(shop, [dish]);
    const form = await filledCheckout(visitor);
    shop.database.change("update products set price_paise = 9500 where id = ?", dish.id);

    const refused = await visitor.postForm("/checkout", form);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain(
      "Your cart or its prices changed while this page was open.",
    );
    expect(refused.visibleText).toContain("₹95");
    expect(ordersOf(user.id)).toEqual([]);
    const repeated = await visitor.postForm("/checkout", refused.form("/checkout"));
    expect(orderNumberIn(repeated)).toBeTruthy();
  });

  test("with an empty cart is refused", async () => {
    const dish = addDish(shop.database);
    const { visitor, user } = await customerWith(shop, [dish]);
    const form = await filledCheckout(visitor);
    await visitor.postForm("/cart/clearance");

    const refused = await visitor.postForm("/checkout", form);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("Your cart is empty");
    expect(ordersOf(user.id)).toEqual([]);
  });
});
