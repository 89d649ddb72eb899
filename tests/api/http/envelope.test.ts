import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { anyPerson, type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const admin = shop.owner;
let customer: Person;
let orderId: string;
beforeAll(async () => {
  customer = await registerCustomer(shop.api);
  orderId = (await placeOrder(customer.api, [addDish(shop.database)])).id;
});

const endpointsWithBody = [
  ["POST", "/api/auth/register"],
  ["POST", "/api/auth/login"],
  ["PUT", "/api/auth/profile"],
  ["POST", "/api/orders"],
  ["PATCH", "/api/orders/some-id/status"],
  ["PATCH", "/api/orders/some-id/payment"],
] as const;

// For every endpoint, see contract-statuses.test.ts.
test("another method returns 405 with the allowed ones", async () => {
  const reply = await admin.api.send("DELETE", "/api/orders");

  expect(reply.status).toBe(405);
  expect(reply.headers.get("allow")?.split(", ").sort()).toEqual([
    "GET",
    "HEAD",
    "OPTIONS",
    "POST",
  ]);
  expect(reply.body).toEqual({ success: false, message: "Method not allowed" });
});

test("HEAD returns 405 where GET is not allowed", async () => {
  expect((await customer.api.send("HEAD", "/api/auth/logout")).status).toBe(405);
});

describe("the body of a request", () => {
  const [method, path] = ["POST", "/api/orders"];

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

  test("refuses a compressed or missing body with 415", async () => {
    const compressed = await admin.api.send(method, path, {
      rawBody: "{}",
      headers: { "content-encoding": "gzip" },
    });
    const none = await admin.api.send(method, path);

    expect([compressed.status, none.status]).toEqual([415, 415]);
  });

  test("accepts JSON with a charset in any case", async () => {
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
    "refuses invalid UTF-8 as 'Invalid JSON'",
    async (...bytes) => {
      const encode = (text: string) => new TextEncoder().encode(text);
      const rawBody = new Uint8Array([...encode('{"name":"'), ...bytes, ...encode('"}')]);

      const reply = await admin.api.send(method, path, { rawBody });

      expect(reply.status).toBe(400);
      expect(reply.body.message).toBe("Invalid JSON");
    },
  );

  test.each(["null", "[]", '"text"', "1", "true"])(
    "refuses %s, which is not an object",
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

  test("accepts a body of exactly 64 KB and refuses one byte more with 413", async () => {
    const fits = `{"x":"${"a".repeat(64_000 - 8)}"}`;
    expect(fits).toHaveLength(64_000);

    const read = await admin.api.send(method, path, { rawBody: fits });
    const refused = await admin.api.send(method, path, { rawBody: `${fits} ` });

    expect(read.status).toBe(400);
    expect(refused.status).toBe(413);
    expect(refused.body).toEqual({ success: false, message: "The body is too large" });
  });

  test("refuses a chunked body over the limit without a content length", async () => {
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

describe("authentication is checked before the body", () => {
  test.each(["/api/orders/some-id/status", "/api/orders/some-id/payment"])(
    "%s refuses guests with 401 despite an invalid body",
    async (path) => {
      const reply = await shop.api.send("PATCH", path, { rawBody: "{" });

      expect(reply.status).toBe(401);
    },
  );

  test("an admin endpoint refuses customers with 403 despite an invalid body", async () => {
    const reply = await customer.api.patch("/api/orders/unknown/payment", {});

    expect(reply.status).toBe(403);
  });
});

describe("reading", () => {
  const readable = [() => "/api/products", () => `/api/orders/${orderId}`];

  test.each(readable)(
    "%s has an ETag and returns 304 without a body for a matching one",
    async (path) => {
      const full = await admin.api.get(path());
      const etag = full.headers.get("etag") ?? "";
      expect(full.status).toBe(200);
      expect(etag).toMatch(/^W\/"[\w-]+"$/);

      for (const match of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
        const again = await admin.api.get(path(), { headers: { "if-none-match": match } });
        expect(again.status, match).toBe(304);
        expect(again.text).toBe("");
        expect(again.headers.get("etag")).toBe(etag);
      }
      for (const mismatch of ['"other"', "", "nonsense", etag.slice(3, -1)]) {
        const again = await admin.api.get(path(), { headers: { "if-none-match": mismatch } });
        expect(again.status, mismatch).toBe(200);
        expect(again.text).toBe(full.text);
      }
    },
  );

  test.each(readable)("HEAD %s returns the headers of GET without the body", async (path) => {
    const full = await admin.api.get(path());

    const head = await admin.api.send("HEAD", path());

    expect(head.status).toBe(200);
    expect(head.text).toBe("");
    expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
    expect(head.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("HEAD returns the error statuses of GET", async () => {
    const statuses = await Promise.all(
      ["/api/orders/unknown", "/api/products/unknown", "/api/unknown"].map(
        async (path) => (await admin.api.send("HEAD", path)).status,
      ),
    );

    expect(statuses).toEqual([404, 404, 404]);
    expect((await shop.api.send("HEAD", "/api/orders")).status).toBe(401);
  });

  test("an ETag changes with the response", async () => {
    const person = await registerCustomer(shop.api);
    const before = await person.api.get("/api/auth/verify");

    await person.api.put("/api/auth/profile", { name: "Asha Rao" });
    const after = await person.api.get("/api/auth/verify", {
      headers: { "if-none-match": before.headers.get("etag") ?? "" },
    });

    expect(after.status).toBe(200);
    expect(after.body.user?.name).toBe("Asha Rao");
  });

  test("an ETag of another customer does not match", async () => {
    const ownReply = await customer.api.get("/api/orders/user");
    const otherCustomer = await registerCustomer(shop.api);

    const reply = await otherCustomer.api.get("/api/orders/user", {
      headers: { "if-none-match": ownReply.headers.get("etag") ?? "" },
    });

    expect(reply.status).toBe(200);
  });

  test("responses are private and have a declared type", async () => {
    for (const path of ["/api/products", "/api/unknown-call", "/api/orders"]) {
      const { headers } = await shop.api.get(path);
      expect(headers.get("cache-control"), path).toMatch(/private/);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("content-type"), path).toBe("application/json; charset=utf-8");
    }
  });
});

describe("hostile input", () => {
  function storedRows() {
    return ["users", "products", "orders", "order_items", "order_changes"].map((table) =>
      shop.database.rows(`select * from ${table} order by 1`),
    );
  }

  const depth = 9_000;
  const hostile: [name: string, rawBody: string][] = [
    ["nested arrays", `${"[".repeat(depth)}${"]".repeat(depth)}`],
    ["nested objects", `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`],
    ["arrays in a field", `{"items":${"[".repeat(depth)}${"]".repeat(depth)},"status":[[[]]]}`],
    ["objects in every field", '{"name":{},"email":{},"password":{},"items":{},"status":{}}'],
    ["arrays in every field", '{"name":[],"email":[],"password":[],"items":[[]],"status":[]}'],
    ["endless numbers", '{"items":[{"product":"x","quantity":1e999}],"status":-1e999}'],
    ["large numbers", '{"items":[{"product":"x","quantity":1e308}],"name":9007199254740993}'],
    ["a number of fifty thousand digits", `{"status":${"9".repeat(50_000)}}`],
    ["many keys", `{${Array.from({ length: 5_000 }, (_, key) => `"k${key}":1`).join(",")}}`],
    ["many items", `{"items":[${Array(20_000).fill("{}").join(",")}]}`],
    ["prototypes", '{"__proto__":{"name":"x","status":"delivered","paymentStatus":"paid"}}'],
    ["constructors", '{"constructor":{"prototype":{"isAdmin":true}},"toString":1,"valueOf":null}'],
    [
      "lone surrogates",
      '{"email":"\\ud800@x.yz","name":"\\udc00","status":"\\ud800","items":"\\ud800"}',
    ],
    ["NUL", '{"email":"\\u0000","name":"\\u0000\\u0000","status":"pending\\u0000","\\u0000":1}'],
    ["a long word", `{"email":"${"a@".repeat(15_000)}","status":"${"x".repeat(30_000)}"}`],
    [
      "SQL",
      `{"email":"' or 1=1 --","name":7,"product":"');drop table users;--","status":"' or ''='"}`,
    ],
  ];

  test.each(hostile)("%s: refused by every endpoint without changes", async (_, rawBody) => {
    const before = storedRows();

    for (const [method, path] of endpointsWithBody) {
      const url = path.replace("some-id", orderId);
      const reply = await admin.api.send(method, url, { rawBody });
      expect(reply.status, `${method} ${path}: ${reply.text.slice(0, 200)}`).toBe(400);
    }

    expect(storedRows()).toEqual(before);
  });

  test("hostile characters inside a text field are stored as text", async () => {
    const dish = addDish(shop.database);
    const { items, ...rest } = orderOf([dish]);
    const rawBody = JSON.stringify({ ...rest, items, notes: "NOTES" })
      .replace('"NOTES"', '"a\\ud800b\\u0000c\\u0007d\\u202e"')
      .replace("{", '{"__proto__":{"total":0},"constructor":1,');

    const reply = await customer.api.send<{ id: string }>("POST", "/api/orders", { rawBody });

    expect(reply.status, reply.text).toBe(201);
    const stored = shop.database.row("select * from orders where id = ?", reply.body.data.id);
    expect(stored).toMatchObject({ notes: "a\ufffdbcd", total_paise: 13_000 });
  });

  test.each([
    "\ud800\ud800\ud800\ud800\ud800\ud800",
    "\u0000\u0000\u0000\u0000\u0000\u0000",
    "पासवर्ड🌶",
  ])("accepts a password of unusual characters: %j", async (password) => {
    const person = anyPerson({ password });
    const registered = await shop.api.post("/api/auth/register", person);
    const login = await shop.api.post("/api/auth/login", person);
    const wrong = await shop.api.post("/api/auth/login", { ...person, password: `${password}x` });

    expect([registered.status, login.status, wrong.status]).toEqual([201, 200, 401]);
  });

  test.each(["k\u00e9y", "__proto__", "'; --", "\u00ff".repeat(200)])(
    "accepts an Idempotency-Key of unusual characters: %j",
    async (key) => {
      const person = await registerCustomer(shop.api);
      const dish = addDish(shop.database);
      const headers = { "idempotency-key": key };

      const first = await person.api.post("/api/orders", orderOf([dish]), { headers });
      const second = await person.api.post("/api/orders", orderOf([dish]), { headers });

      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.text).toBe(first.text);
    },
  );

  test("a client that disconnects while sending a body causes no error", async () => {
    const disconnected = new Promise((resolve) => {
      const aborted = request(new URL("/api/auth/login", shop.server.baseUrl), {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": 1000 },
      });
      aborted.on("error", resolve);
      aborted.write('{"email":', () => aborted.destroy(new Error("left")));
    });
    await disconnected;

    // The server logs an error before it answers the next request.
    expect((await shop.api.get("/api/products")).status).toBe(200);
  });
});
