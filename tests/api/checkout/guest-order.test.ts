import { describe, expect, test } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import {
  customerWith,
  filledCheckout,
  orderNumberIn,
  putInCart,
  typedAtCheckout,
} from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { anyPerson, registerCustomer } from "#tests/support/records/people.ts";
import { type RunningShop, runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();

/** A guest with a dish in the cart, and the checkout form with a password. */
async function guestAtCheckout(typed: FormFields = {}, at: RunningShop = shop) {
  const visitor = at.visitor();
  const dish = addDish(at.database);
  await putInCart(visitor, dish);
  const { email, password } = anyPerson();
  const fields = await filledCheckout(visitor, { email, password, ...typed });
  return { visitor, dish, fields, email: String(fields.email) };
}

function accountsOf(email: string) {
  return shop.database.rows("select name, phone, address from users where email = ?", email);
}

function ordersOf(email: string): unknown[] {
  return shop.database.rows(
    "select customer_name from orders where user_id = (select id from users where email = ?)",
    email,
  );
}

describe("a guest who types a password at checkout", () => {
  test("gets an account and the order at once", async () => {
    const { visitor, dish, fields, email } = await guestAtCheckout();

    const reply = await visitor.postForm("/checkout", fields);

    orderNumberIn(reply);
    const page = await visitor.follow(reply);
    expect(page.visibleText).toContain("Order placed successfully!");
    expect(page.visibleText).toContain("Account created successfully!");
    expect(page.visibleText).toContain(dish.name);
    expect(accountsOf(email)).toMatchObject([
      { name: "Asha Kulkarni", phone: "+91 98220 12345", address: typedAtCheckout.address },
    ]);
    expect(ordersOf(email)).toHaveLength(1);
    expect(await visitor.read("/cart")).toContain("Your cart is empty");
    await shop.logIn({ email, password: String(fields.password) });
  });

  test("is asked for it again after a mistake, and told of nothing else", async () => {
    const { visitor, fields } = await guestAtCheckout({ phone: "98220" });
    const refused = await visitor.postForm("/checkout", fields);
    expect(refused.status).toBe(400);
    expect(refused.visibleText).not.toContain("Please fill in all required fields");

    const corrected = { ...refused.form("/checkout"), phone: "98220 12345" };
    const again = await visitor.postForm("/checkout", corrected);

    expect(again.status).toBe(400);
    expect(again.visibleText).toContain("Password is required");
    const password = String(fields.password);
    orderNumberIn(await visitor.postForm("/checkout", { ...again.form("/checkout"), password }));
  });

  test("is advised against one that is easy to guess", async () => {
    const { visitor, fields } = await guestAtCheckout({ password: "123456" });

    const toast = await toastAfter(visitor, visitor.postForm("/checkout", fields));

    expect(toast).toContain("Order placed successfully!");
    expect(toast).toContain("Your password is easy to guess");
  });

  test("places one order with the account that the email has already", async () => {
    const person = await registerCustomer(shop.api);
    const { email, password } = person;
    const { visitor, fields } = await guestAtCheckout({ email, password });

    const reply = await visitor.postForm("/checkout", fields);

    orderNumberIn(reply);
    expect(accountsOf(email)).toHaveLength(1);
    expect(ordersOf(email)).toHaveLength(1);
    expect((await visitor.follow(reply)).visibleText).not.toContain("Account created");
  });

  test("is asked for the password of that account in place", async () => {
    const { email } = await registerCustomer(shop.api);
    const { visitor, fields } = await guestAtCheckout({ email, password: "not-its-password" });

    const refused = await visitor.postForm("/checkout", fields);

    expect(refused.status).toBe(401);
    expect(refused.visibleText).toContain("This email already has an account. Enter its password.");
    expect(refused.text).not.toContain("not-its-password");
    const { orderKey: _, password: __, ...typed } = fields;
    expect(refused.form("/checkout")).toMatchObject(typed);
    expect(ordersOf(email)).toEqual([]);
    expect(
      shop.database.value(
        `select count(*) from sign_ins where kind = 'wrong_password'
         and user_id = (select id from users where email = ?)`,
        email,
      ),
    ).toBe(1);
  });

  test("is asked for the code of an account with a second factor before anything is ordered", async () => {
    const { email, password, user } = await registerCustomer(shop.api);
    shop.database.change(
      "insert into second_factors (user_id, secret, created_at, confirmed_at) values (?, ?, 1, 1)",
      user.id,
      "JBSWY3DPEHPK3PXP",
    );
    const { visitor, fields } = await guestAtCheckout({ email, password });

    const reply = await visitor.postForm("/checkout", fields);

    expect(reply.location).toBe("/login/code?returnTo=%2Fcheckout");
    expect(ordersOf(email)).toEqual([]);
    expect((await visitor.get("/profile")).location).toMatch(/^\/login/);
  });

  test.each([
    ["password", "12345", "Password must be at least 6 characters"],
    ["password", "      ", "Password must not be only spaces"],
    ["lastName", "x".repeat(60), "Name must be at most 80 characters"],
    ["email", "nobody", "Please enter a valid email"],
    ["address", "", "Please fill in all required fields: address"],
    ["city", "", "Please fill in all required fields: city"],
  ])("is refused with %s '%s', and nothing is created", async (name, value, message) => {
    const { visitor, fields, email } = await guestAtCheckout();
    const firstName = "y".repeat(name === "lastName" ? 60 : 5);

    const refused = await visitor.postForm("/checkout", { ...fields, firstName, [name]: value });

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain(message);
    expect(refused.form("/checkout").password).toBe("");
    expect(accountsOf(email)).toEqual([]);
  });

  test("is told that the account is there but the order is not when that is refused", async () => {
    const { visitor, dish, fields, email } = await guestAtCheckout();
    shop.database.change("update products set stock = 0 where id = ?", dish.id);

    const reply = await visitor.postForm("/checkout", fields);
    const page = await visitor.follow(reply);

    expect(reply.location).toBe("/checkout");
    expect(page.visibleText).toContain("Account created successfully!");
    expect(page.visibleText).toContain("You are logged in, but the order has not been placed.");
    expect(page.form("/checkout")).toMatchObject({ email, pincode: fields.pincode });
    expect(ordersOf(email)).toEqual([]);
    shop.database.change("update products set stock = 5 where id = ?", dish.id);
    orderNumberIn(await visitor.fillIn("/checkout"));
  });

  test("places one order with two taps at the same time", async () => {
    const { visitor, fields, email } = await guestAtCheckout();

    const replies = await Promise.all([
      visitor.postForm("/checkout", fields),
      visitor.postForm("/checkout", fields),
    ]);

    expect(new Set(replies.map(orderNumberIn)).size).toBe(1);
    expect(ordersOf(email)).toHaveLength(1);
  });

  test("learns that the order is placed when the second tap has no session yet", async () => {
    const { visitor, dish, fields, email } = await guestAtCheckout();
    const number = orderNumberIn(await visitor.postForm("/checkout", fields));
    const confirmation = `/order-confirmation?order=${number}`;
    expect(orderNumberIn(await visitor.postForm("/checkout", fields))).toBe(number);
    visitor.endSession();

    const again = await visitor.postForm("/checkout", fields);

    expect(again.location).toBe(`/login?returnTo=${encodeURIComponent(confirmation)}`);
    const login = await visitor.follow(again);
    expect(login.visibleText).toContain("Your order is placed. Log in to see it.");
    expect(login.text).not.toContain(dish.name);
    expect(ordersOf(email)).toHaveLength(1);
    const stranger = await shop.signedIn(await registerCustomer(shop.api));
    expect((await stranger.get(confirmation)).text).not.toContain(dish.name);
    await visitor.signInAs({ email, password: String(fields.password) });
    expect(await visitor.read(confirmation)).toContain(dish.name);
  });

  test("sees the password without scripts, keeping what else was typed", async () => {
    const { visitor, fields } = await guestAtCheckout();

    const page = await visitor.postForm("/checkout", { ...fields, reveal: "1" });

    expect(page.text).toMatch(/<input[^>]*name="password"[^>]*type="text"/);
    expect(page.text).not.toContain(String(fields.password));
    expect(page.form("/checkout")).toMatchObject({ email: fields.email, password: "" });
  });
});

test("a guest without a password is sent to the login page, as specified", async () => {
  const { visitor, fields } = await guestAtCheckout({ password: "" });

  const reply = await visitor.postForm("/checkout", fields);

  expect(reply.location).toBe("/login?returnTo=%2Fcheckout");
  expect(await toastAfter(visitor, reply)).toBe("Please log in to place an order");
});

test("somebody who is logged in is not asked for a password", async () => {
  const { visitor } = await customerWith(shop, [addDish(shop.database)]);

  expect(await visitor.formOn("/checkout")).not.toHaveProperty("password");
});

const strict = runningShop({ env: { RATE_LIMITS: "on" } });

test("wrong passwords at checkout count as failed logins", async () => {
  const { email } = firstAdmin;
  const { visitor, fields } = await guestAtCheckout({ email, password: "wrong-password" }, strict);

  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) {
    statuses.push((await visitor.postForm("/checkout", fields)).status);
  }

  expect(statuses.slice(0, 2)).toEqual([401, 401]);
  expect(statuses.at(-1)).toBe(429);
  const login = await visitor.postForm("/login", { email, password: firstAdmin.password });
  expect(login.status).toBe(429);
});
