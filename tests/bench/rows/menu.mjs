import { cpSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { DISHES, shortenMenu } from "#tests/support/menu-length.mjs";
import { ask, openShop, sendForm } from "../bench-shop.mjs";
import { startChild } from "../child.mjs";
import { speedRow } from "../figures.mjs";
import { speedOf } from "../load.mjs";

const CONNECTIONS = 16;
const here = new URL("../references/", import.meta.url).pathname;
/** What a phone's browser sends with a typed address. */
const browser = {
  accept: "text/html,application/xhtml+xml",
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "en-IN,en;q=0.9",
  "sec-ch-ua": '"Chromium";v="156"',
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
};
/** Set by Node itself on every answer. */
const NODES_OWN = new Set(["connection", "keep-alive", "date"]);

/** @typedef {{ shop: import("../load.mjs").Speed; reference: import("../load.mjs").Speed }} Round */

/** @param {import("../bench-shop.mjs").Shop} shop */
async function customerWithCart({ baseUrl }) {
  const email = `bench.${Date.now()}@chatpata.test`;
  const password = "bhel-puri-7";
  const person = { name: "Asha Kulkarni", email, password, confirmPassword: password };
  const cookie = await sendForm(baseUrl, "/register", { ...person, phone: "9822012345" });
  const menu = (await ask(`${baseUrl}/menu`, { headers: { cookie } })).body.toString();
  const dishes = [...menu.matchAll(/name="productId" value="([^"]+)"/g)].map(([, id]) => id ?? "");
  if (dishes.length < DISHES) throw new Error(`The menu sells ${dishes.length} dishes`);
  for (const productId of dishes.slice(0, 2)) {
    await sendForm(baseUrl, "/cart/lines", { productId, quantity: "1", returnTo: "/menu" }, cookie);
  }
  return cookie;
}

/** Sends the bytes and headers of the shop's own answer. @param {string} baseUrl */
async function sameBytes(baseUrl) {
  const page = await ask(`${baseUrl}/menu`, { headers: browser });
  if (page.headers["content-encoding"] !== "br") throw new Error("The menu came unpacked");
  const headers = Object.entries(page.headers).filter(([name]) => !NODES_OWN.has(name));
  const child = startChild([join(here, "same-bytes.mjs")]);
  const { port } = /** @type {{ port: number }} */ (
    await child.ask({ headers: Object.fromEntries(headers), body: page.body.toString("base64") })
  );
  return { baseUrl: `http://127.0.0.1:${port}`, pid: child.pid, stop: child.stop };
}

/**
 * @param {string} file
 * @param {string} baseUrl
 * @param {Record<string, string>} headers
 */
async function bareRender(file, baseUrl, headers) {
  const child = startChild([join(here, "bare-render.mjs")], {
    DATABASE_PATH: file,
    BACKUP_EVERY: "0",
    LOG_LEVEL: "silent",
  });
  await child.ask({ url: `${baseUrl}/menu`, headers });
  return {
    stop: child.stop,
    /** @param {number} seconds */
    speed: async (seconds) =>
      /** @type {import("../load.mjs").Speed} */ (await child.ask({ seconds })),
  };
}

/**
 * The menu of 24 dishes: kept, made anew with one new card, with nothing kept at all, and for a customer with a cart.
 * @param {{ folder: string; rounds: number; seconds: number }} how
 */
export async function menuRows({ folder, rounds, seconds }) {
  const file = join(folder, "menu.db");
  await openShop(file).then((first) => first.stop());
  shortenMenu(file);

  const shop = await openShop(file);
  const stops = [shop.stop];
  try {
    const cookie = await customerWithCart(shop);
    const bytes = await sameBytes(shop.baseUrl);
    stops.push(bytes.stop);
    const copy = join(folder, "menu-reference.db");
    cpSync(file, copy);
    cpSync(`${file}-wal`, `${copy}-wal`);
    const anonymousPage = await bareRender(copy, shop.baseUrl, browser);
    stops.push(anonymousPage.stop);
    const customersPage = await bareRender(copy, shop.baseUrl, { ...browser, cookie });
    stops.push(customersPage.stop);

    const writer = new Database(file);
    writer.pragma("synchronous = OFF");
    const sold = "from products where is_available = 1 and deleted_at is null";
    const dishes = writer.prepare(`select seq ${sold}`).pluck().all();
    // To a price that it never had.
    const raise = writer.prepare("update products set price_paise = price_paise + 1 where seq = ?");
    const raiseAll = writer.transaction(() => {
      for (const dish of dishes) raise.run(dish);
    });
    stops.push(async () => {
      writer.close();
    });
    let asked = 0;
    /** Changes the data before each request, and lets no two ask for the same: no page can be kept or shared. */
    const after = (/** @type {() => void} */ change) => [
      {
        setupRequest: (/** @type {import("autocannon").Asked} */ request) => {
          change();
          asked += 1;
          return { ...request, path: `/menu?visit=${asked}` };
        },
      },
    ];
    const oneChanged = after(() => raise.run(dishes[asked % dishes.length]));
    const everyChanged = after(raiseAll);
    const load = { connections: CONNECTIONS, headers: browser, path: "/menu" };
    /** @type {{ kept: Round[]; one: Round[]; every: Round[]; customer: Round[] }} */
    const found = { kept: [], one: [], every: [], customer: [] };
    // The first round warms both sides up.
    for (let round = 0; round <= rounds; round += 1) {
      const kept = {
        reference: await speedOf(bytes, { ...load, seconds }),
        shop: await speedOf(shop, { ...load, seconds }),
      };
      const one = {
        reference: await anonymousPage.speed(seconds),
        shop: await speedOf(shop, { ...load, seconds, requests: oneChanged }),
      };
      const every = {
        reference: await anonymousPage.speed(seconds),
        // Of requests under way together several would read the same prices, and share cards.
        shop: await speedOf(shop, { ...load, seconds, connections: 1, requests: everyChanged }),
      };
      const headers = { ...browser, cookie };
      const customer = {
        reference: await customersPage.speed(seconds),
        shop: await speedOf(shop, { ...load, seconds, headers }),
      };
      if (round === 0) continue;
      found.kept.push(kept);
      found.one.push(one);
      found.every.push(every);
      found.customer.push(customer);
    }
    return [
      speedRow("/menu with 24 dishes for an anonymous visitor, repeated", 0.6, found.kept),
      speedRow("/menu, one dish changed before every request", 0.45, found.one),
      speedRow("/menu, every dish changed before every request, one at a time", 0.45, found.every),
      speedRow("/menu for a customer with a session and a cart", 0.45, found.customer),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
