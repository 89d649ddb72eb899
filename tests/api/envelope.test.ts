import { request as send } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { anyDish } from "#tests/support/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/orders.ts";
import { anyPerson, type Person, registerCustomer, signInAdmin } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

let admin: Person;
let customer: Person;
let orderId: string;
beforeAll(async () => {
  [admin, customer] = await Promise.all([signInAdmin(shop.api), registerCustomer(shop.api)]);
  orderId = (await placeOrder(customer.api, [anyDish(shop.database)])).id;
});

const addresses: Record<string, string[]> = {
  "/api/auth/register": ["POST"],
  "/api/auth/login": ["POST"],
  "/api/auth/verify": ["GET"],
  "/api/auth/profile": ["PUT"],
  "/api/auth/logout": ["POST"],
  "/api/orders": ["GET", "POST"],
  "/api/orders/user": ["GET"],
  "/api/orders/some-id": ["GET"],
  "/api/orders/some-id/status": ["PATCH"],
  "/api/orders/some-id/payment": ["PATCH"],
  "/api/orders/stats/overview": ["GET"],
};
const wrongMethods = Object.entries(addresses).flatMap(([path, methods]) =>
  ["GET", "POST", "PUT", "PATCH", "DELETE"]
    .filter((method) => !methods.includes(method))
    .map((method) => ({ method, path, allow: methods })),
);
const withBody = [
  ["POST", "/api/auth/register"],
  ["POST", "/api/auth/login"],
  ["PUT", "/api/auth/profile"],
  ["POST", "/api/orders"],
  ["PATCH", "/api/orders/some-id/status"],
  ["PATCH", "/api/orders/some-id/payment"],
] as const;

test.each(wrongMethods)("$method $path answers 405 and names the right methods", async (wrong) => {
  const reply = await admin.api.send(wrong.method, wrong.path);

  expect(reply.status).toBe(405);
  const head = wrong.allow.includes("GET") ? ["HEAD"] : [];
  expect(reply.headers.get("allow")?.split(", ").sort()).toEqual(
    [...wrong.allow, ...head, "OPTIONS"].sort(),
  );
  expect(reply.body).toEqual({ success: false, message: "Method not allowed" });
});

test("HEAD is no way around 405", async () => {
  expect((await customer.api.send("HEAD", "/api/auth/logout")).status).toBe(405);
});

describe.each(withBody)("%s %s", (method, path) => {
  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"])(
    "refuses a body of the type '%s' with 415",
    async (type) => {
      const reply = await admin.api.send(method, path, {
        rawBody: "{}",
        headers: { "content-type": type },
      });

      expect(reply.status).toBe(415);
      expect(reply.body).toEqual({ success: false, message: "Send the body as application/json" });
    },
  );

  test("refuses a compressed body with 415, and none at all", async () => {
    const compressed = await admin.api.send(method, path, {
      rawBody: "{}",
      headers: { "content-encoding": "gzip" },
    });
    const none = await admin.api.send(method, path);

    expect([compressed.status, none.status]).toEqual([415, 415]);
  });

  test("reads JSON whatever its charset is called", async () => {
    const reply = await admin.api.send(method, path, {
      rawBody: "[]",
      headers: { "content-type": "Application/JSON; charset=UTF-8" },
    });

    expect(reply.status).toBe(400);
  });

  test.each(["", "{", '{"a":1,}', "undefined", "NaN", "{'a':1}", "<xml/>", '{"a":"\n"}', "{}{}"])(
    "refuses %j as 'Invalid JSON'",
    async (rawBody) => {
      const reply = await admin.api.send(method, path, { rawBody });

      expect(reply.status).toBe(400);
      expect(reply.body).toEqual({ success: false, message: "Invalid JSON" });
    },
  );

  test.each([[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80]])(
    "refuses bytes that are no UTF-8 as 'Invalid JSON'",
    async (...bytes) => {
      const text = (words: string) => new TextEncoder().encode(words);
      const rawBody = new Uint8Array([...text('{"name":"'), ...bytes, ...text('"}')]);

      const reply = await admin.api.send(method, path, { rawBody });

      expect(reply.status).toBe(400);
      expect(reply.body.message).toBe("Invalid JSON");
    },
  );

  test.each(["null", "[]", '"text"', "1", "true"])(
    "refuses %s, which is no object",
    async (rawBody) => {
      const reply = await admin.api.send(method, path, { rawBody });

      expect(reply.status).toBe(400);
      expect(reply.body).toEqual({
        success: false,
        message: "Validation failed",
        errors: [{ path: "", msg: "Must be an object" }],
      });
    },
  );

  test("reads a body of exactly a megabyte and refuses one byte more with 413", async () => {
    const fits = `{"x":"${"a".repeat(1_000_000 - 8)}"}`;
    expect(fits).toHaveLength(1_000_000);

    const read = await admin.api.send(method, path, { rawBody: fits });
    const refused = await admin.api.send(method, path, { rawBody: `${fits} ` });

    expect(read.status).toBe(400);
    expect(refused.status).toBe(413);
    expect(refused.body).toEqual({ success: false, message: "The body is too large" });
  });

  test("refuses a body over the limit that comes in chunks, without a length", async () => {
    const chunk = new Uint8Array(100_000).fill(0x20);
    let chunks = 0;
    const rawBody = new ReadableStream({
      pull(controller) {
        chunks += 1;
        if (chunks > 50) controller.close();
        else controller.enqueue(chunk);
      },
    });

    const reply = await admin.api.send(method, path, { rawBody });

    expect(reply.status).toBe(413);
  });
});

describe("who calls is asked before what is sent", () => {
  test.each(["/api/orders/some-id/status", "/api/orders/some-id/payment"])(
    "%s refuses a guest with 401, whatever the body",
    async (path) => {
      const reply = await shop.api.send("PATCH", path, { rawBody: "{" });

      expect(reply.status).toBe(401);
    },
  );

  test("a customer reads 403 of an admin's call, whatever the body", async () => {
    const reply = await customer.api.patch("/api/orders/unknown/payment", {});

    expect(reply.status).toBe(403);
  });
});

describe("reading", () => {
  const readable = [
    () => "/api/products",
    () => "/api/auth/verify",
    () => "/api/orders",
    () => "/api/orders/user",
    () => `/api/orders/${orderId}`,
    () => "/api/orders/stats/overview",
  ];

  test.each(readable)(
    "%s carries an ETag; who has it already gets 304 and no body",
    async (path) => {
      const full = await admin.api.get(path());
      const etag = full.headers.get("etag") ?? "";
      expect(full.status).toBe(200);
      expect(etag).toMatch(/^W\/"[\w-]+"$/);

      for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
        const again = await admin.api.get(path(), { headers: { "if-none-match": known } });
        expect(again.status, known).toBe(304);
        expect(again.text).toBe("");
        expect(again.headers.get("etag")).toBe(etag);
      }
      for (const other of ['"other"', "", "nonsense", etag.slice(3, -1)]) {
        const again = await admin.api.get(path(), { headers: { "if-none-match": other } });
        expect(again.status, other).toBe(200);
        expect(again.text).toBe(full.text);
      }
    },
  );

  test.each(readable)("HEAD %s answers as GET does, without the body", async (path) => {
    const full = await admin.api.get(path());

    const head = await admin.api.send("HEAD", path());

    expect(head.status).toBe(200);
    expect(head.text).toBe("");
    expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
    expect(head.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("HEAD answers the refusals of GET as well", async () => {
    const statuses = await Promise.all(
      ["/api/orders/unknown", "/api/products/unknown", "/api/unknown"].map(
        async (path) => (await admin.api.send("HEAD", path)).status,
      ),
    );

    expect(statuses).toEqual([404, 404, 404]);
    expect((await shop.api.send("HEAD", "/api/orders")).status).toBe(401);
  });

  test("an ETag changes with the answer", async () => {
    const person = await registerCustomer(shop.api);
    const before = await person.api.get("/api/auth/verify");

    await person.api.put("/api/auth/profile", { name: "Asha Rao" });
    const after = await person.api.get("/api/auth/verify", {
      headers: { "if-none-match": before.headers.get("etag") ?? "" },
    });

    expect(after.status).toBe(200);
    expect(after.body.user?.name).toBe("Asha Rao");
  });

  test("one person's ETag is not another's", async () => {
    const mine = await customer.api.get("/api/orders/user");
    const other = await registerCustomer(shop.api);

    const reply = await other.api.get("/api/orders/user", {
      headers: { "if-none-match": mine.headers.get("etag") ?? "" },
    });

    expect(reply.status).toBe(200);
  });

  test("answers are kept by the caller alone and never guessed at", async () => {
    for (const path of ["/api/products", "/api/unknown-call", "/api/orders"]) {
      const { headers } = await shop.api.get(path);
      expect(headers.get("cache-control"), path).toMatch(/private/);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("content-type"), path).toBe("application/json; charset=utf-8");
    }
  });
});

describe("other sites", () => {
  test("are allowed nothing: no CORS headers, also not to a preflight", async () => {
    const origin = "https://evil.example";
    const preflight = await shop.api.send("OPTIONS", "/api/orders", {
      headers: { origin, "access-control-request-method": "POST" },
    });
    const read = await shop.api.get("/api/products", { headers: { origin } });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
    for (const { headers } of [preflight, read]) {
      expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });

  test("cannot order by the cookie of a customer", async () => {
    const person = await registerCustomer(shop.api);
    const visitor = shop.visitor();
    await visitor.signInAs(person);
    const cookie = Object.entries(visitor.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
    const dish = anyDish(shop.database, { stock: 5 });
    const byCookie = shop.api.withHeaders({ cookie });

    const foreign = await byCookie.post("/api/orders", orderOf([dish]), {
      headers: { origin: "https://evil.example" },
    });
    const own = await byCookie.post("/api/orders", orderOf([dish]), {
      headers: { origin: shop.server.baseUrl },
    });

    expect(foreign.status).toBe(403);
    expect(own.status).toBe(201);
    expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(4);
  });
});

describe("hostile input", () => {
  /** Everything that a caller must not be able to change for somebody else. */
  function records() {
    return ["users", "products", "orders", "order_items", "order_changes"].map((table) =>
      shop.database.rows(`select * from ${table} order by 1`),
    );
  }

  const depth = 150_000;
  const hostile: [what: string, rawBody: string][] = [
    ["nested arrays", `${"[".repeat(depth)}${"]".repeat(depth)}`],
    ["nested objects", `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`],
    ["arrays in a field", `{"items":${"[".repeat(depth)}${"]".repeat(depth)},"status":[[[]]]}`],
    ["objects in every field", '{"name":{},"email":{},"password":{},"items":{},"status":{}}'],
    ["arrays in every field", '{"name":[],"email":[],"password":[],"items":[[]],"status":[]}'],
    ["endless numbers", '{"items":[{"product":"x","quantity":1e999}],"status":-1e999}'],
    ["large numbers", '{"items":[{"product":"x","quantity":1e308}],"name":9007199254740993}'],
    ["a number of a hundred thousand digits", `{"status":${"9".repeat(100_000)}}`],
    ["many keys", `{${Array.from({ length: 50_000 }, (_, key) => `"k${key}":1`).join(",")}}`],
    ["many items", `{"items":[${Array(20_000).fill("{}").join(",")}]}`],
    ["prototypes", '{"__proto__":{"name":"x","status":"delivered","paymentStatus":"paid"}}'],
    ["constructors", '{"constructor":{"prototype":{"isAdmin":true}},"toString":1,"valueOf":null}'],
    [
      "lone surrogates",
      '{"email":"\\ud800@x.yz","name":"\\udc00","status":"\\ud800","items":"\\ud800"}',
    ],
    ["NUL", '{"email":"\\u0000","name":"\\u0000\\u0000","status":"pending\\u0000","\\u0000":1}'],
    ["a long word", `{"email":"${"a@".repeat(200_000)}","status":"${"x".repeat(100_000)}"}`],
    [
      "SQL",
      `{"email":"' or 1=1 --","name":7,"product":"');drop table users;--","status":"' or ''='"}`,
    ],
  ];

  test.each(hostile)("%s: refused by every call, and nothing changes", async (_, rawBody) => {
    const before = records();

    for (const [method, path] of withBody) {
      const address = path.replace("some-id", orderId);
      const reply = await admin.api.send(method, address, { rawBody });
      expect(reply.status, `${method} ${path}: ${reply.text.slice(0, 200)}`).toBe(400);
    }

    expect(records()).toEqual(before);
  });

  test("what is hostile only inside a text is stored as harmless text", async () => {
    const dish = anyDish(shop.database);
    const { items, ...rest } = orderOf([dish]);
    const rawBody = JSON.stringify({ ...rest, items, notes: "NOTES" })
      .replace('"NOTES"', '"a\\ud800b\\u0000c\\u0007d\\u202e"')
      .replace("{", '{"__proto__":{"total":0},"constructor":1,');

    const reply = await customer.api.send<{ id: string }>("POST", "/api/orders", { rawBody });

    expect(reply.status, reply.text).toBe(201);
    const stored = shop.database.row("select * from orders where id = ?", reply.body.data.id);
    expect(stored).toMatchObject({ notes: "a\ufffdbcd\u202e", total_paise: 13_000 });
  });

  test.each([
    "\ud800\ud800\ud800\ud800\ud800\ud800",
    "\u0000\u0000\u0000\u0000\u0000\u0000",
    "पासवर्ड🌶",
  ])("a password of odd characters opens its own account: %j", async (password) => {
    const person = anyPerson({ password });
    const registered = await shop.api.post("/api/auth/register", person);
    const login = await shop.api.post("/api/auth/login", person);
    const wrong = await shop.api.post("/api/auth/login", { ...person, password: `${password}x` });

    expect([registered.status, login.status, wrong.status]).toEqual([201, 200, 401]);
  });

  test.each(["k\u00e9y", "__proto__", "'; --", "\u00ff".repeat(200)])(
    "an Idempotency-Key of odd characters is a key like any other: %j",
    async (key) => {
      const person = await registerCustomer(shop.api);
      const dish = anyDish(shop.database);
      const headers = { "idempotency-key": key };

      const first = await person.api.post("/api/orders", orderOf([dish]), { headers });
      const second = await person.api.post("/api/orders", orderOf([dish]), { headers });

      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.text).toBe(first.text);
    },
  );

  test("a caller that leaves in the middle of a body is no error", async () => {
    const left = new Promise((resolve) => {
      const leaving = send(new URL("/api/auth/login", shop.server.baseUrl), {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": 1000 },
      });
      leaving.on("error", resolve);
      leaving.write('{"email":', () => leaving.destroy(new Error("left")));
    });
    await left;

    // The server logs an error, if any, before it answers what comes next.
    expect((await shop.api.get("/api/products")).status).toBe(200);
  });
});
