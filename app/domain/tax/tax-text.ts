import { formatDay } from "../catering/event-times.ts";
import {
  formatRate,
  ratedCategories,
  type TaxMode,
  type TaxRate,
  type TaxTerms,
} from "./tax-terms.ts";

export const modeNames: Record<TaxMode, string> = {
  unregistered: "Not registered",
  composition: "Composition scheme",
  regular: "Regular taxpayer",
};

function rateText({ basisPoints, code }: TaxRate): string {
  return code ? `${formatRate(basisPoints)} (${code})` : formatRate(basisPoints);
}

/** A few lines about what applies. */
export function taxLines({ mode, legalName, gstin, ...terms }: TaxTerms): string[] {
  if (mode === "unregistered") return [modeNames[mode], "Customers get a receipt without tax."];
  const who = [modeNames[mode], `${legalName}, GSTIN ${gstin}`];
  if (mode === "composition") return who;
  const rates = ratedCategories.flatMap(({ id, name }) => {
    const rate = terms.rates[id];
    return rate ? [`${name}: ${rateText(rate)}`] : [];
  });
  const prices = terms.isInclusive ? "Prices include tax" : "Tax is added to the prices";
  return [...who, prices, ...rates, `Catering: ${rateText(terms.cateringRate)}`];
}

/** For the list of terms. */
export function taxTermsRow(terms: TaxTerms, present: TaxTerms) {
  return {
    fromDay: terms.fromDay,
    from: formatDay(terms.fromDay),
    isPresent: terms.fromDay === present.fromDay,
    lines: taxLines(terms),
  };
}
