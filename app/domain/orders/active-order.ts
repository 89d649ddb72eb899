import type { OrderStatus } from "./status.ts";

/** An active order, as other pages show it to its customer. */
export type ActiveOrder = {
  orderNumber: string;
  token: string;
  status: OrderStatus;
  isLate: boolean;
  expectedAt: string;
  /** Changes with any order of the customer, so that an open page notices. */
  version: number;
};
