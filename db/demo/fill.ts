import { hashPassword } from "#app/domain/accounts/password.server.ts";
import { fillStarterMenu } from "#app/domain/menu/fill-starter-menu.server.ts";
import { sqlite, write } from "#db/client.server.ts";
import { bulkLoad } from "./bulk-load.ts";
import { DEMO_PASSWORD, fillCustomers } from "./customers.ts";
import { idMaker } from "./demo-id.ts";
import { Dice } from "./dice.ts";
import { fillEvents } from "./events.ts";
import { type DemoOptions, DemoRefusal } from "./options.ts";
import { fillOrders } from "./orders.ts";

const ORDERS_PER_CUSTOMER = 5;
const FEWEST_CUSTOMERS = 12;
const ORDERS_PER_EVENT = 10;
const FEWEST_EVENTS = 24;

const ordersInFile = sqlite.prepare<[], number>("select count(*) from orders").pluck();
const lastAccount = sqlite.prepare<[], number>("select coalesce(max(seq), 0) from users").pluck();
const firstAdmin = sqlite
  .prepare<[], string>("select id from users where role = 'admin' order by seq limit 1")
  .pluck();
const someCustomer = sqlite
  .prepare<[], string>("select email from users where role = 'customer' order by seq desc limit 1")
  .pluck();

/**
 * Takes what was asked for, fills the file with it, all or nothing. Returns one of the new
 * customers' e-mail addresses and what was made. Refuses a file that has orders already, unless told.
 * Source: decisions, One box.
 */
export async function fillDemo(options: DemoOptions) {
  const { orderCount, seed, until, again } = options;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  fillStarterMenu();
  const customerCount = Math.max(FEWEST_CUSTOMERS, Math.round(orderCount / ORDERS_PER_CUSTOMER));
  const eventCount = Math.max(FEWEST_EVENTS, Math.round(orderCount / ORDERS_PER_EVENT));
  write(() => {
    const orders = ordersInFile.get() ?? 0;
    if (orders > 0 && !again) {
      throw new DemoRefusal(
        `${sqlite.name} has ${orders} orders already, and the demo's would be mixed with them. Fill another file (DATABASE_PATH=data/demo.db npm run demo), or add another month to this one on purpose: npm run demo -- --again`,
      );
    }
    const accounts = lastAccount.get() ?? 0;
    const dice = new Dice(`${seed} ${accounts}`);
    const demo = {
      dice,
      idAt: idMaker(dice),
      untilMs: until.getTime(),
      adminId: firstAdmin.get() ?? null,
    };
    const customers = fillCustomers(demo, customerCount, accounts, passwordHash);
    bulkLoad(orderCount, () => {
      fillOrders(demo, orderCount, customers);
      fillEvents(demo, eventCount, customers);
    });
  });
  sqlite.pragma("optimize");
  return { customerCount, eventCount, email: someCustomer.get() ?? "", password: DEMO_PASSWORD };
}
