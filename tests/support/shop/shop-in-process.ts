/** The built shop in this process, on the database at DATABASE_PATH, with a record of each request's statements. */
import { AsyncLocalStorage } from "node:async_hooks";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, installGlobals, type ServerBuild } from "@remix-run/node";
import Database, { type Statement } from "better-sqlite3";

export const ORIGIN = "http://shop.test";

installGlobals({ nativeFetch: true });

/** Jobs run statements in the meantime, outside of any request. */
const noting = new AsyncLocalStorage<(sql: string) => void>();
const statements: Statement = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
for (const method of ["run", "get", "all", "iterate"] as const) {
  const original = statements[method];
  statements[method] = function noted(this: Statement, ...values: unknown[]) {
    noting.getStore()?.(this.source);
    return (original as (...values: unknown[]) => unknown).apply(this, values);
  } as never;
}

const built: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
export const { shop } = built.entry.module as unknown as typeof import("#app/entry.server.tsx");
await shop.start();

const handleRequest = createRequestHandler(built, "production");

/** Answers a request for a path of the shop; `note` gets each statement that it runs. */
export function ask(
  path: string,
  { headers = {}, ...init }: RequestInit = {},
  note: (sql: string) => void = () => {},
): Promise<Response> {
  const request = new Request(ORIGIN + path, {
    ...init,
    headers: { host: "shop.test", ...headers },
  });
  return noting.run(note, () => handleRequest(request));
}

const file = new Database(process.env.DATABASE_PATH ?? "");
/** The first column of the first row. */
export const value = (sql: string) => String(file.prepare(sql).pluck().get());
export const column = (sql: string) => file.prepare(sql).pluck().all();

/** Makes pages read again what several requests share and keep until something public changes. */
export function forgetSharedReads(): void {
  file.exec("update public_version set version = version + 1");
}

export function printResult(result: object): void {
  process.stdout.write(`\n${JSON.stringify(result)}\n`, () => process.exit());
}
