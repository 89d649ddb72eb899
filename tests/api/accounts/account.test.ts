import { describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const limited = runningShop({ env: { RATE_LIMITS: "on" } });

async function isSignedIn(visitor: FormVisitor): Promise<boolean> {
  return (await visitor.get("/profile")).status === 200;
}

function sessionsOf(person: Person) {
  return shop.database.rows(
    "select id from sessions where user_id = ? order by created_at",
    person.user._id,
  );
}

describe("active sessions", () => {
  test("are described on the profile page without their token hashes", async () => {
    const person = await registerCustomer(shop.api);
    const visitor = shop.visitor();
    const android =
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";
    await visitor.postForm(
      "/login",
      { email: person.email, password: person.password },
      { headers: { "user-agent": android } },
    );

    const { text } = await visitor.get("/profile");

    const shownText = visibleText(text);
    expect(shownText).toMatch(/Chrome on Android Since \w+ \d+, \d{4}, \d+:\d\d [AP]M This device/);
    expect(shownText).toMatch(/An app or unknown browser Since .* Last active/);
    const hashes = shop.database.rows("select token_hash from sessions");
    for (const { token_hash } of hashes) expect(text).not.toContain(String(token_hash));
  });

  test("can be ended one at a time, only by their owner", async () => {
    const person = await registerCustomer(shop.api);
    const [here, there] = [await shop.logIn(person), await shop.logIn(person)];
    const stranger = await shop.signedIn(await registerCustomer(shop.api));
    // The first session belongs to the registration request, the second to `here`.
    const removalPath = `/profile/sessions/${sessionsOf(person)[2]?.id}/removal`;

    await stranger.postForm(removalPath);
    expect(await isSignedIn(there)).toBe(true);
    const page = await here.get("/profile");
    const reply = await here.postForm(removalPath, page.form(removalPath));

    expect(reply.location).toBe("/profile");
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
    expect(sessionsOf(person)).toHaveLength(2);
  });

  test("can all be ended except the present one", async () => {
    const person = await registerCustomer(shop.api);
    const [here, there] = [await shop.logIn(person), await shop.logIn(person)];

    await here.postForm("/profile/other-sessions/removal");

    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
    expect((await person.api.get("/api/auth/verify")).status).toBe(401);
    expect(await here.read("/profile")).not.toContain("Log out everywhere else");
  });
});

describe("changing the password", () => {
  const typed = { password: "ragda-pattice-5", confirmPassword: "ragda-pattice-5" };

  test("requires the present password and ends the other sessions", async () => {
    const person = await registerCustomer(shop.api);
    const [here, there] = [await shop.logIn(person), await shop.logIn(person)];
    const page = await here.get("/profile/password");

    const wrong = await here.postForm("/profile/password", {
      ...page.form("/profile/password"),
      ...typed,
      currentPassword: "not-mine-at-all",
    });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("This is not your current password");
    expect(wrong.text).not.toContain("not-mine-at-all");
    expect(await isSignedIn(there)).toBe(true);
    const changed = await here.postForm("/profile/password", {
      ...typed,
      currentPassword: person.password,
    });

    expect(changed.location).toBe("/profile");
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
    const login = (password: string) =>
      shop.api.post("/api/auth/login", { email: person.email, password });
    expect((await login(person.password)).status).toBe(401);
    expect((await login(typed.password)).status).toBe(200);
  });

  test("limits the guesses of the present password", async () => {
    const person = await registerCustomer(limited.api);
    const visitor = limited.visitor();
    await visitor.signInAs(person);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const fields = { ...typed, currentPassword: `guess-${tries}` };
      statuses.push((await visitor.postForm("/profile/password", fields)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});

test("the data export contains everything of one customer and nothing of others", async () => {
  const person = await registerCustomer(shop.api, { phone: "+91 98220 12345" });
  const otherCustomer = await registerCustomer(shop.api);
  const dish = addDish(shop.database, {
    name: "Sev Puri for the file",
    pricePaise: 8050,
    stock: 500,
  });
  const orders = [await placeOrder(person.api, [dish]), await placeOrder(person.api, [dish])];
  const otherOrder = await placeOrder(otherCustomer.api, [dish]);
  const event = await bookEvent(person.api);
  const review = await writeReview(person.api);
  const visitor = await shop.logIn(person);
  await visitor.postForm("/wishlist/dishes", { productId: dish.id });
  await visitor.postForm("/cart/lines", { product: dish.id });

  const message = "Do you deliver to Baner on Sundays?";
  const { name, email } = person;
  await visitor.postForm("/contact", { name, email, phone: "", subject: "general", message });
  await visitor.postForm("/preferences/language", { language: "en", returnTo: "/cart" });
  shop.database.change(
    `insert into contact_messages (id, name, email, subject, message, order_id, images, user_id, created_at)
     values ('problem', 'Asha', ?, 'complaint', 'Cold', ?, '["/images/cold"]', ?, 0)`,
    ...[person.email, orders[0]?.id ?? "", person.user._id],
  );
  shop.database.change(
    "insert into newsletter_subscribers (id, email, user_id, created_at) values ('news', ?, ?, 0)",
    person.email,
    person.user._id,
  );

  const file = await visitor.get("/profile/data.json");

  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(file.headers.get("cache-control")).toBe("private, no-store, no-transform");
  const data = JSON.parse(file.text);
  expect(data.profile).toMatchObject({ name: person.name, email: person.email });
  expect(data.orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(
    orders.map(({ orderNumber }) => orderNumber).toReversed(),
  );
  expect(data.orders[0].items[0]).toMatchObject({ name: dish.name, price: 80.5 });
  expect(data.events).toMatchObject([{ eventNumber: event.eventNumber }]);
  expect(data.reviews).toMatchObject([{ id: review.id, title: review.title }]);
  expect(data.wishlistDishes).toEqual([dish.name]);
  expect(data.cart).toMatchObject([{ name: dish.name, price: 80.5, quantity: 1 }]);
  expect(data.sessions).toHaveLength(2);
  expect(data.profile.language).toBe("en");
  expect(data.messages).toMatchObject([
    { message: "Cold", orderNumber: orders[0]?.orderNumber, images: ["/images/cold"] },
    { subject: "general", message, orderNumber: null, images: [] },
  ]);
  expect(data.newsletters).toMatchObject([{ email: person.email }]);
  expect(file.text).not.toContain(otherOrder.orderNumber);
  expect(file.text).not.toMatch(/hash/i);
  expect((await shop.visitor().get("/profile/data.json")).location).toContain("/login");
});

/** Rows about a person, with their place in the export or the reason why they are missing. */
const rowsOfPeople: Record<string, string> = {
  addresses: "addresses",
  carts: "cart",
  contact_messages: "messages",
  events: "events",
  newsletter_subscribers: "newsletters",
  orders: "orders",
  post_likes: "wishlistPosts",
  post_saves: "wishlistPosts",
  push_subscriptions: "notifications",
  review_votes: "wishlistReviews",
  reviews: "reviews",
  sessions: "sessions",
  sign_ins: "signIns",
  wishlist_dishes: "wishlistDishes",
  coupon_redemptions: "in the orders",
  emails: "written by the shop",
  verified_emails: "in the profile",
  email_verifications: "secret",
  idempotency_keys: "of no meaning to people",
  password_resets: "secret",
  recovery_codes: "secret",
  second_factors: "secret",
};

test("no table with rows of a person is missing in the data export", async () => {
  const tables = shop.database.rows(
    `select name from sqlite_schema where type = 'table'
       and exists (select 1 from pragma_table_info(sqlite_schema.name) where name = 'user_id') order by name`,
  );
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(rowsOfPeople).toSorted());
});

describe("closing an account", () => {
  const path = "/profile/closure";

  test("requires the password and keeps delivered orders without personal data", async () => {
    const person = await registerCustomer(shop.api);
    const order = await placeOrder(person.api, [addDish(shop.database)]);
    const admin = await signInAdmin(shop.api);
    await advanceOrder(admin.api, order, ["preparing", "out_for_delivery", "delivered"]);
    const visitor = await shop.logIn(person);
    const page = await visitor.get(path);

    const wrong = await visitor.postForm(path, { ...page.form(path), password: "not-mine-at-all" });
    expect(wrong.status).toBe(400);
    expect(await isSignedIn(visitor)).toBe(true);
    const closed = await visitor.postForm(path, { password: person.password });

    expect(closed.location).toBe("/");
    expect((await visitor.follow(closed)).visibleText).toContain("Your account is closed");
    expect(await isSignedIn(visitor)).toBe(false);
    expect(shop.database.rows("select 1 from users where id = ?", person.user._id)).toEqual([]);
    expect(shop.database.row("select * from orders where id = ?", order.id)).toMatchObject({
      user_id: null,
      email: "",
      phone: "",
      street: "",
    });
    const again = await shop.api.post("/api/auth/login", person);
    expect(again.status).toBe(401);
  });

  test("is refused while an order or event is open", async () => {
    const ordered = await registerCustomer(shop.api);
    await placeOrder(ordered.api, [addDish(shop.database)]);
    const booked = await registerCustomer(shop.api);
    await bookEvent(booked.api, { eventDate: dayFromToday(25) });

    for (const [person, message] of [
      [ordered, "You have an order that is not finished."],
      [booked, "You have booked an event that is still to come."],
    ] as const) {
      const visitor = await shop.logIn(person);
      expect(await visitor.read(path)).toContain(message);
      const refused = await visitor.postForm(path, { password: person.password });
      expect(refused.status).toBe(409);
      expect(await isSignedIn(visitor)).toBe(true);
    }
  });

  test("is refused to admins", async () => {
    const visitor = await shop.signedIn(firstAdmin);

    const page = await visitor.get(path);
    const refused = await visitor.postForm(path, { password: firstAdmin.password });

    expect(page.visibleText).toContain("An admin cannot close their own account.");
    expect(refused.status).toBe(409);
    expect(await isSignedIn(visitor)).toBe(true);
  });
});
