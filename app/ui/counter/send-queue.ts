import type { DiscardBody } from "#app/domain/counter/schema.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { askShop } from "./ask-shop.ts";
import {
  forgetOrder,
  keepOrder,
  NOT_ALLOWED,
  type QueuedOrder,
  queuedOrders,
  SHOP_FAILED,
} from "./order-queue.ts";

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 15_000;

const SENDING = "counter-sending";

/** How the last attempt to reach the shop ended. */
export type Connection = "connected" | "unreachable" | "signed out";

/** The shop's response about an order that it has taken, in the format of `POST /api/orders`. */
export type PlacedAnswer = {
  id: string;
  orderNumber: string;
  tokenNumber: string | null;
  total: number;
};

/** An order that was stored here and that the shop has now. */
type PlacedLater = { clientOrderId: string; id: string; orderNumber: string; token: string | null };

export type QueueNews = { connection?: Connection; placed?: PlacedLater };

/** Tells every tab of this browser that orders were added, sent or refused. */
export function tellQueueNews(news: QueueNews): void {
  const channel = new BroadcastChannel(SENDING);
  channel.postMessage(news);
  channel.close();
}

export function onQueueNews(listener: (news: QueueNews) => void): () => void {
  const channel = new BroadcastChannel(SENDING);
  channel.onmessage = ({ data }) => listener(data);
  return () => channel.close();
}

/** If `connected`, the next order can be sent. */
async function send(order: QueuedOrder): Promise<QueueNews & { connection: Connection }> {
  const { clientOrderId } = order.body.device;
  const answer = await askShop<PlacedAnswer>("/api/orders", order.body);
  if (!answer) return { connection: "unreachable" };
  const { status, message, errors, data } = answer;
  if (status === 401) return { connection: "signed out" };
  if (status < 300) {
    const { id = "", orderNumber = "", tokenNumber: token = null } = data;
    if (token === order.token) await forgetOrder(order);
    else await keepOrder({ ...order, state: "placed", message: token ?? "" });
    return { connection: "connected", placed: { clientOrderId, id, orderNumber, token } };
  }
  if (status === 403 || status >= 500) {
    await keepOrder({ ...order, message: status === 403 ? NOT_ALLOWED : SHOP_FAILED });
  } else {
    const why = errors?.map(({ msg }) => msg).join(" ") || message;
    await keepOrder({ ...order, state: "refused", message: why });
  }
  return { connection: "connected" };
}

/**
 * One at a time, because the shop takes them in the order in which they were taken. An order that
 * this browser fails to update does not hold up the others; it is sent again later.
 */
async function sendAll(): Promise<Connection> {
  let connection: Connection = "connected";
  for (let sent = 0; connection === "connected"; ) {
    // Read again each time, because orders are added and corrected in the meantime.
    const next = (await queuedOrders()).find(
      ({ position, state }) => state === "waiting" && position > sent,
    );
    if (!next) break;
    sent = next.position;
    try {
      const news = await send(next);
      connection = news.connection;
      tellQueueNews(news);
    } catch (error) {
      console.warn("This browser failed to update its queue", error);
    }
  }
  return connection;
}

/** Whether nothing is waiting any more. */
async function sendWaiting(): Promise<boolean> {
  const connection = await sendAll();
  tellQueueNews({ connection });
  const waits = (await queuedOrders()).some(({ state }) => state === "waiting");
  return connection === "connected" && !waits;
}

let isDue = false;
let retry: ReturnType<typeof setTimeout> | undefined;
let delayMs = FIRST_RETRY_MS;

/** Sends waiting orders, in one tab at a time, until the shop has them. */
export function sendQueue(): void {
  if (isDue) return;
  isDue = true;
  clearTimeout(retry);
  navigator.locks.request(SENDING, async () => {
    isDue = false;
    const isDone = await sendWaiting().catch((error) => {
      console.warn("This browser failed to read its queue", error);
      return false;
    });
    clearTimeout(retry);
    if (isDone) {
      delayMs = FIRST_RETRY_MS;
    } else {
      retry = setTimeout(sendQueue, delayMs);
      delayMs = Math.min(2 * delayMs, MAX_RETRY_MS);
    }
  });
}

/** Sends whenever the shop may be reachable again. Returns a function that stops it. */
export function keepSending(): () => void {
  const sendNow = () => {
    delayMs = FIRST_RETRY_MS;
    sendQueue();
  };
  // Keeps the browser from clearing the queue when it needs space.
  navigator.storage?.persist?.();
  const events = ["online", "focus", "pageshow"];
  for (const type of events) addEventListener(type, sendNow);
  sendNow();
  return () => {
    for (const type of events) removeEventListener(type, sendNow);
    clearTimeout(retry);
  };
}

/** Null if the shop has recorded it, otherwise what to do. */
export async function discardOrder(order: QueuedOrder, reason: string): Promise<string | null> {
  const { body, token: tokenNumber, message: refusal, lines, totalPaise, takenAt } = order;
  const { clientOrderId } = body.device;
  const total = paiseToRupees(totalPaise);
  const told = { clientOrderId, tokenNumber, takenAt, lines, total };
  const entry: DiscardBody = { ...told, refusal, reason };
  const answer = await askShop("/api/counter/discards", entry);
  if (!answer) return m.counter_shopUnreachable();
  if (answer.status === 401) return m.counter_signInFirst();
  if (answer.status >= 300) return answer.message;
  await forgetOrder(order);
  tellQueueNews({});
  return null;
}
