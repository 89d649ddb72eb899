import Database from "better-sqlite3";

/** The number of dishes in the performance targets. */
const DISH_COUNT = 24;

/**
 * Leaves that many dishes available in a shop's database, first those with required choices, and the combos.
 * @param {string} path
 */
export function shortenMenu(path) {
  const file = new Database(path, { timeout: 5000 });
  file
    .prepare(
      `update products set is_available = 0 where kind = 'dish' and seq not in
       (select seq from products where kind = 'dish' and is_available = 1 and deleted_at is null
        order by id in (select product_id from product_option_groups where is_required) desc, seq limit ${DISH_COUNT})`,
    )
    .run();
  const left = file
    .prepare("select count(*) from products where kind = 'dish' and is_available = 1")
    .pluck()
    .get();
  file.close();
  if (left !== DISH_COUNT) throw new Error(`The menu has ${left} dishes`);
}
