import { type SQL, sql } from "drizzle-orm";

// What can be ordered now, as SQL with the placeholders of `ServingTime`. `dish` is the name of the
// products table in the query.

const at = sql.placeholder("at");

function withinHours(hours: SQL): SQL {
  return sql`(${hours}.sale_days = '' or instr(${hours}.sale_days, ${sql.placeholder("weekday")}) > 0)
    and coalesce(${hours}.sale_from_minutes, 0) <= ${sql.placeholder("minute")}
    and ${sql.placeholder("minute")} < coalesce(${hours}.sale_until_minutes, 1440)`;
}

/** Outside the hours at which the dish or its section is sold. */
export function isOffHours(dish = sql`products`): SQL<boolean> {
  return sql<boolean>`not (${withinHours(dish)} and not exists (
    select 1 from menu_sections section
    where section.id = ${dish}.category and not (${withinHours(sql`section`)})))`;
}

/** Whether a required group has fewer choices left than must be chosen. */
function lacksChoices(dish: SQL): SQL {
  return sql`exists (
    select 1 from product_option_groups used join option_groups on option_groups.id = used.group_id
    where used.product_id = ${dish}.id and used.is_required and max(used.min, 1) > (
      select coalesce(sum(case when kind = 'quantities' then coalesce(choice.stock, used.max) else 1 end), 0)
      from option_choices choice
      where choice.group_id = used.group_id and not choice.is_hidden
        and coalesce(choice.sold_out_until, 0) <= ${at} and coalesce(choice.stock, 1) > 0))`;
}

function ownPortions(dish: SQL): SQL {
  return sql`case when ${lacksChoices(dish)} then 0 else ${dish}.stock end`;
}

/** Whether the owner offers it: neither the dish nor its section is turned off. */
export function isOffered(dish = sql`products`): SQL<boolean> {
  return sql<boolean>`(${dish}.is_available
    and ${dish}.category not in (select id from menu_sections where is_hidden))`;
}

/** A dish chosen for a part of a combo must also be orderable separately. */
export function canFillPart(dish: SQL): SQL<boolean> {
  return sql<boolean>`${dish}.kind = 'dish' and ${isOffered(dish)} and ${dish}.deleted_at is null
    and coalesce(${dish}.sold_out_until, 0) <= ${at} and not ${isOffHours(dish)}`;
}

/** Whether `dish` belongs to the row `part` of `combo_parts`. */
export function isDishOfPart(dish: SQL): SQL<boolean> {
  return sql<boolean>`case when part.category is null
    then ${dish}.id in (select product_id from combo_part_dishes where part_id = part.id)
    else ${dish}.category = part.category end`;
}

function comboPortions(combo: SQL): SQL {
  return sql`coalesce((select min((
      select coalesce(sum(${ownPortions(sql`candidate`)}), 0) from products candidate
      where ${isDishOfPart(sql`candidate`)} and ${canFillPart(sql`candidate`)}) / part.quantity)
    from combo_parts part where part.product_id = ${combo}.id), 0)`;
}

/** Portions left, ignoring "Sold out today": 0 if a required group or a part of a combo cannot be filled. */
export function portionsLeft(dish = sql`products`): SQL<number> {
  return sql<number>`case ${dish}.kind when 'combo' then ${comboPortions(dish)} else ${ownPortions(dish)} end`;
}

/** Whether something must be chosen before the dish can be ordered. */
export const needsChoices = sql<boolean>`products.kind = 'combo' or exists (
  select 1 from product_option_groups where product_id = products.id and is_required)`;

export const isSized = sql<boolean>`exists (
  select 1 from product_option_groups used join option_groups on option_groups.id = used.group_id
  where used.product_id = products.id and is_size)`;

/** Whether the shop would make the dish if it were ordered now. */
export const isOrderable = sql<boolean>`${portionsLeft()} > 0 and coalesce(products.sold_out_until, 0) <= ${at}
  and not ${isOffHours()}`;
