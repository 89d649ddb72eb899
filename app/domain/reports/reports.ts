import type { PostStatus } from "../blog/post-status.ts";
import type { EventStatus } from "../events/status.ts";
import type { PaymentMethod } from "../ledger/payment.ts";
import type { OrderStatus } from "../orders/status.ts";
import type { HourOrders } from "./displayed-hours.ts";

export type ShopMetrics = {
  orders: { total: number; pending: number };
  /** From delivered orders. */
  revenue: { paise: number; delivered: number };
  products: { total: number; listed: number };
  customers: number;
  blogs: { total: number; published: number; views: number };
  events: { total: number; pending: number; revenuePaise: number };
};

/** Today in India. */
export type TodaysOverview = {
  /** Whether the shop is open, as a sentence. */
  shop: string;
  /** Orders placed today, without cancelled ones. */
  orders: number;
  orderedPaise: number;
  /** How many of the orders placed today were delivered. */
  delivered: number;
  deliveredPaise: number;
  /** All orders that are pending now, whenever they were placed. */
  pending: number;
  inTheKitchen: number;
  /** Today's catering events, excluding cancelled bookings. */
  events: number;
  guests: number;
};

/** The last 30 days in India; best sellers cover all time. */
export type Trends = {
  /** Oldest first; revenue is that of delivered orders. */
  days: { day: string; orderCount: number; revenuePaise: number }[];
  hours: HourOrders[];
  /** Without cancelled orders. */
  payments: { method: PaymentMethod; label: string; orderCount: number; totalPaise: number }[];
  bestSellers: { id: string; name: string; soldCount: number }[];
};

/** Including today. */
export const TREND_DAYS = 30;

/** How many results of each kind a search shows. */
export const RESULTS_PER_KIND = 5;

export type Found<Row> = { items: Row[]; hasMore: boolean };

/** The results of a search of the whole shop, newest first. */
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
    section: string;
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
