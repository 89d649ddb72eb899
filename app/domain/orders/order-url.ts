import { urlWithQuery } from "../lists/list-url.ts";

/** An order's page in the admin area; `returnTo` is the list from which it was opened, with its filters. */
export function orderUrl(id: string, returnTo?: string): string {
  return urlWithQuery(`/admin/orders/${id}`, { returnTo });
}
