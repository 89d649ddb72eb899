import { createHash } from "node:crypto";
import { pricedLinesOf, rangeOf } from "../content/content-schema.ts";
import { contentOf, contentRows, onlyRow } from "../content/queries.server.ts";
import { latinDigits } from "../digits.ts";
import { sharedRead } from "../shared-read.server.ts";
import { paiseTyped } from "../typed-amount.ts";
import { type PricedDish, type PriceList, readPriceListWith } from "./price-list.ts";

/** `english` and `local` have one dish per line. */
function dishesOf(english: string, local: string): PricedDish[] {
  const labels = pricedLinesOf(local);
  return pricedLinesOf(english).map((dish, at) => ({
    ...dish,
    label: labels[at]?.name ?? dish.name,
  }));
}

/** The owner's packages, dishes and terms of catering (docs/catering.md). */
export const priceList = sharedRead((): PriceList => {
  const english = (subject: "cateringPackage" | "cateringDish") =>
    new Map(contentRows(subject).map(({ id, fields }) => [id, fields]));
  const [packages, dishes] = [english("cateringPackage"), english("cateringDish")];
  const terms = onlyRow(contentOf("cateringTerms"));
  const prices = {
    serviceChargePercent: Number(latinDigits(terms.serviceChargePercent)),
    venueFeePaise: paiseTyped(terms.venueFee),
    packages: contentOf("cateringPackage").map((one) => ({
      name: packages.get(one.id)?.name ?? one.name,
      label: one.name,
      pricePaise: paiseTyped(one.price),
      setupFeePaise: paiseTyped(one.setupFee),
      dishes: dishesOf(packages.get(one.id)?.dishes ?? "", one.dishes),
      notes: { catering: one.note, corporate: one.officeNote, wedding: one.weddingNote },
    })),
    items: contentOf("cateringDish").map((one) => ({
      name: dishes.get(one.id)?.name ?? one.name,
      label: one.name,
      pricePaise: paiseTyped(one.price),
    })),
  };
  const isText = (key: string) => ["label", "dishes", "notes"].includes(key);
  const charged = JSON.stringify(prices, (key, value) => (isText(key) ? undefined : value));
  return {
    ...prices,
    guests: rangeOf(terms.guests),
    hours: rangeOf(terms.hours),
    version: createHash("sha256").update(charged).digest("base64url").slice(0, 12),
  };
});
readPriceListWith(priceList);
