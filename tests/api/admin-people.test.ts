import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/csv.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { bookEvent } from "#tests/support/events.ts";
import type { FormReply, FormVisitor } from "#tests/support/form.ts";
import { anyMessage, anySubscriber } from "#tests/support/messages.ts";
import { carryOrder, placeOrder } from "#tests/support/orders.ts";
import { type Person, registerCustomer, signInAdmin, verifyEmail } from "#tests/support/people.ts";
import { anyPost } from "#tests/support/posts.ts";
import { writeReview } from "#tests/support/reviews.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";
import { dataImage, testImage } from "../support/images.ts";
import { visibleText } from "../support/page-text.ts";

const shop = runningShop();
let visitor: FormVisitor;
let admin: Person;
beforeAll(async () => {
  visitor = shop.visitor();
  await visitor.signInAs(firstAdmin);
  admin = await signInAdmin(shop.api);
});

type Listed = { id: string; name: string; email: string; role: string };
const anyWord = () => `Word${randomUUID().slice(0, 8)}`;

function toastOf({ text }: FormReply): string {
  return visibleText(/<div class="toast [^>]*>.*?<\/p>/s.exec(text)?.[0] ?? "").trim();
}

async function toastAfter(reply: FormReply): Promise<string> {
  expect(reply.status, reply.text.slice(0, 500)).toBe(303);
  return toastOf(await visitor.follow(reply));
}

async function users(query: string) {
  const reply = await admin.api.get<Listed[]>(`/api/auth/users?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}

/** Three customers of one family name, registered in this order. */
async function family() {
  const word = anyWord();
  const people: Person[] = [];
  for (const name of ["Chitra", "Asha", "Bela"]) {
    people.push(await registerCustomer(shop.api, { name: `${name} ${word}` }));
  }
  return { word, people };
}

describe("the list of customers", () => {
  const firstNames = ({ data }: { data: Listed[] }) => data.map(({ name }) => name.split(" ")[0]);

  test.each([
    ["name", ["Asha", "Bela", "Chitra"]],
    ["-name", ["Chitra", "Bela", "Asha"]],
    ["createdAt", ["Chitra", "Asha", "Bela"]],
    ["-createdAt", ["Bela", "Asha", "Chitra"]],
    ["nonsense", ["Bela", "Asha", "Chitra"]],
  ])("that a search found is sorted by %s", async (sort, expected) => {
    const { word } = await family();
    expect(firstNames(await users(`search=${word}&sort=${sort}`))).toEqual(expected);
  });

  test.each(["name", "email", "role", "createdAt", "lastLogin"])(
    "is sorted by %s, both ways, and its pages fit together",
    async (column) => {
      await family();
      const up = await users(`sort=${column}`);
      const down = await users(`sort=-${column}`);
      const ids = up.data.map(({ id }) => id);

      expect(ids.length).toBeGreaterThan(3);
      expect(down.data.map(({ id }) => id)).toEqual(ids.toReversed());
      expect(up.pagination).toEqual({
        page: 1,
        limit: 100,
        totalItems: ids.length,
        totalPages: 1,
      });
      const first = await users(`sort=${column}&limit=2`);
      const second = await users(`sort=${column}&limit=2&page=2`);
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.slice(0, 4));
    },
  );

  test("is narrowed to a role, and searched by email and phone", async () => {
    const phone = `+91 7${String(Date.now()).slice(-9)}`;
    const asha = await registerCustomer(shop.api, { phone });

    expect((await users("role=admin")).data.map(({ email }) => email)).toEqual([firstAdmin.email]);
    expect((await users("role=customer")).data.every(({ role }) => role === "customer")).toBe(true);
    expect((await users(`search=${asha.email}`)).data.map(({ id }) => id)).toEqual([asha.user._id]);
    expect((await users(`search=${encodeURIComponent(phone)}`)).data).toHaveLength(1);
    expect((await users(`search=${asha.email}&role=admin`)).data).toEqual([]);
    expect((await users("search=%22*%22")).data).toEqual([]);
  });

  test("tells nothing of passwords", async () => {
    const { word } = await family();
    const { text } = await admin.api.get(`/api/auth/users?search=${word}`);
    expect(text).not.toMatch(/password|argon2/i);
  });

  test("has titles that sort it, on the page", async () => {
    const { word } = await family();
    const page = await visitor.get(`/admin/customers?search=${word}&sort=name`);
    const rows = [...page.text.matchAll(/class="row-title"[^>]*>(.*?)<\/a>/g)].map(
      ([, name]) => name,
    );

    expect(rows).toEqual([`Asha ${word}`, `Bela ${word}`, `Chitra ${word}`]);
    expect(page.text).toMatch(/aria-sort="ascending"[^>]*><a[^>]*sort=-name/);
    expect(visibleText(page.text)).toContain(`3 accounts for “${word}”`);
    const none = await visitor.get("/admin/customers?search=nobodyofthatname");
    expect(visibleText(none.text)).toContain("No customers found");
  });
});

describe("a customer's details", () => {
  test("show profile, figures, latest orders and events, with the way to all of them", async () => {
    const asha = await registerCustomer(shop.api, { address: "12 Laxmi Road", phone: "+91 98220" });
    const dish = anyDish(shop.database, { pricePaise: 30_000 });
    const order = await placeOrder(asha.api, [dish]);
    const cancelled = await placeOrder(asha.api, [dish]);
    await carryOrder(admin.api, cancelled, ["cancelled"]);
    const event = await bookEvent(asha.api, { eventName: "Asha's party" });

    const page = await visitor.get(`/admin/customers?customer=${asha.user._id}`);
    const words = visibleText(page.text);

    for (const told of [asha.email, "12 Laxmi Road", order.orderNumber, event.eventNumber]) {
      expect(words).toContain(told);
    }
    expect(words).toMatch(/Orders 2 1 active/);
    expect(words).toMatch(/Total spent ₹300/);
    const search = encodeURIComponent(asha.email);
    expect(page.text).toContain(`href="/admin/orders?search=${search}"`);
    expect(page.text).toContain(`href="/admin/events?search=${search}"`);
    expect((await visitor.get(`/admin/orders?search=${search}`)).text).toContain(order.orderNumber);
  });

  test("of nobody are not found", async () => {
    const page = await visitor.get("/admin/customers?customer=nobody");
    expect(page.status).toBe(404);
    expect(visibleText(page.text)).toContain("Customer not found");
  });
});

/** Everything that is kept, in one text, but for the files of pictures. */
function everythingKept(): string {
  const tables = shop.database
    .rows("select name from sqlite_schema where type = 'table' and name not like '%_fts_%'")
    .map(({ name }) => String(name))
    .filter((name) => name !== "image_files" && !name.startsWith("sqlite_"));
  expect(tables.length).toBeGreaterThan(20);
  return tables.map((name) => JSON.stringify(shop.database.rows(`select * from "${name}"`))).join();
}

describe("deleting a customer", () => {
  test("asks first, on a page of its own", async () => {
    const asha = await registerCustomer(shop.api);
    const page = await visitor.get(`/admin/customers/${asha.user._id}/removal`);
    expect(visibleText(page.text)).toContain(
      "Are you sure you want to delete this customer? This action cannot be undone.",
    );
    expect(visibleText(page.text)).toContain(asha.email);

    const done = await visitor.postForm(`/admin/customers/${asha.user._id}/removal`);

    expect(await toastAfter(done)).toContain("Customer deleted successfully");
    expect((await asha.api.get("/api/auth/verify")).status).toBe(401);
    const again = await visitor.postForm(`/admin/customers/${asha.user._id}/removal`);
    expect(await toastAfter(again)).toContain("Failed to delete customer");
  });

  test("leaves orders, bookings and reviews for the books, and no word of who it was", async () => {
    const secret = anyWord();
    const word = (what: string) => `${secret}${what}`;
    const email = `${secret.toLowerCase()}@chatpata.test`;
    const asha = await registerCustomer(shop.api, {
      name: word("Name"),
      email,
      phone: "+91 7777712345",
      address: word("Address"),
    });
    const ravi = await registerCustomer(shop.api);
    const dish = anyDish(shop.database);
    const order = await placeOrder(asha.api, [dish], {
      notes: word("Notes"),
      deliveryInstructions: word("Instructions"),
      deliveryAddress: {
        street: word("Street"),
        city: word("City"),
        state: word("State"),
        zipCode: "411030",
        phone: "+91 7777712345",
      },
    });
    shop.database.change(
      "update order_items set special_instructions = ? where order_id = ?",
      word("Wish"),
      order.id,
    );
    await admin.api.patch(`/api/orders/${order.id}/status`, {
      status: "cancelled",
      reason: word("Reason"),
    });
    const event = await bookEvent(asha.api, {
      eventName: word("Party"),
      notes: word("EventNotes"),
      menu: { packages: [{ name: "Basic" }], customItems: [], specialRequests: word("Requests") },
      contactInfo: {
        primaryContact: { name: word("Contact"), phone: "+91 7777712345", email },
        alternateContact: { name: word("Other"), phone: "+91 7777712345" },
      },
    });
    const review = await writeReview(asha.api, { customerName: word("Writer"), rating: 4 });
    const ravis = await writeReview(ravi.api);
    const post = anyPost(shop.database);
    await asha.api.post(`/api/reviews/${ravis.id}/helpful`);
    await asha.api.post(`/api/blogs/${post.id}/like`);
    anyMessage(shop.database, { name: word("Sender"), email, message: word("Message") });
    anySubscriber(shop.database, email);
    verifyEmail(shop.database, { user: asha.user, email });
    const browser = shop.visitor();
    await browser.signInAs(asha);
    await browser.postForm("/cart/lines", { product: dish.id, quantity: "1" });
    expect(everythingKept()).toContain(secret);
    const stars = () =>
      shop.database.value("select count(*) from reviews where rating = 4 and is_hidden = 0");
    const starsBefore = stars();

    const reply = await admin.api.delete(`/api/auth/users/${asha.user._id}`);

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, message: "Customer deleted successfully" });
    const kept = everythingKept();
    expect(kept).not.toContain(secret);
    expect(kept.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(kept).not.toContain("7777712345");
    for (const table of ["orders_fts", "events_fts", "reviews_fts", "users_fts"]) {
      const found = `select count(*) from ${table} where ${table} match ?`;
      expect(shop.database.value(found, `${secret}*`), table).toBe(0);
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
    const reviewOf = (id: string) => reviews.body.data.find((one) => one.id === id);
    expect(reviewOf(review.id)?.customerName).toBe("Former customer");
    expect(reviewOf(ravis.id)?.helpfulCount).toBe(0);
    expect(shop.database.value("select count(*) from post_likes where post_id = ?", post.id)).toBe(
      0,
    );
    const opened = await visitor.get(`/admin/orders?order=${order.id}`);
    expect(visibleText(opened.text)).toContain("Former customer");
    expect((await visitor.get(`/admin/events?event=${event.id}`)).status).toBe(200);
    expect((await browser.get("/profile")).location).toContain("/login");
    expect((await registerCustomer(shop.api, { email })).email).toBe(email);
  });

  test("is refused to an admin for themselves, also by the page", async () => {
    const own = await admin.api.delete(`/api/auth/users/${admin.user._id}`);
    expect(own.status).toBe(409);
    expect(own.body.message).toBe("You cannot delete your own account.");

    const page = await visitor.get(`/admin/customers/${admin.user._id}/removal`);
    expect(visibleText(page.text)).toContain("You cannot delete your own account.");
    const done = await visitor.postForm(`/admin/customers/${admin.user._id}/removal`);
    expect(await toastAfter(done)).toContain("Failed to delete customer");
    expect((await admin.api.get("/api/auth/verify")).status).toBe(200);
  });

  test("takes another admin away, whose posts become the shop's", async () => {
    const other = await registerCustomer(shop.api, { name: "Second Admin" });
    // There is no door by which a customer becomes an admin.
    shop.database.change("update users set role = 'admin' where id = ?", other.user._id);
    const post = anyPost(shop.database, { authorName: other.name, authorEmail: other.email });
    shop.database.change("update posts set author_id = ? where id = ?", other.user._id, post.id);

    expect((await admin.api.delete(`/api/auth/users/${other.user._id}`)).status).toBe(200);

    const kept = shop.database.row("select author_name from posts where id = ?", post.id);
    expect(kept.author_name).toBe("Chatpata");
  });

  test("of nobody is not found", async () => {
    const reply = await admin.api.delete("/api/auth/users/nobody");
    expect(reply.status).toBe(404);
    expect(reply.body.message).toBe("Customer not found");
  });
});

describe("messages", () => {
  const unreadOf = (page: FormReply) =>
    Number(/Unread<span class="count-badge">(\d+)/.exec(page.text)?.[1] ?? Number.NaN);

  test("are shown whole and harmless, with the ways to answer", async () => {
    const message = anyMessage(shop.database, {
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
    const message = anyMessage(shop.database);
    const before = await visitor.get("/admin/messages");
    const unread = unreadOf(before);
    expect(visibleText((await visitor.get("/admin/orders")).text)).toContain(
      `Messages ${unread} unread`,
    );

    const address = `/admin/messages/${message.id}/reading`;
    const read = await visitor.postForm(address, before.form(address));

    expect(await toastAfter(read)).toContain("Message marked as read");
    const after = await visitor.get("/admin/messages");
    expect(unreadOf(after)).toBe(unread - 1);
    expect(after.text).not.toContain(message.name);
    const kept = await visitor.get("/admin/messages?shown=read");
    expect(kept.text).toContain(message.name);
    await visitor.postForm(address, kept.form(address));
    expect(unreadOf(await visitor.get("/admin/messages"))).toBe(unread);
  });

  test("are deleted after a question", async () => {
    const message = anyMessage(shop.database);
    const address = `/admin/messages/${message.id}/removal`;
    expect(visibleText((await visitor.get(address)).text)).toContain("Are you sure");

    expect(await toastAfter(await visitor.postForm(address))).toContain(
      "Message deleted successfully",
    );
    expect((await visitor.get(`/admin/messages?message=${message.id}`)).status).toBe(404);
  });
});

describe("subscribers", () => {
  test("are found by how their address begins, and taken off the list", async () => {
    const word = anyWord().toLowerCase();
    const first = anySubscriber(shop.database, `${word}.a@chatpata.test`);
    anySubscriber(shop.database, `${word}.b@chatpata.test`);
    anySubscriber(shop.database, `x${word}@chatpata.test`);

    const page = await visitor.get(`/admin/subscribers?search=${word.toUpperCase()}`);

    expect(visibleText(page.text)).toContain("2 subscribers");
    expect(page.text).not.toContain(`x${word}`);
    const address = `/admin/subscribers/${first.id}/removal`;
    expect(visibleText((await visitor.get(address)).text)).toContain(first.email);
    expect(await toastAfter(await visitor.postForm(address))).toContain(
      "Subscriber removed successfully",
    );
    expect(visibleText((await visitor.get(`/admin/subscribers?search=${word}`)).text)).toContain(
      "1 subscriber ",
    );
  });

  test("come as a CSV that runs nothing", async () => {
    const word = anyWord().toLowerCase();
    const emails = Array.from({ length: 1201 }, (_, at) => `${word}${at}@chatpata.test`).sort();
    for (const email of emails) anySubscriber(shop.database, email);
    anySubscriber(shop.database, `=${word}@chatpata.test`);

    const reply = await visitor.get(`/admin/subscribers/export.csv?search=${word}`);

    expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(reply.headers.get("content-disposition")).toMatch(
      /^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [titles, ...lines] = readCsv(reply.text.replace(/^\uFEFF/, ""));
    expect(titles).toEqual(["Email", "Subscribed On"]);
    expect(lines.map(([email]) => email)).toEqual(emails);
    const formula = await visitor.get(`/admin/subscribers/export.csv?search=%3D${word}`);
    expect(formula.text).toContain(`'=${word}@chatpata.test`);
  });
});

describe("reviews", () => {
  const statsOf = async () =>
    (await shop.api.get<{ totalReviews: number }>("/api/reviews/stats")).body.data.totalReviews;

  test("are featured, hidden and shown, and the public pages follow", async () => {
    const asha = await registerCustomer(shop.api);
    const title = anyWord();
    const dish = anyDish(shop.database);
    const review = await writeReview(asha.api, { title, product: dish.id, rating: 2 });
    const total = await statsOf();
    const address = `/admin/reviews/${review.id}`;
    const rating = async () =>
      (await shop.api.get<{ reviews: number }>(`/api/products/${dish.id}`)).body.data.reviews;
    expect(await rating()).toBe(1);

    await visitor.postForm(`${address}/feature`, { featured: "yes" });
    expect((await shop.api.get("/api/reviews?featured=true&limit=100")).text).toContain(title);
    const featured = await visitor.get(`/admin/reviews?state=featured&search=${title}`);
    expect(featured.text).toContain(title);

    await visitor.postForm(`${address}/visibility`, { hidden: "yes" });
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

    await visitor.postForm(`${address}/visibility`, { hidden: "no" });
    expect(await statsOf()).toBe(total);
    expect(await rating()).toBe(1);
  });

  test("are deleted with the pictures that nothing else shows", async () => {
    const picture = async (width: number) =>
      dataImage("image/png", await testImage("png", { width, height: 50 }));
    const [own, shared] = [await picture(61), await picture(67)];
    const [asha, ravi] = [await registerCustomer(shop.api), await registerCustomer(shop.api)];
    const review = await writeReview(asha.api, { images: [own, shared] });
    await writeReview(ravi.api, { images: [shared] });
    const [ownUrl = "", sharedUrl = ""] = review.images;
    const statusOf = async (address: string) =>
      (await fetch(new URL(address, shop.server.baseUrl))).status;
    expect([await statusOf(ownUrl), await statusOf(sharedUrl)]).toEqual([200, 200]);
    const total = await statsOf();

    const page = await visitor.get(`/admin/reviews/${review.id}/removal`);
    expect(visibleText(page.text)).toContain("Its pictures go with it.");
    const done = await visitor.postForm(`/admin/reviews/${review.id}/removal`);

    expect(await toastAfter(done)).toContain("Review deleted successfully");
    expect([await statusOf(ownUrl), await statusOf(sharedUrl)]).toEqual([404, 200]);
    expect(await statsOf()).toBe(total - 1);
  });
});

describe("the log", () => {
  test("tells what was before and after in words, and leads to what is still there", async () => {
    const asha = await registerCustomer(shop.api);
    const order = await placeOrder(asha.api, [anyDish(shop.database)]);
    await admin.api.patch(`/api/orders/${order.id}/status`, { status: "preparing" });
    const review = await writeReview(asha.api, { title: anyWord() });
    await visitor.postForm(`/admin/reviews/${review.id}/removal`);

    const page = await visitor.get("/admin/log");
    const words = visibleText(page.text);

    expect(words).toContain(`Order status changed: ${order.orderNumber} ${admin.name} ·`);
    expect(words).toContain("Status before: Pending → after: Preparing");
    expect(page.text).toContain(`href="/admin/orders?order=${order.id}"`);
    expect(words).toContain(`Review deleted: ${review.title}`);
    expect(page.text).not.toContain(`review=${review.id}`);
    const orders = visibleText((await visitor.get("/admin/log?kind=order")).text);
    expect(orders).toContain(order.orderNumber);
    expect(orders).not.toContain(review.title);
    const nobodys = visibleText((await visitor.get("/admin/log?actor=nobody")).text);
    expect(nobodys).toContain("Nothing found");
    const own = visibleText((await visitor.get(`/admin/log?actor=${admin.user._id}`)).text);
    expect(own).toContain(order.orderNumber);
  });

  test("is walked to older entries without a gap", async () => {
    const message = anyMessage(shop.database);
    for (let at = 0; at < 120; at += 1) {
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
    expect(counts.length).toBeGreaterThan(2);
    expect(counts.reduce((sum, count) => sum + count)).toBe(total);
    expect(counts.slice(0, -1).every((count) => count === 50)).toBe(true);
  });
});
