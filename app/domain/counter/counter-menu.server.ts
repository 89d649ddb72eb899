import { m } from "#messages";
import { saleHoursText } from "../availability/sale-hours.ts";
import { now } from "../clock.ts";
import { automaticOffers } from "../coupons/queries.server.ts";
import { anyGuest } from "../coupons/quoted-customer.ts";
import type { Dish } from "../menu/dish.ts";
import { listCombos, listMenu } from "../menu/list-dishes.server.ts";
import { COMBOS } from "../menu/menu-order.ts";
import { nothingToChoose, type Offer } from "../options/configure-dish.ts";
import { offersOf } from "../options/queries.server.ts";
import { pick } from "../pick.ts";
import { allSections } from "../sections/sections.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { slotContext } from "../slots/slot-context.server.ts";
import { allTaxTerms } from "../tax/tax-terms.server.ts";
import type { UpiPayee } from "../terms/upi-payee.ts";
import { listZones } from "../zones/queries.server.ts";
import type { CounterDish, CounterSection, CounterTerms } from "./counter-quote.ts";

const MAX_DISHES = 1000;

function counterDish(dish: Dish, offer: Offer = nothingToChoose): CounterDish {
  return {
    ...pick(dish, ["id", "name", "category", "pricePaise", "isSized", "isVeg", "soldOut"]),
    ...pick(dish, ["portionsLeft", "plates", "taxBasisPoints", "taxCode"]),
    otherNames: [dish.nameDevanagari, dish.otherNames].filter(Boolean).join(" "),
    hours: dish.isOffHours ? saleHoursText(dish.hours) : null,
    offer,
  };
}

/** What is sold at the counter, in the order of the menu; combos come last. */
export function counterMenu(): CounterSection[] {
  const all = { category: null, q: "", sort: null, page: 1, limit: MAX_DISHES } as const;
  const dishes = [...listMenu(all).items, ...listCombos()];
  const offers = offersOf(dishes);
  const section = (id: string, name: string, isIn: (dish: Dish) => boolean) => ({
    id,
    name,
    dishes: dishes.filter(isIn).map((dish) => counterDish(dish, offers.get(dish.id))),
  });
  return [
    ...allSections().map(({ id, label }) =>
      section(id, label, (dish) => dish.kind === "dish" && dish.category === id),
    ),
    section(COMBOS, m.menu_combos(), (dish) => dish.kind === "combo"),
  ].filter(({ dishes }) => dishes.length > 0);
}

export function counterTerms(payee: UpiPayee | null): CounterTerms {
  const at = now();
  const settings = shopSettings();
  const { delivery, charges } = settings;
  const slots = (deliveryType: "delivery" | "pickup") => ({
    ...slotContext(deliveryType, null, settings, at),
    rules: pick(settings, ["mode", "pausedUntil", "hours", "holidays"]),
  });
  return {
    at,
    zones: listZones(),
    delivery,
    charges,
    tax: allTaxTerms(),
    slots: { delivery: slots("delivery"), pickup: slots("pickup") },
    offers: automaticOffers(anyGuest),
    payee,
  };
}
