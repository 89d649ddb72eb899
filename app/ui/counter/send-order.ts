import type { Device } from "#app/domain/access/device.ts";
import type { FieldError } from "#app/domain/result.ts";
import { m } from "#messages";
import {
  correctOrder,
  giveToken,
  type NewOrder,
  type QueuedOrder,
  queueOrder,
} from "./order-queue.ts";
import { onQueueNews, sendQueue, tellQueueNews, type Verdict } from "./send-queue.ts";

export type Sent =
  /** `id` and `orderNumber` are empty until the shop has it. */
  | { ok: true; clientOrderId: string; id: string; orderNumber: string; token: string | null }
  /** `refused` waits in the queue to be corrected. */
  | { ok: false; message: string; errors?: FieldError[]; refused: QueuedOrder | null };

type Answer = {
  message?: string;
  errors?: FieldError[];
  data?: { id: string; orderNumber: string; tokenNumber: string | null };
};

const NO_ANSWER = () => m.counter_orderKeptUnreachable();
/** How long an order waits for the shop's answer before the device gives it a token. */
const PATIENCE_MS = 1000;

const late = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));

/** For a browser that is none of the shop's devices. */
async function sendNow({ form, body }: NewOrder): Promise<Sent> {
  try {
    const response = await fetch("/api/orders", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": form.key },
      body: JSON.stringify(body),
    });
    const { message = NO_ANSWER(), errors, data }: Answer = await response.json();
    if (!response.ok || !data) return { ok: false, message, errors, refused: null };
    const { id, orderNumber, tokenNumber: token } = data;
    return { ok: true, clientOrderId: "", id, orderNumber, token };
  } catch {
    return { ok: false, message: NO_ANSWER(), refused: null };
  }
}

/** Null when the shop cannot be reached, or takes its time. */
function verdictOn({ body }: QueuedOrder): Promise<Verdict | null> {
  let stop = () => {};
  const said = new Promise<Verdict | null>((resolve) => {
    stop = onQueueNews(({ connection, verdict }) => {
      if (verdict?.clientOrderId === body.device.clientOrderId) resolve(verdict);
      else if (connection !== "connected") resolve(null);
    });
  });
  return Promise.race([said, late()]).finally(() => stop());
}

/**
 * Sends an order that was taken to the shop: through the queue of this device, so that it is taken whether or not the shop
 * can be reached. `corrects` is what it takes the place of.
 */
export async function sendOrder(
  order: NewOrder,
  device: Device | null,
  takenBy: string,
  corrects: QueuedOrder | null,
): Promise<Sent> {
  if (!device || !window.isSecureContext) return sendNow(order);
  let queued: QueuedOrder;
  try {
    queued = await (corrects ? correctOrder(corrects, order) : queueOrder(takenBy, order));
  } catch (error) {
    console.warn("This browser stores nothing", error);
    return sendNow(order);
  }
  const verdict = verdictOn(queued);
  tellQueueNews({});
  sendQueue();
  const said = await verdict;
  if (said && !said.ok) return { ...said, refused: queued };
  if (said) return said;
  const { clientOrderId } = queued.body.device;
  const token = await giveToken(device, queued);
  tellQueueNews({});
  return { ok: true, clientOrderId, id: "", orderNumber: "", token };
}
