import type { Limit } from "./attempt-counts.server.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export type Limits = {
  /**
   * Everybody behind one IPv4 address, which a whole mobile network or a market's Wi-Fi may share. So these are fit for
   * 200 customers an hour, and an address is never shut out for long: after a burst it is slowed down to the rate of one
   * attempt every so many seconds.
   */
  perNetwork?: Limit;
  perAccount?: Limit;
  /**
   * The email address in the form. Anybody can type somebody else's, so it is counted together with the network:
   * otherwise a stranger could lock the owner out.
   */
  perEmail?: Limit;
  /** Attempts on one email address from all networks together wait longer and longer, but are not refused. */
  slowsDown?: boolean;
};

export const rateLimits = {
  // Everything that has no limit of its own: carts, likes, addresses, buttons that only change a form.
  "use the shop": { perAccount: limit(200, 3), perNetwork: limit(2000, 0.25) },
  // Kitchen screens are tapped all evening, and a counter sends what it took offline at once.
  "staff work": { perAccount: limit(1000, 0.5), perNetwork: limit(4000, 0.1) },
  // Successes are taken back, so the network's limit counts wrong passwords only.
  "log in": { perEmail: limit(10, 90), perNetwork: limit(60, 15), slowsDown: true },
  // The account counts only after the correct password, so nobody can use it up once the password is changed.
  "enter a code": { perAccount: limit(20, 3 * MINUTE), perNetwork: limit(60, 15) },
  // The PIN itself is locked after five wrong ones; staff switch often.
  "enter a PIN": { perNetwork: limit(120, 7.5) },
  // A script gets 200 accounts from one address and then 240 an hour; 200 customers with typing errors do not notice.
  register: { perEmail: limit(5, 3 * MINUTE), perNetwork: limit(200, 15) },
  "reset a password": { perEmail: limit(3, 20 * MINUTE), perNetwork: limit(60, MINUTE) },
  // Refused silently. The owner has a link of the last quarter of an hour then.
  "send a reset link": { perAccount: limit(3, 5 * MINUTE) },
  "choose a password": { perNetwork: limit(60, 30) },
  "prove a password": { perAccount: limit(10, 90), perNetwork: limit(120, 15) },
  // Quotes answer for the phone number of the profile, so it must not change at will.
  "change the profile": { perAccount: limit(20, 6 * MINUTE), perNetwork: limit(300, 10) },
  subscribe: { perEmail: limit(3, 20 * MINUTE), perNetwork: limit(100, 30) },
  contact: { perEmail: limit(5, 12 * MINUTE), perNetwork: limit(60, MINUTE) },
  review: { perAccount: limit(10, 6 * MINUTE), perNetwork: limit(200, 15) },
  "send pictures": { perAccount: limit(30, 2 * MINUTE), perNetwork: limit(200, 15) },
  book: { perAccount: limit(20, 3 * MINUTE), perNetwork: limit(120, 30) },
  order: { perAccount: limit(20, 30), perNetwork: limit(300, 3) },
  // Everybody at the stall may be on its Wi-Fi: a hundred in ten minutes are served.
  "order at the stall": { perNetwork: limit(200, 3) },
  // Each change is a line in the history of the order.
  "change an order": { perAccount: limit(20, 3 * MINUTE), perNetwork: limit(300, 10) },
  "claim a payment": { perAccount: limit(10, 90), perNetwork: limit(200, 10) },
  // Each asks the payment provider for a page.
  "pay online": { perAccount: limit(20, 30), perNetwork: limit(300, 3) },
  "turn on notifications": { perAccount: limit(30, 2 * MINUTE), perNetwork: limit(200, 15) },
  "send a test message": { perAccount: limit(20, 45) },
  // Codes that exist are taken back, so these are guesses only.
  "try a coupon": { perAccount: limit(30, 2 * MINUTE), perNetwork: limit(100, 15) },
  // Tokens in links; an expired link counts, too.
  "open a secret link": { perNetwork: limit(60, 15) },
  // An app asks with each change.
  "ask for a quote": { perAccount: limit(60, 1), perNetwork: limit(300, 0.25) },
  "report an error": { perNetwork: limit(60, MINUTE) },
  // Guests have no account.
  "begin a cart": { perNetwork: limit(300, HOUR / 300) },
} satisfies Record<string, Limits>;

function limit(burst: number, everySeconds: number): Limit {
  return { burst, everySeconds };
}

export type RateLimitedAction = keyof typeof rateLimits;
