import { m } from "#messages";

const NO_TOKEN = "No token";
const TOKEN = "Token ";

/** The log's name for an order that a device discarded: its token, in English. */
export function discardedOrderName(token: string): string {
  return token ? `${TOKEN}${token}` : NO_TOKEN;
}

/** The same in the reader's language. */
export function shownDiscardedOrder(stored: string): string {
  if (stored === NO_TOKEN) return m.admin_loggedNoToken();
  if (!stored.startsWith(TOKEN)) return stored;
  return m.shared_token({ token: stored.slice(TOKEN.length) });
}
