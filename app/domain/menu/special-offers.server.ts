import { comboContents, missingPart, separatePricePaise } from "../options/combo-part.ts";
import { nothingToChoose } from "../options/configure-dish.ts";
import { offersOf } from "../options/queries.server.ts";
import { pick } from "../pick.ts";
import { sharedRead } from "../shared-read.server.ts";
import { dishCardData, type SpecialOffer } from "./dish.ts";
import { listCombos } from "./list-dishes.server.ts";

const advertisedFields = [
  "id",
  "slug",
  "name",
  "nameLang",
  "image",
  "saleHours",
  "pricePaise",
  "soldOut",
] as const;

export const specialOffers = sharedRead((): SpecialOffer[] => {
  const combos = listCombos();
  const offers = offersOf(combos);
  return combos.map((combo): SpecialOffer => {
    const { parts } = offers.get(combo.id) ?? nothingToChoose;
    return {
      ...pick(dishCardData(combo), advertisedFields),
      savePaise: Math.max(0, separatePricePaise(parts) - combo.pricePaise),
      contents: comboContents(parts),
      missingPart: missingPart(parts)?.name ?? null,
    };
  });
});
