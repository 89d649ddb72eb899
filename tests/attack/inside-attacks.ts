import type { Row } from "#tests/bench/table.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { givePin, makeDevice } from "#tests/support/records/staff.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin, type TestServer } from "#tests/support/shop/server.ts";
import { attacked, counted } from "./attacked-server.ts";

/** What people inside the shop, and requests with cookies of others, try. */

type Inside = { server: TestServer; api: ApiClient; database: TestDatabase };

function inside(attack: (shop: Inside) => Promise<Row[]>): Promise<Row[]> {
  return attacked({ env: { RATE_LIMITS: "on" } }, async (server) => {
    const database = openDatabase(server.databasePath);
    try {
      return await attack({ server, api: new ApiClient(server.baseUrl), database });
    } finally {
      database.close();
    }
  });
}

async function staffMember({ api, database }: Inside, role: string): Promise<Person> {
  const person = await registerCustomer(api);
  database.change("update users set role = ? where id = ?", role, person.user._id);
  return person;
}

async function ownerAt({ server }: Inside): Promise<FormVisitor> {
  const owner = new FormVisitor(server.baseUrl);
  await owner.signInAs(firstAdmin);
  return owner;
}

/** Cookies of advertisements and proxies, each visitor with others. */
export function foreignCookies({ requests }: { requests: number }): Promise<Row[]> {
  return inside(async ({ server }) => {
    const etags = new Set<string | null>();
    for (let n = 0; n < requests; n += 1) {
      const headers = { cookie: `_ga=GA1.1.${n}; __cf_bm=${n}` };
      const reply = await fetch(`${server.baseUrl}/menu`, { headers });
      await reply.arrayBuffer();
      etags.add(reply.headers.get("etag"));
    }
    return [
      {
        what: `${requests} visitors with cookies of others`,
        measured: `${etags.size} pages in the cache`,
        target: "1",
        met: etags.size === 1 && !etags.has(null),
      },
    ];
  });
}

/** A cook looks for what customers are and pay, and for a link that cancels. */
export function curiousCook(): Promise<Row[]> {
  return inside(async (shop) => {
    const customer = await registerCustomer(shop.api);
    const order = await placeOrder(customer.api, [addDish(shop.database)]);
    const cook = await staffMember(shop, "kitchen");
    const visitor = new FormVisitor(shop.server.baseUrl);
    visitor.continueSession(cook.token);
    const secrets = [customer.email, order.deliveryAddress.street, order.deliveryAddress.phone];
    const api = ["/api/orders", `/api/orders/${order.id}`];
    const pages = ["/admin/kitchen", "/admin/orders", `/admin/orders?order=${order.id}`];
    const texts = [
      ...(await Promise.all(api.map(async (path) => (await cook.api.get(path)).text))),
      ...(await Promise.all(pages.map(async (path) => (await visitor.get(path)).text))),
    ];
    const telling = texts.filter((text) =>
      [...secrets, "/track/"].some((secret) => text.includes(secret)),
    );
    return [
      {
        what: "replies that tell a cook a contact or a link that cancels",
        measured: `${telling.length} of ${texts.length}`,
        target: "none",
        met: telling.length === 0 && texts.every((text) => text.includes(order.orderNumber)),
      },
    ];
  });
}

/** Three wrong PINs of a colleague, then one's own, again and again. */
export function alternatingPins({ rounds }: { rounds: number }): Promise<Row[]> {
  return inside(async (shop) => {
    const owner = await ownerAt(shop);
    const [victim, colleague] = [
      await staffMember(shop, "counter"),
      await staffMember(shop, "counter"),
    ];
    await givePin(owner, victim, "7391");
    await givePin(owner, colleague, "2846");
    await makeDevice(owner, "Tablet");
    let compared = 0;
    for (let n = 0; n < rounds; n += 1) {
      for (const pin of ["1048", "6205", "9417"]) {
        const reply = await owner.postForm("/admin/switch", { person: victim.user._id, pin });
        if (!reply.visibleText.includes("This PIN is locked until")) compared += 1;
      }
      await owner.postForm("/admin/switch", { person: colleague.user._id, pin: "2846" });
    }
    return [
      {
        what: `${rounds * 3} guesses of a colleague's PIN between one's own`,
        measured: `${compared} compared`,
        target: "at most 5",
        met: compared > 0 && compared <= 5,
      },
    ];
  });
}

/** Coupon codes tried by placing orders. */
export function couponGuesses({ guesses }: { guesses: number }): Promise<Row[]> {
  return inside(async ({ api, database }) => {
    const customer = await registerCustomer(api);
    const dish = addDish(database, { stock: guesses });
    const statuses: number[] = [];
    for (let n = 0; n < guesses; n += 1) {
      const order = orderOf([dish], { coupon: `GUESS${n}` });
      statuses.push((await customer.api.post("/api/orders", order)).status);
    }
    return [
      {
        what: `${guesses} coupon codes tried by placing orders`,
        measured: counted(statuses),
        target: "at most 40 compared, then 429",
        met: statuses.includes(429) && statuses.filter((status) => status === 400).length <= 40,
      },
    ];
  });
}

/** Forms with a session, sent from pages that are not the shop's. */
export function foreignForms(): Promise<Row[]> {
  return inside(async (shop) => {
    const owner = await ownerAt(shop);
    const { host, hostname, origin } = new URL(shop.server.baseUrl);
    const origins = [
      `https://${host}`,
      `http://${hostname}`,
      `${origin}/`,
      `${origin}.evil.test`,
      `http://user@${host}`,
      "https://evil.test",
      "null",
    ];
    const statuses: number[] = [];
    for (const foreign of origins) {
      const headers = { origin: foreign, "sec-fetch-site": "" };
      statuses.push((await owner.postForm("/logout", {}, { headers })).status);
    }
    const isSignedIn = (await owner.get("/admin/orders")).status === 200;
    return [
      {
        what: "forms with a session from other schemes, ports, spellings and sites",
        measured: counted(statuses),
        target: "403 each",
        met: isSignedIn && statuses.every((status) => status === 403),
      },
    ];
  });
}
