import { sqlite } from "#db/client.server.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { starterPosts } from "#db/starter/posts/index.ts";
import { staffRoles } from "../access/roles.ts";
import { isSetupTask, type SetupState, type SetupTask, setupTaskNames } from "./setup-tasks.ts";

/** Facts that the database does not know. */
export type SetupFacts = { hasUpiId: boolean; sendsEmails: boolean; copiesBackups: boolean };

type Found = Record<
  | "sampleShop"
  | "sampleBranches"
  | "branches"
  | "grievance"
  | "sampleTexts"
  | "dishes"
  | "uncheckedDishes"
  | "hours"
  | "delivery"
  | "tax"
  | "licence"
  | "colleagues"
  | "printers"
  | "billedOrders",
  0 | 1
>;

const find = sqlite.prepare<[{ staffRoles: string }], Found>(`
  select
    exists (select 1 from content where subject = 'shop' and is_sample) as sampleShop,
    exists (select 1 from content where subject = 'branch' and is_sample) as sampleBranches,
    exists (select 1 from content where subject = 'branch') as branches,
    exists (select 1 from content where subject = 'shop'
      and fields ->> 'grievanceName' <> '') as grievance,
    exists (select 1 from content where subject not in ('shop', 'branch')
      and is_sample) as sampleTexts,
    exists (select 1 from products where deleted_at is null) as dishes,
    exists (select 1 from products
      where deleted_at is null and kind = 'dish' and not is_food_checked) as uncheckedDishes,
    exists (select 1 from settings where key = 'hours') as hours,
    exists (select 1 from settings where key = 'delivery')
      or exists (select 1 from zones) as delivery,
    exists (select 1 from tax_terms) as tax,
    exists (select 1 from settings where key = 'bill' and value ->> 'fssai' <> '') as licence,
    (select count(*) from users where role in (select value from json_each(:staffRoles))) > 1
      as colleagues,
    exists (select 1 from printers) as printers,
    exists (select 1 from bills where order_id is not null) as billedOrders
`);

const findPutAside = sqlite
  .prepare<[], string>("select value from settings where key = 'putAside'")
  .pluck();

export function putAsideTasks(): SetupTask[] {
  const stored: unknown = JSON.parse(findPutAside.get() ?? "[]");
  return Array.isArray(stored) ? stored.filter(isSetupTask) : [];
}

const findSamplePosts = sqlite
  .prepare<[string], string>(`
    select id from posts where updated_at = created_at and slug in (select value from json_each(?))
  `)
  .pluck();

/** The ids of unchanged sample posts. */
export function samplePosts(): string[] {
  return findSamplePosts.all(JSON.stringify(starterPosts.map(({ slug }) => slug)));
}

const findSampleDishes = sqlite
  .prepare<[string, 0 | 1], string>(`
    select id from products where updated_at = created_at
      and id in (select value from json_each(?)) and (deleted_at is not null) = ?
  `)
  .pluck();

/** The ids of unchanged sample dishes: those on the menu, or those that the first hour removed. */
export function sampleDishes({ removed = false } = {}): string[] {
  return findSampleDishes.all(JSON.stringify(starterMenu.map(({ id }) => id)), removed ? 1 : 0);
}

const findSampleShop = sqlite.prepare("select 1 from content where subject = 'shop' and is_sample");
const findOrder = sqlite.prepare("select 1 from orders limit 1");

/** Whether the shop has neither its own name nor an order. */
export function isNewShop(): boolean {
  return findSampleShop.get() !== undefined && findOrder.get() === undefined;
}

const isSample = (sample: unknown, isMissing: unknown = false): SetupState =>
  sample ? "sample" : isMissing ? "missing" : "done";
const isDone = (done: unknown): SetupState => (done ? "done" : "missing");

export type Setup = { states: Record<SetupTask, SetupState>; putAside: SetupTask[] };

export function setupOf({ hasUpiId, sendsEmails, copiesBackups }: SetupFacts): Setup {
  const found = find.get({ staffRoles: JSON.stringify(staffRoles) }) as Found;
  return {
    states: {
      contact: isSample(found.sampleShop),
      place: isSample(found.sampleBranches, !found.branches),
      hours: isDone(found.hours),
      delivery: isDone(found.delivery),
      payment: isDone(hasUpiId),
      tax: isDone(found.tax),
      licence: isDone(found.licence),
      grievance: isSample(found.sampleShop, !found.grievance),
      menu: isSample(sampleDishes().length, !found.dishes),
      allergens: isDone(!found.uncheckedDishes),
      texts: isSample(found.sampleTexts),
      posts: isSample(samplePosts().length),
      staff: isDone(found.colleagues),
      printer: isDone(found.printers),
      emails: isDone(sendsEmails),
      backup: isDone(copiesBackups),
      testOrder: isDone(found.billedOrders),
    },
    putAside: putAsideTasks(),
  };
}

/** The tasks that are neither done nor put aside. */
export function setupLeft({ states, putAside }: Setup): SetupTask[] {
  return setupTaskNames.filter((task) => states[task] !== "done" && !putAside.includes(task));
}
