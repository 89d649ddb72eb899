import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { now } from "../clock.ts";

/** The lowest visible size of a dish. */
const lowestSize = sql`(
  select min(choice.price_paise) from product_option_groups used
    join option_groups on option_groups.id = used.group_id and option_groups.is_size
    join option_choices choice on choice.group_id = used.group_id and not choice.is_hidden
  where used.product_id = products.id)`;

/** Sets the prices of those dishes that have sizes. Call it inside the transaction that changes a group or its use. */
export function setSizePrices(productIds: string[]): void {
  db.run(sql`update products set price_paise = ${lowestSize}, updated_at = ${now().getTime()}
    where id in (select value from json_each(${JSON.stringify(productIds)}))
      and ${lowestSize} is not null and price_paise <> ${lowestSize}`);
}
