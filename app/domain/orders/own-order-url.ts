/**
 * The details of an order in My Orders. Kept out of `order-list-urls.ts`, whose filters would make
 * most pages heavier.
 */
export function ownOrderUrl(orderNumber: string): string {
  return `/my-orders?order=${encodeURIComponent(orderNumber)}`;
}
