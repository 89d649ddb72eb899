import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { root, runToEnd } from "#app/cli/prepare.mjs";
import { FormVisitor } from "#tests/support/http/form.ts";
import { firstAdmin, startServer, type TestServer } from "#tests/support/shop/server.ts";
import type { listPages } from "./list-pages.ts";

const DEMO_PASSWORD = "pani-puri-demo";

/** Serves the build on an existing database or on a new one. */
export function openShop(databasePath?: string): Promise<TestServer> {
  const env = { BACKUP_EVERY: "0" };
  return startServer({
    database: "empty",
    env: databasePath ? { ...env, DATABASE_PATH: databasePath } : env,
  });
}

export async function closeShop(shop: TestServer): Promise<void> {
  await shop.stop();
  const errors = shop.takeUnexpectedErrors();
  shop.removeFiles();
  if (errors.length > 0) throw new Error(`The server logged:\n${errors.join("\n")}`);
}

/** Returns the path of a database with a demo of this many orders; it is kept for the next run. */
export async function demoDatabase(folder: string, orders: number): Promise<string> {
  const path = join(folder, `${orders}.db`);
  if (existsSync(path)) return path;
  const unfinished = `${path}.unfinished`;
  const command = [join(root, "db/demo/run.ts"), "--orders", String(orders)];
  const env = { ...process.env, DATABASE_PATH: unfinished };
  const exitCode = await runToEnd(join(root, "node_modules/.bin/tsx"), command, { env });
  if (exitCode !== 0) throw new Error(`The demo with ${orders} orders failed (${exitCode}).`);
  renameSync(unfinished, path);
  return path;
}

export type Visitor = keyof typeof listPages;

async function cookieOf(baseUrl: string, email: string, password: string): Promise<string> {
  const visitor = new FormVisitor(baseUrl);
  await visitor.signInAs({ email, password });
  return visitor.cookieHeader();
}

/** The customer has five orders, so that their own lists are equally long in every demo database. */
export async function signInVisitors(
  baseUrl: string,
  databasePath: string,
): Promise<Record<Visitor, string>> {
  const database = new Database(databasePath, { readonly: true });
  const email = database
    .prepare(
      `select email from users where id in (select user_id from orders where user_id is not null
       group by user_id having count(*) = 5) limit 1`,
    )
    .pluck()
    .get();
  database.close();
  if (typeof email !== "string") throw new Error(`No customer of ${databasePath} has five orders.`);
  return {
    guest: "",
    customer: await cookieOf(baseUrl, email, DEMO_PASSWORD),
    admin: await cookieOf(baseUrl, firstAdmin.email, firstAdmin.password),
  };
}
