import type { EventOutput } from "#app/domain/catering/present-event.server.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ReviewOutput } from "#app/domain/reviews/schema.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { type FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { eventOf } from "#tests/support/records/events.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { shopReview } from "#tests/support/records/reviews.ts";

export type Kind = "order" | "self" | "sale" | "event" | "review" | "change" | "payment";

/** `key` is stored in the written row, so that duplicates can be counted. */
export type Confirmation = { kind: Kind; key: string; id: string };

export type Operation = { kind: Kind; key: string; send(): Promise<Confirmation> };

/** A response that a crash does not explain. */
export class UnexpectedResponse extends Error {}

type Created = { status: number; text: string; body: { data: { id: string } } };

function confirmationOf({ kind, key }: Pick<Operation, "kind" | "key">, reply: Created) {
  if (reply.status !== 201) {
    throw new UnexpectedResponse(`${kind} ${key} answered ${reply.status}: ${reply.text}`);
  }
  return { kind, key, id: reply.body.data.id };
}

/** `wishes`: delivery type, coupon and time. */
export function orderOperation(
  api: ApiClient,
  dishes: { id: string; quantity: number }[],
  wishes: Record<string, unknown>,
): Operation {
  const operation = { kind: "order", key: crypto.randomUUID() } as const;
  const body = orderOf(dishes, { ...wishes, notes: operation.key });
  const headers = { "idempotency-key": operation.key };
  const send = async () =>
    confirmationOf(operation, await api.post<OrderOutput>("/api/orders", body, { headers }));
  return { ...operation, send };
}

/** A customer in the queue, who scans the code again or sends the same form again after a crash. */
export function selfOperation(
  baseUrl: string,
  { id: product, quantity }: { id: string; quantity: number },
): Operation {
  const operation = { kind: "self", key: crypto.randomUUID() } as const;
  const page = "/here/order";
  const visitor = new FormVisitor(baseUrl);
  let form: FormFields | undefined;
  const send = async (): Promise<Confirmation> => {
    if (!form) {
      await visitor.get("/here/12");
      await visitor.postForm("/cart/lines", { product, quantity: String(quantity) });
      const typed = { customerName: operation.key, handover: "here", paymentMethod: "cash" };
      form = { ...(await visitor.get(page)).form(page), ...typed };
    }
    const placed = await visitor.postForm(page, form);
    if (!placed.location?.startsWith("/track/")) {
      throw new UnexpectedResponse(`self ${operation.key} answered ${placed.status}`);
    }
    return { ...operation, id: placed.location };
  };
  return { ...operation, send };
}

/**
 * An order at the counter or by phone, partly paid. `device` sends it with its own number, which
 * identifies the order when it is sent again, and with its next token.
 */
export function saleOperation(
  counter: ApiClient,
  dishes: { id: string; quantity: number }[],
  device: { tokenNumber: string } | null,
): Operation {
  const operation = { kind: "sale", key: crypto.randomUUID() } as const;
  const takenAt = new Date().toISOString();
  const body = {
    channel: "counter",
    items: dishes.map(({ id, quantity }) => ({ product: id, quantity })),
    payments: [
      { method: "cash", amount: 10 },
      { method: "upi", amount: 0.5 },
    ],
    notes: operation.key,
    ...(device && { device: { ...device, takenAt, clientOrderId: operation.key } }),
  };
  const headers: Record<string, string> = device ? {} : { "idempotency-key": operation.key };
  const send = async () => {
    const reply = await counter.post<OrderOutput>("/api/orders", body, { headers });
    const confirmation = confirmationOf(operation, reply);
    const { tokenNumber } = reply.body.data;
    if (!tokenNumber || (device && tokenNumber !== device.tokenNumber)) {
      throw new UnexpectedResponse(`sale ${operation.key} has the token ${tokenNumber}`);
    }
    return confirmation;
  };
  return { ...operation, send };
}

/**
 * An order that is paid on the provider's page; the shop hears of it through a message that is
 * repeated until it is answered.
 */
export function paymentOperation(
  api: ApiClient,
  baseUrl: string,
  dishes: { id: string; quantity: number }[],
  wishes: Record<string, unknown>,
): Operation {
  const body = orderOf(dishes, { ...wishes, paymentMethod: "upi" });
  const key = crypto.randomUUID();
  let payPage = "";
  const send = async (): Promise<Confirmation> => {
    const headers = { "idempotency-key": key };
    const placed = await api.post<OrderOutput>("/api/orders", body, { headers });
    const { id } = confirmationOf({ kind: "payment", key }, placed);
    const { pathname } = new URL(placed.body.data.paymentUrl ?? "https://paid.example");
    payPage ||= await pageToPay(new URL(pathname, baseUrl));
    const paid = await fetch(payPage, { method: "POST", headers: { accept: "application/json" } });
    const { body: text, signature } = await paid.json();
    const answer = await fetch(new URL("/api/payment-webhook", baseUrl), {
      method: "POST",
      headers: { "x-razorpay-signature": signature },
      body: text,
    });
    if (answer.status !== 200)
      throw new UnexpectedResponse(`The message answered ${answer.status}`);
    return { kind: "payment", key: id, id };
  };
  return { kind: "payment", key, send };
}

/** Presses the button that leads to the page. */
async function pageToPay(url: URL): Promise<string> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { origin: url.origin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(),
    redirect: "manual",
  });
  const location = reply.headers.get("location");
  if (!location) throw new UnexpectedResponse(`${url.pathname} answered ${reply.status}`);
  return location;
}

export function eventOperation(api: ApiClient): Operation {
  const operation = { kind: "event", key: crypto.randomUUID() } as const;
  const body = eventOf({ eventName: operation.key, guestCount: 10 });
  const headers = { "idempotency-key": operation.key };
  const send = async () =>
    confirmationOf(operation, await api.post<EventOutput>("/api/catering", body, { headers }));
  return { ...operation, send };
}

/** Reviews have no idempotency key; the shop recognises the same text. */
export function reviewOperation(api: ApiClient): Operation {
  const operation = { kind: "review", key: crypto.randomUUID() } as const;
  const body = { ...shopReview, title: operation.key };
  const send = async () =>
    confirmationOf(operation, await api.post<ReviewOutput>("/api/reviews", body));
  return { ...operation, send };
}

/** A repeated request may find the status already set. */
export function changeOperation(
  admin: ApiClient,
  { kind, id }: Pick<Confirmation, "kind" | "id">,
  status: string,
): Operation {
  const endpoint = kind === "event" ? "/api/catering" : "/api/orders";
  const key = `${id} ${status}`;
  let attempts = 0;
  const send = async (): Promise<Confirmation> => {
    attempts += 1;
    const reply = await admin.patch(`${endpoint}/${id}/status`, {
      status,
      reason: "The kitchen closed",
    });
    const isSet = reply.status === 200 || (attempts > 1 && reply.text.includes(" is already "));
    if (!isSet) {
      throw new UnexpectedResponse(`${key} answered ${reply.status}: ${reply.text}`);
    }
    return { kind: "change", key, id };
  };
  return { kind: "change", key, send };
}
