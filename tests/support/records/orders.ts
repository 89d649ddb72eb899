import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import type { ApiClient, Reply } from "#tests/support/http/client.ts";
import type { TestServer } from "#tests/support/shop/server.ts";
import type { Dish } from "./dishes.ts";

/** The steps that lead a delivery to each status. */
export const stepsTo = {
  pending: [],
  confirmed: ["confirmed"],
  preparing: ["preparing"],
  out_for_delivery: ["preparing", "out_for_delivery"],
  delivered: ["preparing", "out_for_delivery", "delivered"],
  cancelled: ["cancelled"],
} satisfies Record<OrderStatus, OrderStatus[]>;

type OrderedDish = Pick<Dish, "id"> & { quantity?: number };

/** An order of these dishes (one of each by default) to an address in Pune, paid in cash. */
export function orderOf(dishes: OrderedDish[], overrides: Record<string, unknown> = {}) {
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
    ...overrides,
  };
}

export async function placeOrder(
  api: ApiClient,
  dishes: OrderedDish[],
  overrides: Record<string, unknown> = {},
): Promise<OrderOutput> {
  const reply = await api.post<OrderOutput>("/api/orders", orderOf(dishes, overrides));
  if (reply.status !== 201) throw new Error(`Not ordered (${reply.status}): ${reply.text}`);
  return reply.body.data;
}

/** Sets these statuses one after the other and returns the order. */
export async function advanceOrder(
  admin: ApiClient,
  { id }: Pick<OrderOutput, "id">,
  statuses: string[],
): Promise<OrderOutput> {
  for (const status of statuses) {
    const reason = status === "cancelled" ? "We are closing early today" : undefined;
    const reply = await admin.patch(`/api/orders/${id}/status`, { status, reason });
    if (reply.status !== 200) throw new Error(`Not ${status} (${reply.status}): ${reply.text}`);
  }
  return (await admin.get<OrderOutput>(`/api/orders/${id}`)).body.data;
}

const VISITORS = 16;
const CONFIRMED = 20;

/**
 * Kills the server once some orders are confirmed while others are in flight. Returns the
 * idempotency keys of all sent orders, and the ids of the confirmed ones by key.
 */
export async function orderUntilKilled(
  server: TestServer,
  order: (key: string) => Promise<Reply<OrderOutput>>,
): Promise<{ sent: string[]; confirmed: Map<string, string> }> {
  const sent: string[] = [];
  const confirmed = new Map<string, string>();
  async function placeOrders() {
    while (true) {
      const key = crypto.randomUUID();
      sent.push(key);
      // If the connection breaks, the order may or may not have been placed.
      const reply = await order(key).catch(() => null);
      if (!reply) return;
      if (reply.status !== 201) throw new Error(`Not ordered (${reply.status}): ${reply.text}`);
      confirmed.set(key, reply.body.data.id);
      if (confirmed.size === CONFIRMED) await server.kill();
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, placeOrders));
  return { sent, confirmed };
}
