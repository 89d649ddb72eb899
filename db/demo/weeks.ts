import { sqlite } from "#db/client.server.ts";
import { dishesOnSale } from "./baskets.ts";
import { fillCustomers } from "./customers.ts";
import type { Demo } from "./demo.ts";
import { fillEvents } from "./events.ts";
import { fillMessages, fillSubscribers } from "./messages.ts";
import { fillOnlinePayments } from "./online-payments.ts";
import { fillOrders } from "./orders.ts";
import { fillReaders } from "./post-readers.ts";
import { fillReviews } from "./reviews.ts";
import { fillWishlists } from "./wishlists.ts";

/** The number of orders per entry, and the minimum number of entries for a believable shop. */
const scale = {
  customers: { ordersPerEntry: 5, minimum: 12 },
  events: { ordersPerEntry: 10, minimum: 24 },
  reviews: { ordersPerEntry: 10, minimum: 30 },
  messages: { ordersPerEntry: 200, minimum: 9 },
} as const;

const fillAddresses = sqlite.prepare(
  `insert or ignore into addresses (id, user_id, address, city, pincode, used_at)
   select max(id), user_id, street, city, zip_code, max(created_at) from orders
   where user_id is not null group by user_id, street, city, zip_code`,
);

/** Call it inside a transaction. */
export function fillWeeks(
  demo: Demo,
  orderCount: number,
  lastAccount: number,
  passwordHash: string,
): void {
  const wanted = (entry: keyof typeof scale) =>
    Math.max(scale[entry].minimum, Math.round(orderCount / scale[entry].ordersPerEntry));
  const report = (count: number, what: string) =>
    demo.onStep(`${count.toLocaleString("en-IN")} ${what}`);

  const customers = fillCustomers(demo, wanted("customers"), lastAccount, passwordHash);
  report(customers.length, "customers");
  const { dishes } = dishesOnSale();
  const delivered = fillOrders(demo, orderCount, customers);
  report(orderCount, "orders");
  fillAddresses.run();
  report(fillOnlinePayments(demo), "online payments");
  fillEvents(demo, wanted("events"), customers);
  report(wanted("events"), "event bookings");
  const votes = fillReviews(demo, wanted("reviews"), { customers, delivered, dishes });
  report(wanted("reviews"), `reviews, ${votes.toLocaleString("en-IN")} times found helpful`);
  report(fillReaders(demo, customers), "likes of posts");
  report(fillWishlists(demo, customers, dishes), "hearts on dishes");
  fillMessages(demo, wanted("messages"), customers);
  report(wanted("messages"), "messages to the shop");
  report(fillSubscribers(demo, customers), "newsletter subscribers");
}
