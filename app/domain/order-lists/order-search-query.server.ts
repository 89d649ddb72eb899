import { fullTextQuery } from "#db/full-text.ts";

/** A token as people type it: `14`, `#14`, `014`, `Token 14`, or `A1` from a device. */
const tokenPattern = /^(?:(?:token|टोकन)\s*)?#?0*([1-9]\d{0,2}|[a-z]{1,2}[1-9]\d{0,2})$/i;

/**
 * An FTS5 query for orders by number or name and, for people who may see contacts, by email or
 * phone; a token only finds orders with exactly this token. Null if there is no word.
 */
export function orderSearchQuery(typed: string, findsContacts: boolean): string | null {
  const [, token] = tokenPattern.exec(typed.trim()) ?? [];
  if (token) return `{token} : "${token}"`;
  const query = fullTextQuery(typed);
  return query && !findsContacts ? `{order_number token customer_name} : (${query})` : query;
}
