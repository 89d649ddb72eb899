import type { DiscardBody } from "#app/domain/counter/schema.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import type { FieldError } from "#app/domain/result.ts";
import { m } from "#messages";
import {
  forgetOrder,
  keepAnswer,
  NOT_ALLOWED,
  type QueuedOrder,
  queuedOrders,
  SHOP_FAILED,
} from "./order-queue.ts";

const ANSWER_WITHIN_MS = 20_000;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 15_000;

const SENDING = "counter-sending";

/** How the last attempt to reach the shop ended. */
export type Connection = "connected" | "unreachable" | "signed out";

/** What the shop said about an order; `id` and `orderNumber` are those that it gave it. */
export type Verdict = { clientOrderId: string } & (
  | { ok: true; id: string; orderNumber: string; token: string | null }
  | { ok: false; message: string; errors?: FieldError[] }
);

type QueueNews = { connection?: Connection; verdict?: Verdict };

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

type Answer = {
  status: number;
  message: string;
  errors?: FieldError[];
  data: Partial<{ id: string; orderNumber: string; tokenNumber: string }>;
};

/** What the shop itself answered; null if something else did, such as a proxy or the login page of a network, or nothing. */
async function post(path: string, body: unknown, key?: string): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { status } = response;
    const { success, message = "", errors, data = {} } = await response.json();
    return success === response.ok ? { status, message, errors, data } : null;
  } catch {
    return null;
  }
}

/** The shop is busy or cannot save anything at the moment. */
function isBusy({ status }: Answer): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

/** `connected` lets the next order be sent. */
async function send(order: QueuedOrder): Promise<QueueNews & { connection: Connection }> {
  const { clientOrderId } = order.body.device;
  // The shop knows the order by its device and id; the key helps a browser that is no device any more.
  const answer = await post("/api/orders", order.body, clientOrderId);
  if (!answer || isBusy(answer)) return { connection: "unreachable" };
  const { status, message, errors, data } = answer;
  if (status === 401) return { connection: "signed out" };
  if (status < 300) {
    const { id = "", orderNumber = "", tokenNumber: token = "" } = data;
    await keepAnswer(order, { state: "placed", message: token });
    return {
      connection: "connected",
      verdict: { ok: true, clientOrderId, id, orderNumber, token },
    };
  }
  if (status === 403 || status >= 500) {
    await keepAnswer(order, { message: status === 403 ? NOT_ALLOWED : SHOP_FAILED });
    return { connection: "connected" };
  }
  const why = errors?.map(({ msg }) => msg).join(" ") || message;
  await keepAnswer(order, { state: "refused", message: why });
  return { connection: "connected", verdict: { ok: false, clientOrderId, message, errors } };
}

/** One after the other, because the shop takes them in the order in which they were taken. */
async function sendAll(): Promise<Connection> {
  let connection: Connection = "connected";
  for (let sent = 0; connection === "connected"; ) {
    // Read again each time: orders are added and corrected meanwhile.
    const next = (await queuedOrders()).find(
      ({ position, state }) => state === "waiting" && position > sent,
    );
    if (!next) break;
    sent = next.position;
    const news = await send(next);
    connection = news.connection;
    tellQueueNews(news);
  }
  return connection;
}

let isDue = false;
let retry: ReturnType<typeof setTimeout> | undefined;
let delayMs = FIRST_RETRY_MS;

/** Sends what waits, in one tab at a time, until the shop has it. */
export function sendQueue(): void {
  if (isDue) return;
  isDue = true;
  clearTimeout(retry);
  navigator.locks.request(SENDING, async () => {
    isDue = false;
    const connection = await sendAll();
    tellQueueNews({ connection });
    const hasWaiting = (await queuedOrders()).some(({ state }) => state === "waiting");
    if (connection === "connected" && !hasWaiting) {
      delayMs = FIRST_RETRY_MS;
    } else {
      clearTimeout(retry);
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
  // So that the browser does not clear the queue when it needs room.
  navigator.storage?.persist?.();
  const events = ["online", "focus", "pageshow"];
  for (const type of events) addEventListener(type, sendNow);
  sendNow();
  return () => {
    for (const type of events) removeEventListener(type, sendNow);
    clearTimeout(retry);
  };
}

/** Null if the shop has recorded it, else what to do. */
export async function discardOrder(order: QueuedOrder, reason: string): Promise<string | null> {
  const { body, token: tokenNumber, message: refusal, lines, totalPaise, takenAt } = order;
  const { clientOrderId } = body.device;
  const total = paiseToRupees(totalPaise);
  const told = { clientOrderId, tokenNumber, takenAt, lines, total };
  const entry: DiscardBody = { ...told, refusal, reason };
  const answer = await post("/api/counter/discards", entry);
  if (!answer) return m.counter_shopUnreachable();
  if (answer.status === 401) return m.counter_signInFirst();
  if (answer.status >= 300) return answer.message;
  await forgetOrder(order);
  tellQueueNews({});
  return null;
}
