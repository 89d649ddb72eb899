import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import { dataImage, testImage } from "#tests/support/http/images.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { addMessage, addSubscriber } from "#tests/support/records/messages.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const { visitor } = shop.owner;
const admin = shop.owner;

type Listed = { id: string; name: string; email: string; role: string };
const uniqueWord = () => `Word${randomUUID().slice(0, 8)}`;

async function users(query: string) {
  const reply = await admin.api.get<Listed[]>(`/api/auth/users?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}

async function family() {
  const word = uniqueWord();
  const people: Person[] = [];
  for (const name of ["Chitra", "Asha", "Bela"]) {
    people.push(await registerCustomer(shop.api, { name: `${name} ${word}` }));
  }
  return { word, people };
}

describe("the list of customers", () => {
  test.each(["name", "email", "role", "createdAt", "lastLogin"])(
    "is sorted by %s in both directions, and its pages do not overlap",
    async (column) => {
      await family();
      const up = await users(`sort=${column}`);
      const down = await users(`sort=-${column}`);
      const ids = up.data.map(({ id }) => id);

      expect(ids.length).toBeGreaterThan(3);
      expect(down.data.map(({ id }) => id)).toEqual(ids.toReversed());
      expect(up.pagination).toEqual({ page: 1, limit: 100, totalItems: ids.length, totalPages: 1 });
      const first = await users(`sort=${column}&limit=2`);
      const second = await users(`sort=${column}&limit=2&page=2`);
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.slice(0, 4));
    },
  );

  test("is filtered by role and searched by email and phone", async () => {
    const phone = `+91 7${String(Date.now()).slice(-9)}`;
    const asha = await registerCustomer(shop.api, { phone });

    expect((await users("role=admin")).data.map(({ email }) => email)).toEqual([firstAdmin.email]);
    expect((await users("role=customer")).data.every(({ role }) => role === "customer")).toBe(true);
    expect((await users(`search=${asha.email}`)).data.map(({ id }) => id)).toEqual([asha.user._id]);
    expect((await users(`search=${encodeURIComponent(phone)}`)).data).toHaveLength(1);
    expect((await users(`search=${asha.email}&role=admin`)).data).toEqual([]);
    expect((await users("search=%22*%22")).data).toEqual([]);
  });

  test("has column headings that sort it", async () => {
    const { word } = await family();
    const page = await visitor.get(`/admin/customers?search=${word}&sort=name`);
    const rows = [...page.text.matchAll(/class="row-title"[^>]*>(.*?)<\/a>/g)].map(
      ([, name]) => name,
    );

    expect(rows).toEqual([`Asha ${word}`, `Bela ${word}`, `Chitra ${word}`]);
    expect(page.text).toMatch(/aria-sort="ascending"[^>]*><a[^>]*sort=-name/);
    expect(page.visibleText).toContain(`3 customers for “${word}”`);
    const none = await visitor.get("/admin/customers?search=nobodyofthatname");
    expect(none.visibleText).toContain("No customers found");
  });
});

describe("customers who ordered by phone", () => {
  const list = (search: string) =>
    visitor.get(`/admin/customers?${new URLSearchParams({ search })}`);
  const newPhone = () =>
    `+91 9${String(Math.random()).slice(2, 6)} ${String(Math.random()).slice(2, 7)}`;

  /** As if somebody had ordered by phone. */
  async function orderedByPhone(name: string, phone: string): Promise<{ id: string }> {
    const order = await placeOrder(admin.api, [addDish(shop.database, { pricePaise: 30_000 })]);
    shop.database.change(
      `update orders set user_id = null, channel = 'phone', customer_name = ?, email = '', phone = ?,
        phone_digits = substr(replace(?, ' ', ''), -10) where id = ?`,
      ...[name, phone, phone, order.id],
    );
    return order;
  }

  test("are listed once per number, by their last name, and found by name and number", async () => {
    const word = uniqueWord();
    const phone = newPhone();
    await orderedByPhone(`Anil ${word}`, phone);
    await orderedByPhone(`Anil Rao ${word}`, phone);
    await orderedByPhone(`Bina ${word}`, newPhone());

    for (const search of [word, `Rao ${word}`, phone]) {
      const text = (await list(search)).visibleText;
      expect(text.match(/Anil Rao/g), search).toHaveLength(1);
      expect(text).toMatch(new RegExp(`Anil Rao ${word} .*${phone.slice(4)} .* 2 .*₹600`));
    }
    expect((await list(word)).visibleText).toContain(`2 customers for “${word}”`);
    const [, orders = ""] =
      /href="(\/admin\/orders\?search=[^"]*)"/.exec((await list(phone)).text) ?? [];
    expect((await visitor.get(orders)).text.match(/class="order-card /g)).toHaveLength(2);
    expect((await list("nobodyofthatname")).visibleText).toContain("No customers found");
  });

  test("are one person with the account of their number, in the list, the details and the file", async () => {
    const word = uniqueWord();
    const phone = newPhone();
    const asha = await registerCustomer(shop.api, { name: `Asha ${word}`, phone });
    await registerCustomer(shop.api, { name: `Same ${word}`, phone });
    await placeOrder(asha.api, [addDish(shop.database, { pricePaise: 20_000 })]);
    await orderedByPhone(`Asha at the phone ${word}`, phone.replaceAll(" ", ""));
    await orderedByPhone(`Guest ${word}`, newPhone());
    const cancelled = await orderedByPhone(`Asha at the phone ${word}`, phone);
    shop.database.change("update orders set status = 'cancelled' where id = ?", cancelled.id);

    const text = (await list(word)).visibleText;
    expect(text).toContain(`3 customers for “${word}”`);
    expect(text).not.toContain("Asha at the phone");
    const customer = `/admin/customers?customer=${asha.user._id}`;
    const spent = Number(
      shop.database.value("select total_paise from orders where user_id = ?", asha.user._id),
    );
    const total = (spent + 30_000) / 100;
    expect(await visitor.read(customer)).toMatch(new RegExp(`Orders 3 .*₹${total}`));
    const csv = readCsv((await visitor.get(`/admin/customers/export.csv?search=${word}`)).text);
    expect(csv[0]).toEqual([
      ...["Name", "Email", "Phone", "Joined", "Orders", "Last Order", "Total Spent"],
    ]);
    expect(csv.slice(1).map(([name, , , , orders, , sum]) => [name, orders, sum])).toEqual([
      [`Asha ${word}`, "3", total.toFixed(2)],
      [`Same ${word}`, "0", "0.00"],
      [`Guest ${word}`, "1", "300.00"],
    ]);
  });

  test("are no staff, and neither are those with one", async () => {
    expect(await visitor.read(`/admin/customers?search=${firstAdmin.email}`)).toContain(
      "No customers found",
    );
    expect(await visitor.read("/admin/customers?role=admin")).not.toContain(`${firstAdmin.email}<`);
    const phone = newPhone();
    const cook = await addStaff(shop, "kitchen", { phone });
    await orderedByPhone(cook.name, phone);
    expect((await list(phone)).visibleText).toContain("No customers found");
  });
});

describe("a customer's details", () => {
  test("show profile, totals, latest orders and events, with links to all of them", async () => {
    const asha = await registerCustomer(shop.api, { address: "12 Laxmi Road", phone: "+91 98220" });
    const dish = addDish(shop.database, { pricePaise: 30_000 });
    const order = await placeOrder(asha.api, [dish]);
    const cancelled = await placeOrder(asha.api, [dish]);
    await advanceOrder(admin.api, cancelled, ["cancelled"]);
    const event = await bookEvent(asha.api, { eventName: "Asha's party" });

    const page = await visitor.get(`/admin/customers?customer=${asha.user._id}`);
    const pageText = page.visibleText;

    for (const shown of [asha.email, "12 Laxmi Road", order.orderNumber, event.eventNumber]) {
      expect(pageText).toContain(shown);
    }
    expect(pageText).toMatch(/Orders 2 1 active/);
    expect(pageText).toMatch(/Total spent ₹300/);
    const search = encodeURIComponent(asha.email);
    expect(page.text).toContain(`href="/admin/orders?search=${search}"`);
    expect(page.text).toContain(`href="/admin/events?search=${search}"`);
    expect((await visitor.get(`/admin/orders?search=${search}`)).text).toContain(order.orderNumber);
  });

  test("of an unknown id are not found", async () => {
    const page = await visitor.get("/admin/customers?customer=nobody");
    expect(page.status).toBe(404);
    expect(page.visibleText).toContain("Customer not found");
  });
});

// Image files are left out: their bytes are not text.
function allStoredText(): string {
  const tables = shop.database
    .rows("select name from sqlite_schema where type = 'table' and name not like '%_fts_%'")
    .map(({ name }) => String(name))
    .filter((name) => name !== "image_files" && !name.startsWith("sqlite_"));
  expect(tables.length).toBeGreaterThan(20);
  return tables.map((name) => JSON.stringify(shop.database.rows(`select * from "${name}"`))).join();
}

describe("deleting a customer", () => {
  test("asks for confirmation on a page", async () => {
    const asha = await registerCustomer(shop.api);
    const page = await visitor.get(`/admin/customers/${asha.user._id}/removal`);
    expect(page.visibleText).toContain(
      "Are you sure you want to delete this customer? This action cannot be undone.",
    );
    expect(page.visibleText).toContain(asha.email);

    const deletion = await visitor.postForm(`/admin/customers/${asha.user._id}/removal`);

    expect(await toastAfter(visitor, deletion)).toContain("Customer deleted successfully");
    expect((await asha.api.get("/api/auth/verify")).status).toBe(401);
    const again = await visitor.postForm(`/admin/customers/${asha.user._id}/removal`);
    expect(await toastAfter(visitor, again)).toContain("Failed to delete customer");
  });

  test("retains orders, events and reviews without personal data", async () => {
    const secret = uniqueWord();
    const secretWord = (field: string) => `${secret}${field}`;
    const email = `${secret.toLowerCase()}@chatpata.test`;
    const asha = await registerCustomer(shop.api, {
      name: secretWord("Name"),
      email,
      phone: "+91 7777712345",
      address: secretWord("Address"),
    });
    const ravi = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const order = await placeOrder(asha.api, [dish], {
      notes: secretWord("Notes"),
      deliveryInstructions: secretWord("Instructions"),
      deliveryAddress: {
        street: secretWord("Street"),
        city: secretWord("City"),
        state: secretWord("State"),
        zipCode: "411030",
        phone: "+91 7777712345",
      },
    });
    shop.database.change(
      "update order_items set special_instructions = ? where order_id = ?",
      secretWord("Wish"),
      order.id,
    );
    await admin.api.patch(`/api/orders/${order.id}/status`, {
      status: "cancelled",
      reason: secretWord("Reason"),
    });
    const event = await bookEvent(asha.api, {
      eventName: secretWord("Party"),
      notes: secretWord("EventNotes"),
      menu: {
        packages: [{ name: "Basic" }],
        customItems: [],
        specialRequests: secretWord("Requests"),
      },
      contactInfo: {
        primaryContact: { name: secretWord("Contact"), phone: "+91 7777712345", email },
        alternateContact: { name: secretWord("Other"), phone: "+91 7777712345" },
      },
    });
    const review = await writeReview(asha.api, { customerName: secretWord("Writer"), rating: 4 });
    const ravis = await writeReview(ravi.api);
    const post = addPost(shop.database);
    await asha.api.post(`/api/reviews/${ravis.id}/helpful`);
    await asha.api.post(`/api/blogs/${post.id}/like`);
    addMessage(shop.database, {
      name: secretWord("Sender"),
      email,
      message: secretWord("Message"),
    });
    addSubscriber(shop.database, email);
    verifyEmail(shop.database, { user: asha.user, email });
    const browser = await shop.signedIn(asha);
    await browser.postForm("/cart/lines", { product: dish.id, quantity: "1" });
    expect(allStoredText()).toContain(secret);
    const stars = () =>
      shop.database.value("select count(*) from reviews where rating = 4 and is_hidden = 0");
    const starsBefore = stars();

    const reply = await admin.api.delete(`/api/auth/users/${asha.user._id}`);

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, message: "Customer deleted successfully" });
    const databaseText = allStoredText();
    expect(databaseText).not.toContain(secret);
    expect(databaseText.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(databaseText).not.toContain("7777712345");
    for (const table of ["orders_fts", "events_fts", "reviews_fts", "users_fts"]) {
      const query = `select count(*) from ${table} where ${table} match ?`;
      expect(shop.database.value(query, `${secret}*`), table).toBe(0);
    }
    expect(shop.database.row("select * from orders where id = ?", order.id)).toMatchObject({
      customer_name: "Former customer",
      user_id: null,
      total_paise: order.total * 100,
    });
    expect(shop.database.row("select * from events where id = ?", event.id)).toMatchObject({
      customer_name: "Former customer",
      guest_count: 50,
      total_paise: event.pricing.total * 100,
    });
    expect(stars()).toBe(starsBefore);
    const reviews =
      await shop.api.get<{ id: string; customerName: string; helpfulCount: number }[]>(
        "/api/reviews?limit=100",
      );
    const reviewOf = (id: string) => reviews.body.data.find((review) => review.id === id);
    expect(reviewOf(review.id)?.customerName).toBe("Former customer");
    expect(reviewOf(ravis.id)?.helpfulCount).toBe(0);
    expect(shop.database.value("select count(*) from post_likes where post_id = ?", post.id)).toBe(
      0,
    );
    const opened = await visitor.get(`/admin/orders/${order.id}`);
    expect(opened.visibleText).toContain("Former customer");
    expect((await visitor.get(`/admin/events?event=${event.id}`)).status).toBe(200);
    expect((await browser.get("/profile")).location).toContain("/login");
    expect((await registerCustomer(shop.api, { email })).email).toBe(email);
  });

  test("is refused for an admin's own account, in the API and on the page", async () => {
    const own = await admin.api.delete(`/api/auth/users/${admin.id}`);
    expect(own.status).toBe(409);
    expect(own.body.message).toBe("You cannot delete your own account.");

    const page = await visitor.get(`/admin/customers/${admin.id}/removal`);
    expect(page.visibleText).toContain("You cannot delete your own account.");
    const deletion = await visitor.postForm(`/admin/customers/${admin.id}/removal`);
    expect(await toastAfter(visitor, deletion)).toContain("Failed to delete customer");
    expect((await admin.api.get("/api/auth/verify")).status).toBe(200);
  });

  test("assigns a deleted admin's posts to the shop", async () => {
    const { user, name, email } = await registerCustomer(shop.api, { name: "Second Admin" });
    // No endpoint makes a customer an admin.
    shop.database.change("update users set role = 'owner' where id = ?", user._id);
    const post = addPost(shop.database, { authorName: name, authorEmail: email });
    shop.database.change("update posts set author_id = ? where id = ?", user._id, post.id);

    expect((await admin.api.delete(`/api/auth/users/${user._id}`)).status).toBe(200);

    const row = shop.database.row("select author_name from posts where id = ?", post.id);
    expect(row.author_name).toBe("Chatpata");
  });
});

describe("messages", () => {
  const unreadOf = (page: FormReply) =>
    Number(/Unread<span class="count-badge">(\d+)/.exec(page.text)?.[1] ?? Number.NaN);

  test("are shown in full and escaped, with links to reply", async () => {
    const message = addMessage(shop.database, {
      message: "<script>alert(1)</script>\nTwo lines",
      email: "a&b?bcc=x%41@chatpata.test",
    });
    const page = await visitor.get("/admin/messages");

    expect(page.text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;\nTwo lines");
    expect(page.text).toContain(
      'href="mailto:a%26b%3Fbcc%3Dx%2541@chatpata.test?subject=Re%3A%20Catering"',
    );
    expect(page.text).toContain('href="tel:+919822012345"');
    expect(page.text).toContain(message.name);
  });

  test("are counted in the navigation until they are read", async () => {
    const message = addMessage(shop.database);
    const before = await visitor.get("/admin/messages");
    const unread = unreadOf(before);
    expect(await visitor.read("/admin/orders")).toContain(`Messages ${unread} unread`);

    const readingPath = `/admin/messages/${message.id}/reading`;
    const read = await visitor.postForm(readingPath, before.form(readingPath));

    expect(await toastAfter(visitor, read)).toContain("Message marked as read");
    const after = await visitor.get("/admin/messages");
    expect(unreadOf(after)).toBe(unread - 1);
    expect(after.text).not.toContain(message.name);
    const readMessages = await visitor.get("/admin/messages?shown=read");
    expect(readMessages.text).toContain(message.name);
    await visitor.postForm(readingPath, readMessages.form(readingPath));
    expect(unreadOf(await visitor.get("/admin/messages"))).toBe(unread);
  });

  test("are deleted after a confirmation", async () => {
    const message = addMessage(shop.database);
    const removalPath = `/admin/messages/${message.id}/removal`;
    expect(await visitor.read(removalPath)).toContain("Are you sure");

    expect(await toastAfter(visitor, await visitor.postForm(removalPath))).toContain(
      "Message deleted successfully",
    );
    expect((await visitor.get(`/admin/messages?message=${message.id}`)).status).toBe(404);
  });
});

describe("subscribers", () => {
  test("are found by the start of their email address and removed", async () => {
    const word = uniqueWord().toLowerCase();
    const first = addSubscriber(shop.database, `${word}.a@chatpata.test`);
    addSubscriber(shop.database, `${word}.b@chatpata.test`);
    addSubscriber(shop.database, `x${word}@chatpata.test`);

    const page = await visitor.get(`/admin/subscribers?search=${word.toUpperCase()}`);

    expect(page.visibleText).toContain("2 subscribers");
    expect(page.text).not.toContain(`x${word}`);
    const removalPath = `/admin/subscribers/${first.id}/removal`;
    expect(await visitor.read(removalPath)).toContain(first.email);
    expect(await toastAfter(visitor, await visitor.postForm(removalPath))).toContain(
      "Subscriber removed successfully",
    );
    expect(await visitor.read(`/admin/subscribers?search=${word}`)).toContain("1 subscriber ");
  });

  test("are exported as CSV with formulas escaped", async () => {
    const word = uniqueWord().toLowerCase();
    const emails = Array.from({ length: 1201 }, (_, at) => `${word}${at}@chatpata.test`).sort();
    for (const email of emails) addSubscriber(shop.database, email);
    addSubscriber(shop.database, `=${word}@chatpata.test`);

    const reply = await visitor.get(`/admin/subscribers/export.csv?search=${word}`);

    expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(reply.headers.get("content-disposition")).toMatch(
      /^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [titles, ...lines] = readCsv(reply.text);
    expect(titles).toEqual(["Email", "Subscribed On"]);
    expect(lines.map(([email]) => email)).toEqual(emails);
    const formula = await visitor.get(`/admin/subscribers/export.csv?search=%3D${word}`);
    expect(formula.text).toContain(`'=${word}@chatpata.test`);
  });
});

describe("reviews", () => {
  const statsOf = async () =>
    (await shop.api.get<{ totalReviews: number }>("/api/reviews/stats")).body.data.totalReviews;

  test("are featured, hidden and shown on the public pages at once", async () => {
    const asha = await registerCustomer(shop.api);
    const title = uniqueWord();
    const dish = addDish(shop.database);
    const review = await writeReview(asha.api, { title, product: dish.id, rating: 2 });
    const total = await statsOf();
    const reviewPath = `/admin/reviews/${review.id}`;
    const rating = async () =>
      (await shop.api.get<{ reviews: number }>(`/api/products/${dish.id}`)).body.data.reviews;
    expect(await rating()).toBe(1);

    await visitor.postForm(`${reviewPath}/feature`, { featured: "yes" });
    expect((await shop.api.get("/api/reviews?featured=true&limit=100")).text).toContain(title);
    const featured = await visitor.get(`/admin/reviews?state=featured&search=${title}`);
    expect(featured.text).toContain(title);

    await visitor.postForm(`${reviewPath}/visibility`, { hidden: "yes" });
    expect((await shop.api.get("/api/reviews?limit=100")).text).not.toContain(title);
    expect(await statsOf()).toBe(total - 1);
    expect(await rating()).toBe(0);
    for (const [query, isThere] of [
      ["state=hidden", true],
      ["state=shown", false],
      ["state=all&rating=2", true],
      ["state=all&rating=3", false],
      ["state=hidden&rating=2", true],
    ] as const) {
      for (const search of ["", `&search=${title}`]) {
        const page = await visitor.get(`/admin/reviews?${query}${search}`);
        expect(page.text.includes(`>${title}</h2>`), query + search).toBe(isThere);
      }
    }

    await visitor.postForm(`${reviewPath}/visibility`, { hidden: "no" });
    expect(await statsOf()).toBe(total);
    expect(await rating()).toBe(1);
  });

  test("are deleted with the images that no other review uses", async () => {
    const imageOfWidth = async (width: number) =>
      dataImage("image/png", await testImage("png", { width, height: 50 }));
    const [ownImage, sharedImage] = [await imageOfWidth(61), await imageOfWidth(67)];
    const [asha, ravi] = [await registerCustomer(shop.api), await registerCustomer(shop.api)];
    const review = await writeReview(asha.api, { images: [ownImage, sharedImage] });
    await writeReview(ravi.api, { images: [sharedImage] });
    const [ownUrl = "", sharedUrl = ""] = review.images;
    const statusOf = async (url: string) => (await fetch(new URL(url, shop.server.baseUrl))).status;
    expect([await statusOf(ownUrl), await statusOf(sharedUrl)]).toEqual([200, 200]);
    const total = await statsOf();

    const page = await visitor.get(`/admin/reviews/${review.id}/removal`);
    expect(page.visibleText).toContain("This also deletes its pictures.");
    const deletion = await visitor.postForm(`/admin/reviews/${review.id}/removal`);

    expect(await toastAfter(visitor, deletion)).toContain("Review deleted successfully");
    expect([await statusOf(ownUrl), await statusOf(sharedUrl)]).toEqual([404, 200]);
    expect(await statsOf()).toBe(total - 1);
  });
});

describe("the audit log", () => {
  test("describes values before and after and links to existing records", async () => {
    const asha = await registerCustomer(shop.api);
    const order = await placeOrder(asha.api, [addDish(shop.database)]);
    await admin.api.patch(`/api/orders/${order.id}/status`, { status: "preparing" });
    const review = await writeReview(asha.api, { title: uniqueWord() });
    await visitor.postForm(`/admin/reviews/${review.id}/removal`);

    const page = await visitor.get("/admin/log");
    const pageText = page.visibleText;
    const name = shop.database.value("select name from users where id = ?", admin.id);

    expect(pageText).toContain(`Order status changed: ${order.orderNumber} ${name} ·`);
    expect(pageText).toContain("Status before: Pending → after: Preparing");
    expect(page.text).toContain(`href="/admin/orders/${order.id}"`);
    expect(pageText).toContain(`Review deleted: ${review.title}`);
    expect(page.text).not.toContain(`review=${review.id}`);
    const orders = await visitor.read("/admin/log?kind=order");
    expect(orders).toContain(order.orderNumber);
    expect(orders).not.toContain(review.title);
    const unknownActor = await visitor.read("/admin/log?actor=nobody");
    expect(unknownActor).toContain("Nothing found");
    const own = await visitor.read(`/admin/log?actor=${admin.id}`);
    expect(own).toContain(order.orderNumber);
  });

  test("pages to older entries without a gap", async () => {
    const message = addMessage(shop.database);
    for (let at = 0; at < 60; at += 1) {
      await visitor.postForm(`/admin/messages/${message.id}/reading`, {
        read: at % 2 === 0 ? "yes" : "no",
      });
    }
    const total = Number(
      shop.database.value("select count(*) from audit_log where subject_kind = 'message'"),
    );
    const counts: number[] = [];
    let next: string | null = "/admin/log?kind=message";
    while (next) {
      const { text }: FormReply = await visitor.get(next);
      counts.push(text.split('class="card log"').length - 1);
      next =
        /href="([^"]*before=[^"]*)"[^>]*>Older</.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? null;
    }
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.reduce((sum, count) => sum + count)).toBe(total);
    expect(counts.slice(0, -1).every((count) => count === 50)).toBe(true);
  });
});
