import { comboContents, missingPart, separatePricePaise } from "../options/combo-part.ts";
import { nothingToChoose } from "../options/configure-dish.ts";
import { offersOf } from "../options/queries.server.ts";
import { type Dish, dishCardData } from "./dish.ts";
import { listCombos } from "./list-dishes.server.ts";
import type { SpecialOffer } from "./special-offer.ts";

/** The combos of the menu. */
export function specialOffers(): SpecialOffer[] {
  const combos = listCombos();
  const offers = offersOf(combos);
  return combos.map((combo: Dish): SpecialOffer => {
    const { parts } = offers.get(combo.id) ?? nothingToChoose;
    const { id, slug, name, image, saleHours, pricePaise, soldOut } = dishCardData(combo);
    return {
      id,
      slug,
      name,
      image,
      saleHours,
      pricePaise,
      savePaise: Math.max(0, separatePricePaise(parts) - pricePaise),
      contents: comboContents(parts),
      soldOut,
      missingPart: missingPart(parts)?.name ?? null,
    };
  });
}
