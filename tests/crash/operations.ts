import type { EventOutput } from "#app/domain/catering/schema.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ReviewOutput } from "#app/domain/reviews/schema.ts";
import type { ApiClient } from "#tests/support/client.ts";
import { eventOf } from "#tests/support/events.ts";
import { orderOf } from "#tests/support/orders.ts";
import { shopReview } from "#tests/support/reviews.ts";

export type Kind = "order" | "event" | "review" | "change";

/** Something that the shop said it had done; `key` is found in the row that it wrote, once. */
export type Confirmation = { kind: Kind; key: string; id: string };

/** Something to be asked of the shop, as often as it takes to get an answer. */
export type Operation = { kind: Kind; key: string; ask(): Promise<Confirmation> };

/** An answer that no crash explains. */
export class WrongAnswer extends Error {}

function made({ kind, key }: Pick<Operation, "kind" | "key">, reply: Answer): Confirmation {
  if (reply.status !== 201) {
    throw new WrongAnswer(`${kind} ${key} answered ${reply.status}: ${reply.text}`);
  }
  return { kind, key, id: reply.body.data.id };
}

type Answer = { status: number; text: string; body: { data: { id: string } } };

/** Returns the operation for an order of these dishes, with the key that makes it happen once. */
export function orderOperation(
  api: ApiClient,
  dishes: { id: string; quantity: number }[],
): Operation {
  const operation = { kind: "order", key: crypto.randomUUID() } as const;
  const body = orderOf(dishes, { notes: operation.key });
  const headers = { "idempotency-key": operation.key };
  const ask = async () =>
    made(operation, await api.post<OrderOutput>("/api/orders", body, { headers }));
  return { ...operation, ask };
}

/** Returns the operation for a small event, with the key that makes it happen once. */
export function eventOperation(api: ApiClient): Operation {
  const operation = { kind: "event", key: crypto.randomUUID() } as const;
  const body = eventOf({ eventName: operation.key, guestCount: 10 });
  const headers = { "idempotency-key": operation.key };
  const ask = async () =>
    made(operation, await api.post<EventOutput>("/api/catering", body, { headers }));
  return { ...operation, ask };
}

/** Returns the operation to say something of the shop; the same words sent again at once are the same review. */
export function reviewOperation(api: ApiClient): Operation {
  const operation = { kind: "review", key: crypto.randomUUID() } as const;
  const body = { ...shopReview, title: operation.key };
  const ask = async () => made(operation, await api.post<ReviewOutput>("/api/reviews", body));
  return { ...operation, ask };
}

/** Returns the operation to set the status of an order or event; asked again, it may have happened already. */
export function changeOperation(
  admin: ApiClient,
  { kind, id }: Pick<Confirmation, "kind" | "id">,
  status: string,
): Operation {
  const address = kind === "event" ? "/api/catering" : "/api/orders";
  const key = `${id} ${status}`;
  let tries = 0;
  const ask = async (): Promise<Confirmation> => {
    tries += 1;
    const reply = await admin.patch(`${address}/${id}/status`, { status });
    const isDone = reply.status === 200 || (tries > 1 && reply.text.includes(" is already "));
    if (!isDone) {
      throw new WrongAnswer(`${key} answered ${reply.status}: ${reply.text}`);
    }
    return { kind: "change", key, id };
  };
  return { kind: "change", key, ask };
}
