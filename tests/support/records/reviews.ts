import type { ReviewOutput } from "#app/domain/reviews/schema.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import type { Dish } from "./dishes.ts";
import { advanceOrder, placeOrder } from "./orders.ts";
import { type Person, registerCustomer } from "./people.ts";

export const shopReview = {
  rating: 5,
  title: "Worth the queue",
  comment: "The sev was crisp and the mint water bit back.",
  customerName: "Asha Kulkarni",
};

export async function writeReview(
  api: ApiClient,
  overrides: Record<string, unknown> = {},
): Promise<ReviewOutput> {
  const reply = await api.post<ReviewOutput>("/api/reviews", { ...shopReview, ...overrides });
  if (reply.status !== 201) throw new Error(`Not written (${reply.status}): ${reply.text}`);
  return reply.body.data;
}

export async function customerWithDelivered(
  api: ApiClient,
  admin: Pick<Person, "api">,
  dishes: Pick<Dish, "id">[],
) {
  const person = await registerCustomer(api);
  const order = await placeOrder(person.api, dishes);
  await advanceOrder(admin.api, order, ["preparing", "out_for_delivery", "delivered"]);
  return { person, order };
}
