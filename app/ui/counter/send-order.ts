import type { Device } from "#app/domain/access/device.ts";
import { now } from "#app/domain/clock.ts";
import type { TakeOrderBody } from "#app/domain/counter/take-order-body.ts";
import { paiseToRupees, rupeesToPaise } from "#app/domain/money.ts";
import type { FieldError } from "#app/domain/result.ts";
import { m } from "#messages";
import { askShop } from "./ask-shop.ts";
import {
  correctOrder,
  forgetOrder,
  type NewOrder,
  type QueuedOrder,
  queueOrder,
} from "./order-queue.ts";
import { type Connection, type PlacedAnswer, sendQueue, tellQueueNews } from "./send-queue.ts";

export type Sent =
  | { outcome: "placed"; id: string; orderNumber: string; token: string | null; totalPaise: number }
  /** Stored on this device; the shop does not have it yet. */
  | { outcome: "kept"; order: QueuedOrder }
  | { outcome: "refused"; message: string; errors?: FieldError[] }
  /** The shop may nevertheless have it. */
  | { outcome: "unanswered"; message: string; errors?: undefined };

/** If the shop was unreachable the last time, customers wait no longer than this. */
const PATIENCE_OFFLINE_MS = 2000;

/** The shop's response about it; null if there is none. */
async function placeNow(body: TakeOrderBody, connection: Connection): Promise<Sent | null> {
  const patience = connection === "unreachable" ? PATIENCE_OFFLINE_MS : undefined;
  const answer = await askShop<PlacedAnswer>("/api/orders", body, patience);
  if (!answer) return null;
  const { status, message, errors, data } = answer;
  if (status >= 300) {
    if (status === 401) tellQueueNews({ connection: "signed out" });
    const why = status === 401 ? m.counter_signInFirst() : message;
    return { outcome: "refused", message: why, errors };
  }
  const { id = "", orderNumber = "", tokenNumber: token = null, total = 0 } = data;
  return { outcome: "placed", id, orderNumber, token, totalPaise: rupeesToPaise(total) };
}

async function keepHere(
  order: NewOrder,
  device: Device,
  takenBy: string,
  corrects: QueuedOrder | null,
): Promise<QueuedOrder> {
  const kept = await (corrects
    ? correctOrder(corrects, order)
    : queueOrder(device, takenBy, order));
  tellQueueNews({ connection: "unreachable" });
  sendQueue();
  return kept;
}

/**
 * Asks the shop to take an order, and waits for its response. Without one, a device of the shop
 * keeps the order as a sale that has happened; any other browser leaves it on the screen.
 * `corrects` is a refused order to replace.
 */
export async function sendOrder(
  order: NewOrder,
  device: Device | null,
  takenBy: string,
  corrects: QueuedOrder | null,
  connection: Connection,
): Promise<Sent> {
  const { soldOffline: _, ...known } = corrects?.body.device ?? {
    clientOrderId: order.form.key,
    takenAt: now().toISOString(),
    takenBy,
  };
  const body = {
    ...order.body,
    device: { ...known, total: paiseToRupees(order.totalPaise) },
  };
  const sent = await placeNow(body, connection);
  if (sent?.outcome === "placed") {
    if (corrects) await forgetOrder(corrects);
    tellQueueNews({ connection: "connected" });
    if (device && connection !== "connected") sendQueue();
  }
  if (sent) return sent;
  const noAnswer = { outcome: "unanswered", message: m.counter_orderKeptUnreachable() } as const;
  // PINs are never stored, and without the PIN the shop would refuse the order.
  if (!device || !window.isSecureContext || order.body.pin) return noAnswer;
  try {
    return { outcome: "kept", order: await keepHere(order, device, takenBy, corrects) };
  } catch (error) {
    console.warn("This browser stores nothing", error);
    return noAnswer;
  }
}
