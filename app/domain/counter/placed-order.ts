import { duePaise } from "../ledger/payment.ts";
import type { Order } from "../orders/order.ts";

/** An order that has just been taken. */
export type PlacedOrder = {
  /** Empty until the shop has the order; so is the number. */
  id: string;
  orderNumber: string;
  /** Its id on the device that took it. */
  clientOrderId?: string;
  /** Null only until the shop has assigned one. */
  token: string | null;
  totalPaise: number;
  duePaise: number;
  /** The cash that the customer gave; 0 unless it was typed. */
  givenPaise: number;
  paysByUpi: boolean;
};

export function placedOrder(order: Order, givenPaise: number): PlacedOrder {
  const { id, orderNumber, token, totalPaise, paymentMethod } = order;
  const paysByUpi = paymentMethod === "upi";
  return { id, orderNumber, token, totalPaise, duePaise: duePaise(order), givenPaise, paysByUpi };
}
