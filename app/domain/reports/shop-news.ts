/** `newest` has the sequence numbers of the latest that are pending, newest first. */
type News = { pending: number; newest: number[] };

/** What waits for an answer: orders and bookings. `version` increases with every change of any of them. */
export type ShopNews = { version: number; orders: News; bookings: News };

/** The sequence numbers of the last order and booking that an admin has taken note of. */
export type SeenNews = { orders: number; bookings: number };

export const NOTHING_SEEN: SeenNews = { orders: 0, bookings: 0 };

export function seenNews({ orders, bookings }: ShopNews, before: SeenNews): SeenNews {
  return {
    orders: Math.max(before.orders, ...orders.newest),
    bookings: Math.max(before.bookings, ...bookings.newest),
  };
}

/** How many came in since. What is no longer pending has been taken care of by somebody. */
export function unseenNews({ orders, bookings }: ShopNews, seen: SeenNews): SeenNews {
  return {
    orders: orders.newest.filter((seq) => seq > seen.orders).length,
    bookings: bookings.newest.filter((seq) => seq > seen.bookings).length,
  };
}

/** `2 new orders` */
export function countNew(count: number, what: "order" | "booking"): string {
  return `${count} new ${what}${count === 1 ? "" : "s"}`;
}
