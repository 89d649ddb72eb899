import { and, desc, isNull, sql } from "drizzle-orm";
import { db, sqlite } from "#db/client.server.ts";
import { firstIdAt } from "#db/new-id.ts";
import { products } from "#db/schema/products.ts";
import { addDays, dayInIndia, instantInIndia, now } from "../clock.ts";
import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import type { SoldOption } from "../options/option-group.ts";
import { type ChoiceSales, type DishSales, shareText } from "./option-sales.ts";

type Since = [productId: string, firstOrderId: string, from: number];

// Ids sort by time, so one range of the index holds the items of a dish since a given day.
const SINCE = `item.product_id = ? and item.order_id >= ? and orders.created_at >= ?
  and orders.status <> 'cancelled'`;
const ITEMS = "from order_items item join orders on orders.id = item.order_id";

// Most portions are sold with the same few selections, so read each stored selection only once.
const selections = sqlite.prepare<
  Since,
  { options: string; inCombo: number; portions: number; last: string }
>(`
  select item.options, item.part_of is not null inCombo, sum(item.quantity) portions,
    max(item.order_id) last
  ${ITEMS} where ${SINCE} group by item.options, inCombo`);

const parts = sqlite.prepare<Since, ChoiceSales & { last: string }>(`
  select productId id, "group", name, max(orderId) last, sum(sold) sold, sum(portions) portions,
    sum(revenuePaise) revenuePaise
  from (
    select item.order_id orderId, item.quantity portions, part.part_name "group", part.name name,
      part.product_id productId, sum(part.quantity) sold, sum(part.total_paise) revenuePaise
    ${ITEMS} join order_items part on part.part_of = item.id
    where ${SINCE} group by item.id, part.part_name, part.product_id)
  group by "group", productId`);

/** By choice, with its latest name. A partly free choice has two entries in a selection. */
function addedChoices(since: Since) {
  const choices = new Map<string, ChoiceSales>();
  const total = { portions: 0, inCombos: 0 };
  const latestFirst = selections.all(...since).sort((a, b) => (a.last < b.last ? 1 : -1));
  for (const { options, inCombo, portions } of latestFirst) {
    total.portions += portions;
    if (inCombo) total.inCombos += portions;
    const counted = new Set<string>();
    for (const option of JSON.parse(options) as SoldOption[]) {
      const { choiceId, group, name, isSize, quantity } = option;
      const sales = choices.get(choiceId) ?? {
        id: choiceId,
        group,
        name,
        sold: 0,
        portions: 0,
        revenuePaise: 0,
      };
      choices.set(choiceId, sales);
      sales.sold += portions * quantity;
      if (!counted.has(choiceId)) sales.portions += portions;
      counted.add(choiceId);
      // In a combo, the size costs nothing.
      if (!(inCombo && isSize)) sales.revenuePaise += portions * quantity * option.pricePaise;
    }
  }
  return { ...total, choices: [...choices.values()] };
}

type SoldDish = { id: string; kind: "dish" | "combo" };

/**
 * For the last days, including today, without cancelled orders. A dish's own sales and its sales in
 * combos are added up.
 */
export function salesOfChoices({ id, kind }: SoldDish, days: number): DishSales {
  const from = instantInIndia(addDays(dayInIndia(now()), 1 - days), 0);
  const since: Since = [id, firstIdAt(from), from.getTime()];
  const { choices, ...total } = addedChoices(since);
  const ofParts = kind === "combo" ? parts.all(...since) : [];
  const all = [...ofParts.map(({ last: _last, ...sales }) => sales), ...choices];
  // In the order of the groups in a selection.
  const groups = [...new Set(all.map(({ group }) => group))];
  const place = ({ group }: ChoiceSales) => groups.indexOf(group);
  all.sort((a, b) => place(a) - place(b) || b.sold - a.sold);
  return { ...total, choices: all };
}

const dishesWithChoices = db
  .select({ id: products.id, name: products.name, kind: products.kind })
  .from(products)
  .where(
    and(
      isNull(products.deletedAt),
      sql`(${products.kind} = 'combo' or exists (
        select 1 from product_option_groups where product_id = ${products.id}))`,
    ),
  )
  .orderBy(desc(products.soldCount))
  .prepare();

/** Best sellers first. */
export function listDishesWithChoices(): (SoldDish & { name: string })[] {
  return dishesWithChoices.all();
}

/** All dishes with choices, one after another. */
export function* exportedOptionSales(days: number): Generator<string> {
  yield csvStart([
    "Dish",
    "Portions",
    "Of These in Combos",
    "Options",
    "Choice",
    "Sold",
    "Share of Portions",
    "Revenue",
  ]);
  for (const dish of listDishesWithChoices()) {
    const sales = salesOfChoices(dish, days);
    yield csvLines(
      sales.choices.map((choice) => [
        dish.name,
        sales.portions,
        sales.inCombos,
        choice.group,
        choice.name,
        choice.sold,
        shareText(choice.portions, sales.portions),
        choice.revenuePaise / 100,
      ]),
    );
  }
}
