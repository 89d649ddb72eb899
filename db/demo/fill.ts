import { fillStarterPosts } from "#app/domain/blog/fill-starter-posts.server.ts";
import { fillStarterContent } from "#app/domain/content/fill-starter-content.server.ts";
import { shopIdentity } from "#app/domain/content/shop-identity.server.ts";
import { fillStarterMenu } from "#app/domain/menu/fill-starter-menu.server.ts";
import { defaultParts } from "#app/domain/settings/shop-settings.ts";
import { identifyShop } from "#app/domain/shop.ts";
import { hashPassword } from "#app/domain/sign-in/password.server.ts";
import { db, sqlite, write } from "#db/client.server.ts";
import { content } from "#db/schema/content.ts";
import { settings } from "#db/schema/settings.ts";
import { fillBills } from "./bills.ts";
import { bulkLoad, MANY_ROWS, withBulkSettings } from "./bulk-load.ts";
import { DEMO_PASSWORD } from "./customers.ts";
import { fillDays } from "./days.ts";
import { type Demo, idMaker } from "./demo.ts";
import { type DemoOptions, DemoRefusal } from "./options.ts";
import { lastBusyMoment } from "./order-times.ts";
import { Random } from "./random.ts";
import { fillStaff, hashStaff } from "./staff.ts";
import { fillStations } from "./stations.ts";
import { shoppingAmounts } from "./texts/event-texts.ts";
import { fillWeeks } from "./weeks.ts";

const isShopInUse = sqlite
  .prepare<[], number>(
    "select exists (select 1 from orders) or exists (select 1 from users where role = 'customer')",
  )
  .pluck();
const lastAccount = sqlite.prepare<[], number>("select coalesce(max(seq), 0) from users").pluck();
const firstAdmin = sqlite
  .prepare<[], string>("select id from users where role = 'owner' order by seq limit 1")
  .pluck();
const someCustomer = sqlite
  .prepare<[], string>("select email from users where role = 'customer' order by seq desc limit 1")
  .pluck();

/** Amounts that the owner has entered stay. */
const enterAmounts = sqlite.prepare(
  `update content set fields = json_set(fields, '$.ingredients', ?)
   where subject in ('cateringPackage', 'cateringDish') and fields ->> 'name' = ?
     and coalesce(fields ->> 'ingredients', '') = ''`,
);

/** Lets customers of the demo shop place orders from their table. */
function takeSelfOrders(): void {
  const value = { ...defaultParts.opening, takesSelfOrders: true };
  db.insert(settings).values({ key: "opening", value }).onConflictDoNothing().run();
}

/**
 * Fills the database with the demo, all or nothing, and returns the login of one of the new
 * customers. Their password is public, so it throws a `DemoRefusal` if there are already customers
 * or orders, unless `again` is set. `inBulk` changes only the speed.
 */
export async function fillDemo(
  options: DemoOptions,
  onStep: (message: string) => void = () => {},
  inBulk = options.orderCount >= MANY_ROWS,
) {
  const { orderCount, seed, until, again } = options;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const staff = await hashStaff();
  fillStarterContent();
  // A shop with customers has its own texts.
  db.update(content).set({ isSample: false }).run();
  identifyShop(shopIdentity);
  fillStarterMenu();
  fillStarterPosts();
  const fill = () =>
    write(() => {
      if (isShopInUse.get() === 1 && !again) {
        throw new DemoRefusal(
          `${sqlite.name} has customers or orders already, and the demo would add customers and staff whose passwords everybody knows. Fill another file (DATABASE_PATH=data/demo.db npm run demo), or add more orders to this one on purpose: npm run demo -- --again`,
        );
      }
      const accounts = lastAccount.get() ?? 0;
      const random = new Random(`${seed} ${accounts}`);
      const demo: Demo = {
        random,
        idAt: idMaker(random),
        untilMs: lastBusyMoment(until.getTime()),
        adminId: firstAdmin.get() ?? null,
        onStep,
      };
      const work = () => {
        // More orders need no additional staff or stations, and a shop in use must not get any.
        if (isShopInUse.get() === 0) {
          fillStaff(demo, staff);
          fillStations(demo);
          takeSelfOrders();
          for (const [name, typed] of Object.entries(shoppingAmounts))
            enterAmounts.run(typed, name);
        }
        fillWeeks(demo, orderCount, accounts, passwordHash);
      };
      if (inBulk) bulkLoad(work, onStep);
      else work();
      fillBills(demo);
      // These need the totals, and days also need the bills.
      fillDays(demo);
    });
  if (inBulk) withBulkSettings(fill);
  else fill();
  sqlite.pragma("optimize");
  return { email: someCustomer.get() ?? "", password: DEMO_PASSWORD };
}
