import type { Row } from "#tests/bench/table.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { anyPerson, registerCustomer } from "#tests/support/records/people.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import type { TestServer } from "#tests/support/shop/server.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";
import { attacked, counted } from "./attacked-server.ts";

const HOUR_MS = 3_600_000;
/** Orders, logins and quotes of the same moment. */
const AT_ONCE = 4;

type Pass = (ms: number) => void;

/** A shop with its limits, whose clock only moves when it is told to. */
async function withClock(attack: (server: TestServer, pass: Pass) => Promise<Row[]>) {
  const clock = serverClock();
  let atMs = Date.now();
  const pass = (ms: number) => {
    atMs += ms;
    clock.stopAt(new Date(atMs));
  };
  pass(0);
  try {
    const env = { RATE_LIMITS: "on", ...clock.env };
    return await attacked({ env }, (server) => attack(server, pass));
  } finally {
    clock.removeFiles();
  }
}

/** Customers behind one address, evenly spread over an hour: each mistypes something once, and then orders. */
export function sharedAddress({ customers }: { customers: number }): Promise<Row[]> {
  return withClock(async (server, pass) => {
    const database = openDatabase(server.databasePath);
    const dish = addDish(database, { stock: customers });
    database.change(
      "insert into coupons (id, code, name, kind, value, created_at, updated_at) values ('c', 'DIWALI', 'Diwali', 'percent', 1000, 0, 0)",
    );
    database.close();
    const api = new ApiClient(server.baseUrl);
    const statuses: number[] = [];
    const buy = async () => {
      const { email, password } = anyPerson();
      const order = orderOf([dish], { coupon: "DIWALI" });
      const steps: (() => Promise<{ status: number }>)[] = [
        () => api.post("/api/auth/register", { email, password }),
        () => api.post("/api/auth/register", { name: "Asha Kulkarni", email, password }),
        () => api.post("/api/auth/login", { email, password: `${password}x` }),
      ];
      for (const step of steps) statuses.push((await step()).status);
      const login = await api.post("/api/auth/login", { email, password });
      statuses.push(login.status);
      const customer = api.withToken(login.body.token ?? "");
      for (const coupon of ["DIWALY", "DIWALI"]) {
        const quote = await customer.post("/api/quote", { items: order.items, coupon });
        statuses.push(quote.status);
      }
      statuses.push((await customer.post("/api/orders", order)).status);
    };
    for (let come = 0; come < customers; come += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, customers - come) }, buy));
      pass((HOUR_MS / 200) * AT_ONCE);
    }
    const orders = statuses.filter((status) => status === 201).length / 2;
    return [
      {
        what: `${customers} customers behind one address register, log in and order`,
        measured: `${orders} orders; ${counted(statuses)}`,
        target: "every one, no 429",
        met: orders === customers && !statuses.includes(429),
      },
    ];
  });
}

/** A script at one address that tries to register a thousand accounts within an hour. */
export function registrationScript({ attempts }: { attempts: number }): Promise<Row[]> {
  return withClock(async (server, pass) => {
    const api = new ApiClient(server.baseUrl);
    const statuses: number[] = [];
    for (let sent = 0; sent < attempts; sent += AT_ONCE) {
      const replies = Array.from({ length: AT_ONCE }, () =>
        api.post("/api/auth/register", anyPerson()),
      );
      for (const { status } of await Promise.all(replies)) statuses.push(status);
      pass((HOUR_MS / 1000) * AT_ONCE);
    }
    const accounts = statuses.filter((status) => status === 201).length;
    return [
      {
        what: `${attempts} registrations from one address within an hour`,
        measured: `${accounts} accounts; ${counted(statuses)}`,
        target: "≤ 440 accounts",
        met: accounts <= 440 && accounts < attempts,
      },
    ];
  });
}

/** A script that changes one order again and again. */
export function orderChanges({ changes }: { changes: number }): Promise<Row[]> {
  return withClock(async (server) => {
    const database = openDatabase(server.databasePath);
    const dish = addDish(database, { stock: 1000 });
    const customer = await registerCustomer(new ApiClient(server.baseUrl));
    const order = await placeOrder(customer.api, [dish], { deliveryType: "pickup" });
    const visitor = new FormVisitor(server.baseUrl);
    visitor.continueSession(customer.token);
    const path = `/my-orders/${order.orderNumber}/changes`;
    const statuses: number[] = [];
    for (let sent = 0; sent < changes; sent += 1) {
      const fields = (await visitor.get(path)).form(path);
      const line = Object.keys(fields).find((name) => name.startsWith("lines.")) ?? "";
      const change = { ...fields, [line]: String((sent % 2) + 2), save: "1" };
      statuses.push((await visitor.postForm(path, change)).status);
    }
    const history = "select count(*) from order_changes where order_id = ?";
    const lines = Number(database.value(history, order.id));
    database.close();
    return [
      {
        what: `${changes} changes of one order`,
        measured: `${lines} lines of history; ${counted(statuses)}`,
        target: "≤ 21 lines",
        met: lines <= 21 && statuses.includes(429),
      },
    ];
  });
}
