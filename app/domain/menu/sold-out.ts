import { dayInPune, instantInPune } from "../clock.ts";
import { type OpeningRules, openingAfterToday } from "../opening-hours.ts";

const DAY_MINUTES = 1440;

/** How much there is of a dish, and until when it is marked as sold out. */
export type Supply = { stock: number; soldOutUntil: Date | null };

/**
 * Takes a dish and an instant, returns whether it cannot be had then: none is left, or it is sold out
 * for today. `notSoldOut` says the same to the database. Source: decisions, Cart; the owner's wish for
 * 'Sold out today'.
 */
export function isSoldOut({ stock, soldOutUntil }: Supply, at: Date): boolean {
  return stock <= 0 || isMarkedSoldOut({ soldOutUntil }, at);
}

/** Takes a dish and an instant, returns whether 'Sold out today' still holds then, whatever the stock is. Source: as `isSoldOut`. */
export function isMarkedSoldOut({ soldOutUntil }: Pick<Supply, "soldOutUntil">, at: Date): boolean {
  return soldOutUntil !== null && soldOutUntil.getTime() > at.getTime();
}

/**
 * Takes the instant at which a dish is sold out for today and the shop's opening rules, returns when it
 * comes back by itself: when the shop opens on a later day. Pressed before today's opening, it means
 * today, too. With no opening in sight it comes back a day later.
 * Source: as `isSoldOut` ("returns by itself at the next opening"); spec 1 §1.
 */
export function soldOutUntil(at: Date, rules: OpeningRules): Date {
  return openingAfterToday(at, rules) ?? instantInPune(dayInPune(at), DAY_MINUTES);
}
