import type { OrderStatus } from "./status.ts";

/** An unfinished order, as pages other than its own announce it. */
export type ActiveOrder = {
  orderNumber: string;
  shortNumber: string;
  status: OrderStatus;
  expectedAt: string;
  /** Of the customer's orders, for an open page to follow them. */
  version: number;
};
