import { comboContents, missingPart, separatePricePaise } from "../options/combo-part.ts";
import { nothingToChoose } from "../options/configure-dish.ts";
import { offersOf } from "../options/queries.server.ts";
import { sharedRead } from "../shared-read.server.ts";
import { type Dish, dishCardData } from "./dish.ts";
import { listCombos } from "./list-dishes.server.ts";
import type { SpecialOffer } from "./special-offer.ts";

/** The combos of the menu. */
export const specialOffers = sharedRead((): SpecialOffer[] => {
  const combos = listCombos();
  const offers = offersOf(combos);
  return combos.map((combo: Dish): SpecialOffer => {
    const { parts } = offers.get(combo.id) ?? nothingToChoose;
    const card = dishCardData(combo);
    const { id, slug, name, nameLang, image, saleHours, pricePaise, soldOut } = card;
    return {
      id,
      slug,
      name,
      ...(nameLang && { nameLang }),
      image,
      saleHours,
      pricePaise,
      savePaise: Math.max(0, separatePricePaise(parts) - pricePaise),
      contents: comboContents(parts),
      soldOut,
      missingPart: missingPart(parts)?.name ?? null,
    };
  });
});
