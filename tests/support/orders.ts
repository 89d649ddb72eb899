import type { OrderOutput } from "#app/domain/orders/schema.ts";
import type { ApiClient } from "./client.ts";
import type { Dish } from "./dishes.ts";

type Wanted = Pick<Dish, "id"> & { quantity?: number };

/** Returns a payload that orders these dishes, one of each unless told, to an address in Pune, to be paid in cash. */
export function orderOf(dishes: Wanted[], known: Record<string, unknown> = {}) {
  return {
    items: dishes.map(({ id, quantity = 1 }) => ({ product: id, quantity })),
    deliveryAddress: {
      street: "12 Laxmi Road",
      city: "Pune",
      state: "Maharashtra",
      zipCode: "411030",
      phone: "+91 98220 12345",
    },
    paymentMethod: "cash",
    ...known,
  };
}

/** Places an order by the call and returns it. */
export async function placeOrder(
  api: ApiClient,
  dishes: Wanted[],
  known: Record<string, unknown> = {},
): Promise<OrderOutput> {
  const reply = await api.post<OrderOutput>("/api/orders", orderOf(dishes, known));
  if (reply.status !== 201) throw new Error(`Not ordered (${reply.status}): ${reply.text}`);
  return reply.body.data;
}

/** Carries an order through these statuses, one after the other, and returns it as it is then. */
export async function carryOrder(
  admin: ApiClient,
  { id }: Pick<OrderOutput, "id">,
  statuses: string[],
): Promise<OrderOutput> {
  for (const status of statuses) {
    const reply = await admin.patch(`/api/orders/${id}/status`, { status });
    if (reply.status !== 200) throw new Error(`Not ${status} (${reply.status}): ${reply.text}`);
  }
  return (await admin.get<OrderOutput>(`/api/orders/${id}`)).body.data;
}
