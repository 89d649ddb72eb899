import type { TakeOrderBody } from "#app/domain/counter/take-order-body.ts";
import type { FieldError } from "#app/domain/result.ts";

/** `key` makes the order arrive once, however often it is sent. */
export type SentOrder = { key: string; body: TakeOrderBody; totalPaise: number };

export type Sent =
  | { ok: true; id: string; orderNumber: string; token: string | null }
  | { ok: false; message: string; errors?: FieldError[] };

type Answer = {
  message?: string;
  errors?: FieldError[];
  data?: { id: string; orderNumber: string; tokenNumber: string | null };
};

const NO_ANSWER = "The shop cannot be reached. The order is still here: take the payment again.";

/** Sends an order that was taken to the shop. */
export async function sendOrder({ key, body }: SentOrder): Promise<Sent> {
  try {
    const response = await fetch("/api/orders", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(body),
    });
    const { message = NO_ANSWER, errors, data }: Answer = await response.json();
    if (!response.ok || !data) return { ok: false, message, errors };
    return { ok: true, id: data.id, orderNumber: data.orderNumber, token: data.tokenNumber };
  } catch {
    return { ok: false, message: NO_ANSWER };
  }
}
