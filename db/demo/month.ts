import { dishesOnSale } from "./baskets.ts";
import { fillCustomers } from "./customers.ts";
import type { Demo } from "./demo.ts";
import { fillDishes } from "./dishes.ts";
import { fillEvents } from "./events.ts";
import { fillMessages, fillSubscribers } from "./messages.ts";
import { fillOrders } from "./orders.ts";
import { fillReaders } from "./post-readers.ts";
import { fillPosts } from "./posts.ts";
import { fillReviews } from "./reviews.ts";
import { fillWishlists } from "./wishlists.ts";

/** How many orders there are for one of each, and the fewest that make a month believable. */
const scale = {
  customers: { orders: 5, fewest: 12 },
  events: { orders: 10, fewest: 24 },
  reviews: { orders: 10, fewest: 30 },
  posts: { orders: 100, fewest: 0 },
  dishes: { orders: 500, fewest: 0 },
  messages: { orders: 200, fewest: 9 },
} as const;

/**
 * Takes how many orders, the number of the last account in the file and the hash of the demo password; writes
 * a month of the shop around them. Call it inside a transaction.
 */
export function fillMonth(
  demo: Demo,
  orderCount: number,
  lastAccount: number,
  passwordHash: string,
): void {
  const wanted = (of: keyof typeof scale) =>
    Math.max(scale[of].fewest, Math.round(orderCount / scale[of].orders));
  const tell = (count: number, what: string) =>
    demo.onStep(`${count.toLocaleString("en-IN")} ${what}`);

  tell(fillDishes(demo, wanted("dishes")), "dishes");
  const customers = fillCustomers(demo, wanted("customers"), lastAccount, passwordHash);
  tell(customers.length, "customers");
  const { dishes } = dishesOnSale();
  const delivered = fillOrders(demo, orderCount, customers);
  tell(orderCount, "orders");
  fillEvents(demo, wanted("events"), customers);
  tell(wanted("events"), "event bookings");
  const votes = fillReviews(demo, wanted("reviews"), { customers, delivered, dishes });
  tell(wanted("reviews"), `reviews, ${votes.toLocaleString("en-IN")} times found helpful`);
  const posts = fillPosts(demo, wanted("posts"));
  const likes = fillReaders(demo, customers);
  tell(posts, `posts, ${likes.toLocaleString("en-IN")} times liked`);
  tell(fillWishlists(demo, customers, dishes), "hearts on dishes");
  fillMessages(demo, wanted("messages"), customers);
  tell(wanted("messages"), "messages to the shop");
  tell(fillSubscribers(demo, customers), "newsletter subscribers");
}
