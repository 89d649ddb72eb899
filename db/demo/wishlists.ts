import { wishlistDishes } from "#db/schema/wishlist.ts";
import type { DemoDish } from "./baskets.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { DemoCustomer } from "./customers.ts";
import type { Demo } from "./demo.ts";

const insert = bulkInsert(wishlistDishes, ["userId", "productId", "createdAt"]);

/**
 * Takes customers and the dishes on sale; every third customer gives a few of them a heart. Returns how many
 * hearts. Call it inside a transaction.
 */
export function fillWishlists(
  { dice, untilMs }: Demo,
  customers: DemoCustomer[],
  dishes: DemoDish[],
): number {
  let hearts = 0;
  for (const [place, { id, createdAtMs }] of customers.entries()) {
    if (place % 3 !== 0) continue;
    const liked = new Set(Array.from({ length: dice.whole(1, 5) }, () => dice.pick(dishes)));
    for (const dish of liked) {
      const createdAt = Math.floor(dice.between(createdAtMs, untilMs));
      insert({ userId: id, productId: dish.id, createdAt });
    }
    hearts += liked.size;
  }
  return hearts;
}
