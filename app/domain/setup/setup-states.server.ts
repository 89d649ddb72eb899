import { sqlite } from "#db/client.server.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { starterPosts } from "#db/starter/posts/index.ts";
import { contentRows, hasOwnCustomers, onlyRow } from "../content/queries.server.ts";
import { subjectNames } from "../content/subjects.ts";
import { isSetupTask, type SetupState, type SetupTask, setupTaskNames } from "./setup-tasks.ts";

/** What the database does not know. */
export type SetupFacts = { hasUpiId: boolean; sendsEmails: boolean; copiesBackups: boolean };

type Found = Record<
  | "dishes"
  | "sampleDishes"
  | "uncheckedDishes"
  | "samplePosts"
  | "hours"
  | "delivery"
  | "tax"
  | "licence"
  | "colleagues"
  | "printers"
  | "billedOrders",
  0 | 1
>;

const find = sqlite.prepare<[{ dishIds: string; slugs: string }], Found>(`
  select
    exists (select 1 from products where deleted_at is null) as dishes,
    exists (select 1 from products where deleted_at is null and updated_at = created_at
      and id in (select value from json_each(:dishIds))) as sampleDishes,
    exists (select 1 from products
      where deleted_at is null and kind = 'dish' and not is_food_checked) as uncheckedDishes,
    exists (select 1 from posts where updated_at = created_at
      and slug in (select value from json_each(:slugs))) as samplePosts,
    exists (select 1 from settings where key = 'hours') as hours,
    exists (select 1 from settings where key = 'delivery')
      or exists (select 1 from zones) as delivery,
    exists (select 1 from tax_terms) as tax,
    exists (select 1 from settings where key = 'bill' and value ->> 'fssai' <> '') as licence,
    (select count(*) from users where role <> 'customer') > 1 as colleagues,
    exists (select 1 from printers) as printers,
    exists (select 1 from bills join orders on orders.id = bills.order_id
      where orders.status = 'delivered') as billedOrders
`);

const findPutAside = sqlite
  .prepare<[], string>("select value from settings where key = 'putAside'")
  .pluck();

export function putAsideTasks(): SetupTask[] {
  const stored: unknown = JSON.parse(findPutAside.get() ?? "[]");
  return Array.isArray(stored) ? stored.filter(isSetupTask) : [];
}

const dishIds = JSON.stringify(starterMenu.map(({ id }) => id));
const slugs = JSON.stringify(starterPosts.map(({ slug }) => slug));

const isSample = (sample: unknown, isMissing: unknown = false): SetupState =>
  sample ? "sample" : isMissing ? "missing" : "done";
const isDone = (done: unknown): SetupState => (done ? "done" : "missing");

export type Setup = { states: Record<SetupTask, SetupState>; putAside: SetupTask[] };

export function setupOf({ hasUpiId, sendsEmails, copiesBackups }: SetupFacts): Setup {
  const found = find.get({ dishIds, slugs }) as Found;
  const shop = onlyRow(contentRows("shop"));
  const branches = contentRows("branch");
  const others = subjectNames.filter((name) => name !== "shop" && name !== "branch");
  return {
    states: {
      contact: isSample(shop.isSample),
      place: isSample(
        branches.some((branch) => branch.isSample),
        branches.length === 0,
      ),
      hours: isDone(found.hours),
      delivery: isDone(found.delivery),
      payment: isDone(hasUpiId),
      tax: isDone(found.tax),
      licence: isDone(found.licence),
      grievance: isSample(shop.isSample, !shop.fields.grievanceName),
      menu: isSample(found.sampleDishes, !found.dishes),
      allergens: isDone(!found.uncheckedDishes),
      texts: isSample(others.some((name) => contentRows(name).some((row) => row.isSample))),
      posts: isSample(found.samplePosts),
      staff: isDone(found.colleagues),
      printer: isDone(found.printers),
      emails: isDone(sendsEmails),
      backup: isDone(copiesBackups),
      testOrder: isDone(found.billedOrders),
    },
    putAside: putAsideTasks(),
  };
}

/** What is neither done nor put aside. */
export function setupLeft({ states, putAside }: Setup): SetupTask[] {
  return setupTaskNames.filter((task) => states[task] !== "done" && !putAside.includes(task));
}

/** For the dashboard; a shop that has customers needs no reminder. */
export function countSetupLeft(facts: SetupFacts): number {
  return hasOwnCustomers() ? 0 : setupLeft(setupOf(facts)).length;
}
