import type { DiscardBody, ReservedTokens } from "#app/domain/counter/schema.ts";
import type { Device } from "#app/domain/staff/device.ts";
import {
  forgetOrder,
  keepOrder,
  keepTokens,
  type QueuedOrder,
  queuedOrders,
  tokensLeft,
} from "./order-queue.ts";

const ANSWER_WITHIN_MS = 20_000;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 15_000;
const MIN_TOKENS_LEFT = 20;

const SENDING = "counter-sending";

/** How the last attempt to reach the shop ended. */
export type Connection = "connected" | "unreachable" | "signed out";

/** Tells every tab of this browser that orders were added, sent or refused. */
export function queueChanged(connection: Connection): void {
  const channel = new BroadcastChannel(SENDING);
  channel.postMessage(connection);
  channel.close();
}

export function whenQueueChanges(listener: (connection: Connection) => void): () => void {
  const channel = new BroadcastChannel(SENDING);
  channel.onmessage = ({ data }) => listener(data);
  return () => channel.close();
}

type Answer = {
  status: number;
  message: string;
  data: { tokenNumber?: string | null } & Partial<ReservedTokens>;
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
    const { success, message = "", data = {} } = await response.json();
    return success === response.ok ? { status, message, data } : null;
  } catch {
    return null;
  }
}

/** The shop is busy or cannot save anything at the moment. */
function isBusy({ status }: Answer): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

/** Says whether the next order may be sent. */
async function send(order: QueuedOrder): Promise<Connection> {
  const { clientOrderId } = order.body.device;
  // The shop knows the order by its device and id; the key helps a browser that is no device any more.
  const answer = await post("/api/orders", order.body, clientOrderId);
  if (!answer || isBusy(answer)) return "unreachable";
  const { status, message, data } = answer;
  if (status === 401) return "signed out";
  if (status < 300) {
    const { tokenNumber } = data;
    if (tokenNumber === order.token) await forgetOrder(order);
    else await keepOrder({ ...order, state: "placed", message: `Its token is ${tokenNumber}.` });
  } else if (status >= 500) {
    await keepOrder({ ...order, message: "The shop could not save it and is asked again." });
  } else if (status === 403) {
    await keepOrder({ ...order, message: "Somebody else must sign in to send it." });
  } else {
    await keepOrder({ ...order, state: "refused", message });
  }
  return "connected";
}

/** Reserves further tokens when few are left today. */
async function topUpTokens(device: Device): Promise<Connection> {
  const tokens = await tokensLeft(device);
  if (tokens && tokens.left >= MIN_TOKENS_LEFT) return "connected";
  const answer = await post("/api/counter/tokens", { lastToken: tokens?.last ?? null });
  if (answer?.status === 401) return "signed out";
  if (!answer || isBusy(answer)) return "unreachable";
  const { day, blocks } = answer.data;
  if (day && blocks) await keepTokens(device, { day, blocks });
  return "connected";
}

/** One after the other, because the shop takes them in the order in which they were taken. */
async function sendAll(device: Device): Promise<Connection> {
  let connection = await topUpTokens(device);
  for (let sent = 0; connection === "connected"; ) {
    // Read again each time: orders are added and corrected meanwhile.
    const next = (await queuedOrders()).find(
      ({ position, state }) => state === "waiting" && position > sent,
    );
    if (!next) break;
    sent = next.position;
    connection = await send(next);
    queueChanged(connection);
  }
  return connection;
}

let isDue = false;
let retry: ReturnType<typeof setTimeout> | undefined;
let delayMs = FIRST_RETRY_MS;

/** Sends what waits, in one tab at a time, until the shop has it. */
export function sendQueue(device: Device): void {
  if (isDue) return;
  isDue = true;
  clearTimeout(retry);
  navigator.locks.request(SENDING, async () => {
    isDue = false;
    const connection = await sendAll(device);
    queueChanged(connection);
    const hasWaiting = (await queuedOrders()).some(({ state }) => state === "waiting");
    if (connection === "connected" && !hasWaiting) {
      delayMs = FIRST_RETRY_MS;
    } else {
      clearTimeout(retry);
      retry = setTimeout(() => sendQueue(device), delayMs);
      delayMs = Math.min(2 * delayMs, MAX_RETRY_MS);
    }
  });
}

/** Sends whenever the shop may be reachable again. Returns a function that stops it. */
export function keepSending(device: Device): () => void {
  const sendNow = () => {
    delayMs = FIRST_RETRY_MS;
    sendQueue(device);
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
  const { body, token: tokenNumber, message: refusal, lines, total, takenAt } = order;
  const { clientOrderId } = body.device;
  const entry: DiscardBody = {
    clientOrderId,
    tokenNumber,
    takenAt,
    lines,
    total,
    refusal,
    reason,
  };
  const answer = await post("/api/counter/discards", entry);
  if (!answer) return "The shop cannot be reached. Try again once the connection is back.";
  if (answer.status === 401) return "Sign in first.";
  if (answer.status >= 300) return answer.message;
  await forgetOrder(order);
  queueChanged("connected");
  return null;
}
