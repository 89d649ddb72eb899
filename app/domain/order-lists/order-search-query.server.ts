import { fullTextQuery } from "#db/full-text.ts";

/**
 * An FTS5 query for orders by number or name and, for those who may see contacts, by email or phone; null when there is no
 * word.
 */
export function orderSearchQuery(typed: string, findsContacts: boolean): string | null {
  const query = fullTextQuery(typed);
  return query && !findsContacts ? `{order_number customer_name} : (${query})` : query;
}
