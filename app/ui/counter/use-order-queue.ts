import { useEffect, useState } from "react";
import type { Device } from "#app/domain/access/device.ts";
import { keepPage } from "./keep-page.ts";
import { type QueuedOrder, queuedOrders } from "./order-queue.ts";
import {
  type Connection,
  keepSending,
  onQueueNews,
  type QueueNews,
  tellQueueNews,
} from "./send-queue.ts";

/** The orders of this device that the shop does not have yet, and whether the shop can be reached. */
export type OrderQueue = QueueNews & { orders: QueuedOrder[]; connection: Connection };

/** Sends the queue while the page is open, and saves the page itself for `person`, who takes the orders. */
export function useOrderQueue(device: Device | null, person: string): OrderQueue {
  const [queue, setQueue] = useState<OrderQueue>({ orders: [], connection: "connected" });
  const id = device?.id ?? "";

  useEffect(() => {
    if (!id || !window.isSecureContext) return;
    const stopListening = onQueueNews(async (news) => {
      const orders = await queuedOrders();
      setQueue((before) => ({ ...before, ...news, orders }));
    });
    tellQueueNews({});
    const stopSending = keepSending();
    return () => {
      stopListening();
      stopSending();
    };
  }, [id]);

  useEffect(() => {
    if (!id || !person || !window.isSecureContext) return;
    // While the shop is unreachable, the previously saved page stays.
    const keep = () => void keepPage().catch(console.warn);
    keep();
    // Leaving the page may mean signing out; then it is no longer kept.
    return keep;
  }, [id, person]);

  return queue;
}
