import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { root } from "#app/cli/prepare.mjs";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { putInCart } from "#tests/support/records/checkout.ts";
import { shortenMenu } from "#tests/support/records/menu-length.mjs";
import { registerCustomer } from "#tests/support/records/people.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import type { TestServer } from "#tests/support/shop/server.ts";
import { checkGenerator, type Load, load, type Target } from "./load.ts";
import type { ReferencePage } from "./reference-server.ts";
import { closeShop, openShop } from "./shop.ts";
import { type Row, ratioRow } from "./table.ts";

/** The headers that a phone's browser sends when somebody types the URL. */
export const browserHeaders = {
  accept: "text/html,application/xhtml+xml",
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "en-IN,en;q=0.9",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
};

export async function customerWithCart({ baseUrl, databasePath }: TestServer): Promise<string> {
  const visitor = new FormVisitor(baseUrl);
  await visitor.signInAs(await registerCustomer(new ApiClient(baseUrl)));
  const database = openDatabase(databasePath);
  const dishes = database.rows("select id from products where is_available = 1 limit 2");
  database.close();
  for (const { id } of dishes) await putInCart(visitor, { id: String(id) });
  return visitor.cookieHeader();
}

/** Starts a reference server on a copy of the shop's database. */
async function startReference({ databasePath }: TestServer, page: ReferencePage) {
  const copy = `${databasePath}.copy`;
  for (const file of ["", "-wal"]) cpSync(databasePath + file, copy + file);
  const env = { DATABASE_PATH: copy, LOG_LEVEL: "silent", BACKUP_EVERY: "0" };
  const child = fork(join(root, "tests/bench/reference-server.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  child.send(page);
  const [ready] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (!ready.port) throw new Error("The reference server ended.");
  // The cost of reading a request depends on its number of headers, so both servers get the same
  // ones.
  const { headers } = page.of;
  const target: Target = {
    url: `http://127.0.0.1:${ready.port}/`,
    pid: Number(child.pid),
    headers,
  };
  return { target, stop: () => child.kill("SIGKILL") };
}

type Rounds = { rounds: number; seconds: number };

/** Loads the reference and the shop alternately; the first round only warms both up. */
export async function comparePage(
  server: TestServer,
  row: { what: string; target: number },
  page: ReferencePage,
  { rounds, seconds }: Rounds,
): Promise<Row> {
  const shop: Target = { ...page.of, pid: server.pid() };
  const reference = await startReference(server, page);
  const found: { shop: Load; reference: Load }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const loads = {
      reference: await load(reference.target, seconds),
      shop: await load(shop, seconds),
    };
    if (round > 0) found.push(loads);
  }
  reference.stop();
  const rates = found.map(({ shop, reference }) => ({
    shop: shop.perSecond,
    reference: reference.perSecond,
  }));
  const { generator, isValid } = checkGenerator(found.flatMap((loads) => Object.values(loads)));
  const compared = ratioRow(row, rates);
  return { ...compared, met: compared.met && isValid, generator };
}

/** `/menu` with 24 dishes for an anonymous visitor, and for a customer with a cart. */
export async function menuRows(how: Rounds): Promise<Row[]> {
  const server = await openShop();
  try {
    shortenMenu(server.databasePath);
    const url = `${server.baseUrl}/menu`;
    const cookie = await customerWithCart(server);
    return [
      await comparePage(
        server,
        { what: "/menu, anonymous, against a server that sends the same bytes", target: 0.6 },
        { send: "same bytes", of: { url, headers: browserHeaders } },
        how,
      ),
      await comparePage(
        server,
        { what: "/menu, customer with a cart, against renderToString", target: 0.35 },
        { send: "rendered tree", of: { url, headers: { ...browserHeaders, cookie } } },
        how,
      ),
    ];
  } finally {
    await closeShop(server);
  }
}
