import type { Database, Statement } from "better-sqlite3";
import { ApiClient } from "#tests/support/http/client.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { closeShop, openShop } from "./shop.ts";
import { type Row, ratioRow } from "./table.ts";

type Step = { sql: string; values: unknown[]; method: "run" | "get" | "all" };
type PlacedOrder = { id: string; orderNumber: string; items: { id: string }[] };

/** Returns the statements that `work` runs, without those that open and close transactions. */
async function statementsOf<Outcome>(database: Database, work: () => Promise<Outcome>) {
  const statements: Statement = Object.getPrototypeOf(database.prepare("select 1"));
  const methods = { run: statements.run, get: statements.get, all: statements.all };
  const steps: Step[] = [];
  for (const method of ["run", "get", "all"] as const) {
    statements[method] = function recorded(this: Statement, ...values: unknown[]) {
      steps.push({ sql: this.source, values, method });
      return methods[method].apply(this, values);
    } as never;
  }
  const outcome = await work().finally(() => Object.assign(statements, methods));
  const isControl = ({ sql }: Step) => /^(begin|commit|rollback|savepoint|release)/i.test(sql);
  return { outcome, steps: steps.filter((step) => !isControl(step)) };
}

/**
 * Returns a function that runs the statements in one transaction, prepared once. The `unique`
 * values, which a second order must not reuse (ids, number and key), are replaced with new ones
 * each time.
 */
function replay(database: Database, steps: Step[], unique: string[], newId: () => string) {
  const prepared = steps.map(({ sql, values, method }) => {
    const statement = database.prepare(sql);
    if (statement.reader) statement.raw();
    const isUnique = values.map(
      (value) => typeof value === "string" && unique.some((one) => value.includes(one)),
    );
    return { statement, values, method, isUnique };
  });
  const run = database.transaction((fresh: string[]) => {
    const renewed = (value: unknown) =>
      unique.reduce((text, old, index) => text.replace(old, fresh[index] ?? ""), String(value));
    for (const { statement, values, method, isUnique } of prepared) {
      statement[method](...values.map((one, index) => (isUnique[index] ? renewed(one) : one)));
    }
  });
  return () => run.immediate(unique.map(newId));
}

async function perSecond(seconds: number, work: () => unknown): Promise<number> {
  const startedMs = performance.now();
  let count = 0;
  while (performance.now() - startedMs < seconds * 1000) {
    await work();
    count += 1;
  }
  return (count * 1000) / (performance.now() - startedMs);
}

/** Placing an order in this process, against its bare statements, on the same database. */
export async function orderRows(how: { rounds: number; seconds: number }): Promise<Row[]> {
  const shop = await openShop();
  try {
    const { user } = await registerCustomer(new ApiClient(shop.baseUrl));
    await shop.stop();
    // The domain opens this database when it is imported.
    process.env.DATABASE_PATH = shop.databasePath;
    const { sqlite } = await import("#db/client.server.ts");
    const { newId } = await import("#db/new-id.ts");
    const { findUser } = await import("#app/domain/accounts/queries.server.ts");
    const { placeOrder } = await import("#app/domain/checkout/place-order.server.ts");
    const { placeOrderInput } = await import("#app/domain/checkout/schema.ts");

    sqlite.exec("update products set stock = 1000000000");
    const dishes = sqlite
      .prepare<[], { id: string }>("select id from products where is_available = 1 limit 2")
      .all();
    const actor = findUser(user.id);
    if (!actor) throw new Error("The customer is not in the database.");
    const input = placeOrderInput.parse(orderOf(dishes.map(({ id }) => ({ id, quantity: 2 }))));
    const place = async (key = newId()): Promise<PlacedOrder> => {
      const placed = await placeOrder(actor, input, { key, fingerprint: "bench" });
      if (!placed.ok) throw new Error(placed.message);
      return placed.value;
    };
    // The first order is different, because some things are read only once.
    await place();
    const key = newId();
    const { outcome: order, steps } = await statementsOf(sqlite, () => place(key));
    const unique = [order.id, order.orderNumber, key, ...order.items.map(({ id }) => id)];
    const placeRaw = replay(sqlite, steps, unique, newId);

    const rounds: { shop: number; reference: number }[] = [];
    for (let round = 0; round <= how.rounds; round += 1) {
      const reference = await perSecond(how.seconds, placeRaw);
      const shop = await perSecond(how.seconds, place);
      // The first round only warms both up.
      if (round > 0) rounds.push({ shop, reference });
    }
    const what = `placing an order in process, against its ${steps.length} statements in raw SQL`;
    return [{ ...ratioRow({ what, target: 0.75 }, rounds), generator: "none: same process" }];
  } finally {
    await closeShop(shop);
  }
}
