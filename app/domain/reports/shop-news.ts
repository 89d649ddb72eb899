type News = { total: number; pending: number };

/** What came in: orders and bookings. `version` increases with every change of any of them. */
export type ShopNews = { version: number; orders: News; bookings: News };

/** The totals of orders and bookings that an admin has taken note of. */
export type SeenNews = { orders: number; bookings: number };

export function seenNews({ orders, bookings }: ShopNews): SeenNews {
  return { orders: orders.total, bookings: bookings.total };
}

/** How many came in since. What is no longer pending has been taken care of by somebody. */
export function unseenNews({ orders, bookings }: ShopNews, seen: SeenNews): SeenNews {
  const unseen = ({ total, pending }: News, seenTotal: number) =>
    Math.max(0, Math.min(total - seenTotal, pending));
  return {
    orders: unseen(orders, seen.orders),
    bookings: unseen(bookings, seen.bookings),
  };
}

/** `2 new orders` */
export function countNew(count: number, what: "order" | "booking"): string {
  return `${count} new ${what}${count === 1 ? "" : "s"}`;
}
