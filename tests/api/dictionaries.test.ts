import { createHash, randomBytes } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { createDCtx, decompressUsingDict, init } from "@bokuweb/zstd-wasm";
import { beforeAll, expect, test } from "vitest";
import { Dictionaries } from "#app/box/web/dictionaries.mjs";
import { anyDish } from "#tests/support/dishes.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();
/** What a browser sends that keeps dictionaries. */
const brands = { "sec-ch-ua": '"Chromium";v="156"' };

beforeAll(init);

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(shop.server.baseUrl + path, { headers });
}

/** What a browser sends that has a page to unpack others with. */
function having(page: string): Record<string, string> {
  const hash = createHash("sha256").update(page).digest("base64");
  return {
    ...brands,
    "accept-encoding": "gzip, br, zstd, dcb, dcz",
    "available-dictionary": `:${hash}:`,
  };
}

async function newcomersMenu(): Promise<string> {
  const reply = await ask("/menu", { ...brands, "accept-encoding": "br" });
  expect(reply.headers.get("use-as-dictionary")).toContain('match="/*"');
  return reply.text();
}

/** Takes what was packed with a page, returns its text as a browser would read it. */
async function unpacked(reply: Response, page: string): Promise<string> {
  expect(reply.headers.get("content-encoding")).toBe("dcz");
  expect(reply.headers.get("vary")).toContain("Available-Dictionary");
  const bytes = Buffer.from(await reply.arrayBuffer());
  const frame = bytes.subarray(0, 40).toString("hex");
  expect(frame).toBe(`5e2a4d1820000000${createHash("sha256").update(page).digest("hex")}`);
  const text = decompressUsingDict(createDCtx(), bytes.subarray(40), Buffer.from(page));
  return Buffer.from(text).toString();
}

test("who has a newcomer's menu gets only what is new in the next pages, his own ones too", async () => {
  const menu = await newcomersMenu();
  const customer = shop.visitor();
  const dish = anyDish(shop.database);
  await customer.postForm("/cart/lines", { productId: dish.id, quantity: "1", returnTo: "/menu" });
  const cookie = Object.entries(customer.cookies())
    .map((pair) => pair.join("="))
    .join("; ");

  for (const path of ["/menu", "/cart", "/no-such-page"]) {
    const plain = await (await ask(path, { cookie, "accept-encoding": "identity" })).text();
    const packed = await ask(path, { ...having(menu), cookie });
    const length = Number(packed.headers.get("content-length"));

    expect(await unpacked(packed, menu), path).toBe(plain);
    expect(length, path).toBeLessThan(plain.length / 8);
    expect(packed.headers.has("use-as-dictionary"), `${path} is nobody else's`).toBe(false);
  }
});

test("a newcomer who looks around gets the next kept page packed, and can unpack a third with that", async () => {
  const menu = await newcomersMenu();
  const packed = await ask("/faqs", having(menu));
  expect(packed.headers.has("use-as-dictionary")).toBe(true);
  const faqs = await unpacked(packed, menu);
  expect(faqs).toBe(await (await ask("/faqs", { "accept-encoding": "identity" })).text());

  for (const time of ["first", "second"]) {
    const contact = await unpacked(await ask("/contact", having(faqs)), faqs);
    expect(contact, time).toContain("</html>");
  }
});

test("the whole stylesheet comes packed with a page that has a part of it", async () => {
  const menu = await newcomersMenu();
  const [, address = ""] = /data-sheet="([^"]+)"/.exec(menu) ?? [];
  const whole = await (await ask(address)).text();
  expect(whole.length).toBeGreaterThan(10_000);

  expect(await unpacked(await ask(address, having(menu)), menu)).toBe(whole);
});

test("a page that changed is packed anew: its dictionary never brings the old one back", async () => {
  const before = await newcomersMenu();
  anyDish(shop.database, { name: "Dictionary Dabeli" });
  const after = await unpacked(await ask("/menu", having(before)), before);

  expect(before).not.toContain("Dictionary Dabeli");
  expect(after).toContain("Dictionary Dabeli");
});

test("a browser that keeps no dictionaries is offered none, and its pages stay unkept", async () => {
  const reply = await ask("/menu", { "accept-encoding": "br" });
  expect(reply.headers.has("use-as-dictionary")).toBe(false);
  expect(reply.headers.get("cache-control")).toBe("private, no-cache");
});

test.each([
  ["of a page that the shop does not know", () => having("a page of long ago")],
  ["that is no fingerprint", () => ({ ...having(""), "available-dictionary": "::" })],
])("a dictionary %s is left aside", async (_, headers) => {
  const reply = await ask("/cart", headers());
  expect(reply.headers.get("content-encoding")).toBe("br");
  expect(await reply.text()).toContain("</html>");
});

test.each(["br", "br, dcz;q=0"])(
  "who has a dictionary but takes %s gets the usual",
  async (accepted) => {
    const headers = { ...having(await newcomersMenu()), "accept-encoding": accepted };
    expect((await ask("/cart", headers)).headers.get("content-encoding")).toBe("br");
  },
);

test("a look at the headers alone, and who has the page already, are sent no bytes", async () => {
  const menu = await newcomersMenu();
  const etag = (await ask("/menu")).headers.get("etag") ?? "";
  const head = await fetch(`${shop.server.baseUrl}/menu`, {
    method: "HEAD",
    headers: having(menu),
  });
  expect(head.status).toBe(200);
  expect(head.headers.has("content-encoding")).toBe(false);

  const known = await ask("/menu", { ...having(menu), "if-none-match": etag });
  expect(known.status).toBe(304);
  expect(await known.text()).toBe("");
});

/** As browsers send it that have the page. */
const has = (hash: string) => ({ "available-dictionary": `:${hash}:`, "accept-encoding": "dcz" });

test("dictionaries take no more memory than is set aside: the longest unused are forgotten", () => {
  const dictionaries = new Dictionaries({ error: () => {} });
  const packed = brotliCompressSync(randomBytes(20_000));
  const hashes = Array.from({ length: 500 }, (_, count) => `page${count}`);
  for (const hash of hashes) {
    dictionaries.remember(hash, packed);
    expect(dictionaries.of(has("page0"), 1000), "the one in use").not.toBeNull();
  }
  const known = hashes.filter((hash) => dictionaries.of(has(hash), 1000));

  expect(known.length * packed.length).toBeGreaterThan(1_000_000);
  expect(known.length * packed.length).toBeLessThanOrEqual(4_000_000);
  expect(known).toContain("page499");
});

test("what is very long is not packed with a dictionary", () => {
  const dictionaries = new Dictionaries({ error: () => {} });
  dictionaries.remember("page", brotliCompressSync(randomBytes(100)));
  expect(dictionaries.of(has("page"), 900_000)).not.toBeNull();
  expect(dictionaries.of(has("page"), 1_100_000)).toBeNull();
});

test("where packing fails, that is logged once and the usual way is taken from then on", async () => {
  const logged: object[] = [];
  const dictionaries = new Dictionaries({ error: (about) => logged.push(about) }, () =>
    Promise.reject(new Error("no memory")),
  );
  dictionaries.remember("page", brotliCompressSync(randomBytes(100)));
  const page = dictionaries.of(has("page"), 1000);
  if (!page) throw new Error("The page is not known");

  expect(await dictionaries.pack(page, Buffer.from("next page"))).toBeNull();
  expect(dictionaries.of(has("page"), 1000)).toBeNull();
  expect(dictionaries.areKeptBy(brands)).toBe(false);
  expect(logged).toHaveLength(1);
});
