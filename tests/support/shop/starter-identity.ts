import { identityOf } from "#app/domain/content/identity-of.ts";
import { fieldsOf } from "#app/domain/content/subjects.ts";
import { readPriceListWith } from "#app/domain/events/price-list.ts";
import { currentLanguage, languages } from "#app/domain/language/language.ts";
import { defaultParts } from "#app/domain/settings/shop-settings.ts";
import { identifyShop } from "#app/domain/shop.ts";
import { starterContent } from "#db/starter/content/index.ts";

const starter = starterContent.find(({ subject }) => subject === "shop");
if (!starter) throw new Error("The sample shop has no name");
const { texts } = starter;

/** Unit tests use the sample shop without reading a database. */
export function identifySampleShop(): void {
  identifyShop(identity);
  readPriceListWith(priceList);
}

function identity() {
  const language = currentLanguage();
  const inLanguage = fieldsOf("shop").map(([field]) => {
    const text = texts[field] ?? "";
    return [field, typeof text === "string" ? text : text[languages.indexOf(language)]];
  });
  const fields = Object.fromEntries(inLanguage);
  return identityOf(fields, texts.city?.[0] ?? "", language, defaultParts.hours);
}

/** Catering without a menu; tests of prices have a database. */
const priceList = () => ({
  packages: [],
  items: [],
  serviceChargePercent: 2,
  venueFeePaise: 50_000,
  guests: { min: 10, max: 500 },
  hours: { min: 1, max: 12 },
  version: "",
});
