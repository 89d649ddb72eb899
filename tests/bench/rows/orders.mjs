import { cpSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { ask, openShop } from "../bench-shop.mjs";
import { startChild } from "../child.mjs";
import { speedRow } from "../figures.mjs";
import { speedOf } from "../load.mjs";

const CUSTOMERS = 16;
const reference = new URL("../references/orders.ts", import.meta.url).pathname;

/** @typedef {import("../load.mjs").Speed} Speed */

/** @param {import("../bench-shop.mjs").Shop} shop */
async function registerCustomers({ baseUrl }) {
  const tokens = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const reply = await ask(`${baseUrl}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: `Asha Kulkarni ${number}`,
        email: `bench.${number}@chatpata.test`,
        password: "bhel-puri-7",
      }),
    });
    if (reply.status !== 201) throw new Error(`Not registered: ${reply.body}`);
    tokens.push(String(JSON.parse(reply.body.toString()).token));
  }
  return tokens;
}

/** Two dishes that never run out, and somebody who orders them. @param {string} path */
function stockUp(path) {
  const file = new Database(path);
  file.exec("update products set stock = 1000000000");
  const dishes = file
    .prepare("select id from products where is_available = 1 limit 2")
    .pluck()
    .all();
  const userId = file.prepare("select id from users where role = 'customer' limit 1").pluck().get();
  file.pragma("wal_checkpoint(TRUNCATE)");
  file.close();
  return {
    userId: String(userId),
    order: {
      items: dishes.map((product) => ({ product, quantity: 2 })),
      deliveryAddress: {
        street: "12 Laxmi Road",
        city: "Pune",
        state: "Maharashtra",
        zipCode: "411030",
        phone: "+91 98220 12345",
      },
      deliveryType: "delivery",
      paymentMethod: "cash",
    },
  };
}

/**
 * Placing an order: in the shop's process, and through its door by 16 customers.
 * @param {{ folder: string; rounds: number; seconds: number }} how
 */
export async function orderRows({ folder, rounds, seconds }) {
  const file = join(folder, "orders.db");
  const first = await openShop(file);
  const tokens = await registerCustomers(first);
  await first.stop();
  const prepared = stockUp(file);
  const copy = join(folder, "orders-reference.db");
  cpSync(file, copy);

  const shop = await openShop(file);
  const bare = startChild(["--import", "tsx", reference], {
    DATABASE_PATH: copy,
    LOG_LEVEL: "silent",
  });
  try {
    const { port } = /** @type {{ port: number }} */ (await bare.ask({ prepare: prepared }));
    const bareServer = { baseUrl: `http://127.0.0.1:${port}`, pid: bare.pid };
    let ordered = 0;
    /** @type {import("autocannon").Asked & { setupRequest: (asked: import("autocannon").Asked) => import("autocannon").Asked }} */
    const order = {
      method: "POST",
      path: "/api/orders",
      body: JSON.stringify(prepared.order),
      setupRequest(request) {
        ordered += 1;
        const headers = {
          ...request.headers,
          "content-type": "application/json",
          "idempotency-key": `bench-${process.pid}-${ordered}`,
          authorization: `Bearer ${tokens[ordered % CUSTOMERS]}`,
        };
        return { ...request, headers };
      },
    };
    const load = { connections: CUSTOMERS, path: "/api/orders", requests: [order], seconds };
    /** @type {Record<"inProcess" | "overHttp", { shop: Speed; reference: Speed }[]>} */
    const found = { inProcess: [], overHttp: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const inProcess = {
        reference: /** @type {Speed} */ (await bare.ask({ way: "raw", seconds })),
        shop: /** @type {Speed} */ (await bare.ask({ way: "shop", seconds })),
      };
      const overHttp = {
        reference: await speedOf(bareServer, load),
        shop: await speedOf(shop, load),
      };
      // The first round warms both sides up.
      if (round === 0) continue;
      found.inProcess.push(inProcess);
      found.overHttp.push(overHttp);
    }
    return [
      speedRow("placing an order in process", 0.75, found.inProcess),
      speedRow("POST /api/orders, 16 customers", 0.5, found.overHttp),
    ];
  } finally {
    await bare.stop();
    await shop.stop();
  }
}
