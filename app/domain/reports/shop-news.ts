import { m } from "#messages";
import type { Ringing } from "../alerts/ringing.ts";

/**
 * What waits for an answer, and what rings. `version` increases with every change of an order or
 * booking, `menuVersion` when the menu may have changed; `at` is when this was read (ISO).
 */
export type ShopNews = {
  version: number;
  menuVersion: string;
  at: string;
  orders: { pending: number };
  bookings: { pending: number };
  ringing: Ringing[];
};

const texts = {
  order: (count: number) => m.reports_newOrders({ count }),
  booking: (count: number) => m.reports_newBookings({ count }),
  cancellation: (count: number) => m.reports_cancellations({ count }),
};

/** `2 new orders` */
export function countNews(count: number, kind: keyof typeof texts): string {
  return texts[kind](count);
}
