import type { PostStatus } from "../blog/post-status.ts";
import type { EventStatus } from "../catering/status.ts";
import type { PaymentMethod } from "../orders/order.ts";
import type { OrderStatus } from "../orders/status.ts";
import type { HourOrders } from "./displayed-hours.ts";

/** The shop in six figures, and what stands beside each. Source: spec 2 §2 /admin, §3 Dashboard stats, Blog stats. */
export type ShopFigures = {
  orders: { total: number; pending: number };
  /** Delivered orders' money. */
  revenue: { paise: number; delivered: number };
  products: { total: number; listed: number };
  customers: number;
  blogs: { total: number; published: number; views: number };
  events: { total: number; pending: number; revenuePaise: number };
};

/** Today in Pune, and what waits now. Source: spec 2 §2 /admin (today's overview). */
export type TodaysOverview = {
  /** Whether the shop is open, in words. */
  shop: string;
  /** Placed today; what they come to leaves cancelled ones out. */
  orders: number;
  orderedPaise: number;
  /** Of those placed today. */
  delivered: number;
  deliveredPaise: number;
  /** Now, whenever they were placed. */
  pending: number;
  inTheKitchen: number;
  /** Catering of the day, without cancelled bookings. */
  events: number;
  guests: number;
};

/** The last 30 days in Pune; best sellers since the shop opened. Source: the owner's wish for trends. */
export type Trends = {
  /** Oldest first; revenue is that of delivered orders. */
  days: { day: string; orderCount: number; revenuePaise: number }[];
  hours: HourOrders[];
  payments: { method: PaymentMethod; label: string; orderCount: number; totalPaise: number }[];
  bestSellers: { id: string; name: string; soldCount: number }[];
};

/** How many days the trends look back, today included. Source: the owner's wish for trends. */
export const TREND_DAYS = 30;

/** How many of each kind a search shows. Source: the owner's wish for the dashboard's search. */
export const BEST_OF_EACH = 5;

export type Found<Row> = { items: Row[]; hasMore: boolean };

/** What a search of the whole shop found, newest first. Source: decisions, Content that was fake or dead. */
export type ShopSearch = {
  orders: Found<{
    id: string;
    orderNumber: string;
    customerName: string;
    status: OrderStatus;
    totalPaise: number;
    placedAt: string;
  }>;
  customers: Found<{ id: string; name: string; email: string; phone: string }>;
  products: Found<{
    id: string;
    name: string;
    category: string;
    pricePaise: number;
    isAvailable: boolean;
  }>;
  posts: Found<{ id: string; title: string; status: PostStatus }>;
  events: Found<{
    id: string;
    eventNumber: string;
    eventName: string;
    customerName: string;
    day: string;
    status: EventStatus;
  }>;
};
