/**
 * The least that placing an order can cost: the statements that the shop runs for it, prepared once and run in one
 * transaction with nothing around them. In this process, and behind a bare server.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Database, { type Statement } from "better-sqlite3";
import { findUser } from "#app/domain/accounts/queries.server.ts";
import { placeOrder } from "#app/domain/orders/place-order.server.ts";
import { placeOrderInput } from "#app/domain/orders/schema.ts";
import { sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { answerLines, speedOfWork } from "./answers.mjs";

type Values = unknown[];
type Step = { sql: string; values: Values; way: "run" | "get" | "all" };
type Question =
  | { prepare: { userId: string; order: unknown } }
  | { way: "shop" | "raw"; seconds: number };

const statements: Statement = Object.getPrototypeOf(sqlite.prepare("select 1"));
const ways = ["run", "get", "all"] as const;
const aKey = () => ({ key: newId(), fingerprint: "bench" });

/** The statements that placing this order runs, and the values that another order has others of. */
async function learn(
  place: (key: string) => Promise<{ id: string; orderNumber: string; items: { id: string }[] }>,
) {
  const steps: Step[] = [];
  const timed = { run: statements.run, get: statements.get, all: statements.all };
  for (const way of ways) {
    statements[way] = function kept(this: Statement, ...values: Values) {
      steps.push({ sql: this.source, values, way });
      return timed[way].apply(this, values);
    } as never;
  }
  const key = newId();
  const order = await place(key);
  Object.assign(statements, timed);
  const fresh = [order.id, order.orderNumber, key, ...order.items.map(({ id }) => id)];
  return {
    steps: steps.filter(({ sql }) => !/^(begin|savepoint|release|commit)/i.test(sql)),
    fresh,
  };
}

/** Returns what runs those statements on the same file, each time for another order. */
function replay({ steps, fresh }: Awaited<ReturnType<typeof learn>>): () => void {
  const file = new Database(sqlite.name);
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  file.pragma("cache_size = -16000");
  const prepared = steps.map(({ sql, values, way }) => {
    const statement = file.prepare(sql);
    if (statement.reader) statement.raw();
    const changing = values.map(
      (value) => typeof value === "string" && fresh.some((one) => value.includes(one)),
    );
    return { statement, values, way, changing };
  });
  const run = file.transaction((anew: string[]) => {
    for (const { statement, values, way, changing } of prepared) {
      const now = values.map((value, index) =>
        changing[index]
          ? fresh.reduce((said, old, place) => said.replace(old, anew[place] ?? ""), String(value))
          : value,
      );
      statement[way](...now);
    }
  });
  return () => run.immediate(fresh.map(() => newId()));
}

let placeOne: () => unknown = () => {};
let placeRaw = () => {};

async function serve(answer: string): Promise<number> {
  const server = createServer(async (request, reply) => {
    JSON.parse(await text(request));
    placeRaw();
    reply.writeHead(201, { "Content-Type": "application/json", "Content-Length": answer.length });
    reply.end(answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

await answerLines(async (question: Question) => {
  if ("way" in question) {
    return speedOfWork(question.seconds, question.way === "shop" ? placeOne : placeRaw);
  }
  const { userId, order } = question.prepare;
  const actor = findUser(userId);
  const input = placeOrderInput.parse(order);
  if (!actor) throw new Error("The customer is not in the file");
  const place = async (once: ReturnType<typeof aKey>) => {
    const placed = await placeOrder(actor, input, once);
    if (!placed.ok) throw new Error(placed.message);
    return placed.value;
  };
  await place(aKey());
  const learned = await learn((key) => place({ key, fingerprint: "bench" }));
  placeOne = () => place(aKey());
  placeRaw = replay(learned);
  placeRaw();
  const port = await serve(JSON.stringify({ success: true, data: await place(aKey()) }));
  return { port, statements: learned.steps.length };
});
