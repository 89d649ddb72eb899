import type { Limit } from "./attempt-counts.server.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export type Limits = {
  /**
   * Covers everybody behind one IPv4 address, which a whole mobile network or a market's Wi-Fi may
   * share. These limits therefore suit 200 customers an hour and never lock an address out for
   * long: after a burst, attempts are slowed down to one every given number of seconds.
   */
  perNetwork?: Limit;
  perAccount?: Limit;
  /**
   * The email address in the form. Anyone can type somebody else's address, so it is counted
   * together with the network: otherwise a stranger could lock the owner out.
   */
  perEmail?: Limit;
  /** Attempts on one email address from all networks together wait longer and longer, but are not refused. */
  slowsDown?: boolean;
};

export const rateLimits = {
  // Everything without a limit of its own: carts, likes, addresses, buttons that only change a
  // form.
  "use the shop": { perAccount: limit(200, 3), perNetwork: limit(2000, 0.25) },
  // Kitchen screens are tapped all evening, and a counter sends all its offline orders at once.
  "staff work": { perAccount: limit(1000, 0.5), perNetwork: limit(4000, 0.1) },
  // Successes are taken back, so the network's limit only counts wrong passwords.
  "log in": { perEmail: limit(10, 90), perNetwork: limit(60, 15), slowsDown: true },
  // The account only counts after the correct password, so others cannot use up its attempts once
  // the password has been changed.
  "enter a code": { perAccount: limit(20, 3 * MINUTE), perNetwork: limit(60, 15) },
  // The PIN itself is locked after five wrong ones; staff switch often.
  "enter a PIN": { perNetwork: limit(120, 7.5) },
  // A script gets 200 accounts from one address and then 240 an hour; 200 customers with typing
  // errors do not notice.
  register: { perEmail: limit(5, 3 * MINUTE), perNetwork: limit(200, 15) },
  "reset a password": { perEmail: limit(3, 20 * MINUTE), perNetwork: limit(60, MINUTE) },
  // Refused silently. In that case, the owner has a link from the last quarter of an hour.
  "send a reset link": { perAccount: limit(3, 5 * MINUTE) },
  "choose a password": { perNetwork: limit(60, 30) },
  "prove a password": { perAccount: limit(10, 90), perNetwork: limit(120, 15) },
  // Quotes depend on the profile's phone number, so it must not change at will.
  "change the profile": { perAccount: limit(20, 6 * MINUTE), perNetwork: limit(300, 10) },
  subscribe: { perEmail: limit(3, 20 * MINUTE), perNetwork: limit(100, 30) },
  contact: { perEmail: limit(5, 12 * MINUTE), perNetwork: limit(60, MINUTE) },
  review: { perAccount: limit(10, 6 * MINUTE), perNetwork: limit(200, 15) },
  "send pictures": { perAccount: limit(30, 2 * MINUTE), perNetwork: limit(200, 15) },
  book: { perAccount: limit(20, 3 * MINUTE), perNetwork: limit(120, 30) },
  order: { perAccount: limit(20, 30), perNetwork: limit(300, 3) },
  // Everybody at the stall may be on its Wi-Fi; this allows a hundred customers in ten minutes.
  "order at the stall": { perNetwork: limit(200, 3) },
  // Each change is an entry in the order's history.
  "change an order": { perAccount: limit(20, 3 * MINUTE), perNetwork: limit(300, 10) },
  "claim a payment": { perAccount: limit(10, 90), perNetwork: limit(200, 10) },
  // Each attempt asks the payment provider for a page.
  "pay online": { perAccount: limit(20, 30), perNetwork: limit(300, 3) },
  "turn on notifications": { perAccount: limit(30, 2 * MINUTE), perNetwork: limit(200, 15) },
  "send a test message": { perAccount: limit(20, 45) },
  // Existing codes are taken back, so this only counts guesses.
  "try a coupon": { perAccount: limit(30, 2 * MINUTE), perNetwork: limit(100, 15) },
  // Tokens in links; expired links count too.
  "open a secret link": { perNetwork: limit(60, 15) },
  // An app asks after each change.
  "ask for a quote": { perAccount: limit(60, 1), perNetwork: limit(300, 0.25) },
  "report an error": { perNetwork: limit(60, MINUTE) },
  // Guests have no account.
  "begin a cart": { perNetwork: limit(300, HOUR / 300) },
} satisfies Record<string, Limits>;

function limit(burst: number, everySeconds: number): Limit {
  return { burst, everySeconds };
}

export type RateLimitedAction = keyof typeof rateLimits;
