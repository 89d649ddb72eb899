import { m } from "#messages";
import type { Ringing } from "../alerts/ringing.ts";

/**
 * What waits for an answer, and what rings. `version` increases with every change of an order or booking; `at` is when it
 * was read (ISO).
 */
export type ShopNews = {
  version: number;
  at: string;
  orders: { pending: number };
  bookings: { pending: number };
  ringing: Ringing[];
};

const names = {
  get order() {
    return m.admin_newOrder();
  },
  get booking() {
    return m.admin_newBooking();
  },
  cancellation: "cancellation",
} as const;

/** `2 new orders` */
export function countNews(count: number, kind: keyof typeof names): string {
  return `${count} ${names[kind]}${count === 1 ? "" : "s"}`;
}
