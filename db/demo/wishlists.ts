import { wishlistDishes } from "#db/schema/wishlist.ts";
import type { DemoDish } from "./baskets.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { DemoCustomer } from "./customers.ts";
import type { Demo } from "./demo.ts";

const insert = bulkInsert(wishlistDishes);

/** Every third customer saves a few dishes. Returns the number of saved dishes. Call it inside a transaction. */
export function fillWishlists(
  { random, untilMs }: Demo,
  customers: DemoCustomer[],
  dishes: DemoDish[],
): number {
  let hearts = 0;
  for (const [index, { id, createdAtMs }] of customers.entries()) {
    if (index % 3 !== 0) continue;
    const liked = new Set(Array.from({ length: random.integer(1, 5) }, () => random.pick(dishes)));
    for (const dish of liked) {
      const createdAt = Math.floor(random.between(createdAtMs, untilMs));
      insert({ userId: id, productId: dish.id, createdAt });
    }
    hearts += liked.size;
  }
  return hearts;
}
