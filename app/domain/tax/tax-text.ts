import { m } from "#messages";
import { formatDay } from "../clock.ts";
import { translated } from "../language/translated.ts";
import type { SectionOption } from "../sections/sections.ts";
import {
  formatRate,
  ratedSections,
  type TaxMode,
  type TaxRate,
  type TaxTerms,
} from "./tax-terms.ts";

export const modeNames: Record<TaxMode, string> = translated({
  unregistered: m.bills_notRegistered,
  composition: m.bills_compositionScheme,
  regular: m.bills_regularTaxpayer,
});

function rateText({ basisPoints, code }: TaxRate): string {
  return code ? `${formatRate(basisPoints)} (${code})` : formatRate(basisPoints);
}

/** A few lines about the terms; `rated` are the `ratedSections`. */
export function taxLines(
  { mode, legalName, gstin, ...terms }: TaxTerms,
  rated: SectionOption[],
): string[] {
  if (mode === "unregistered") return [modeNames[mode], m.bills_receiptsWithoutTax()];
  const who = [modeNames[mode], m.bills_nameAndGstin({ legalName, gstin })];
  if (mode === "composition") return who;
  const rates = rated.flatMap(({ value, label }) => {
    const rate = terms.rates[value];
    return rate ? [`${label}: ${rateText(rate)}`] : [];
  });
  const prices = terms.isInclusive ? m.bills_pricesIncludeTax() : m.bills_taxOnTop();
  return [
    ...who,
    prices,
    ...rates,
    m.bills_catering({ cateringRate: rateText(terms.cateringRate) }),
  ];
}

/** For the audit log, in words. */
export function auditedTerms({ fromDay, mode, legalName, gstin, ...terms }: TaxTerms) {
  const registration = modeNames[mode];
  if (mode !== "regular") return { fromDay, registration, legalName, gstin };
  const rates = ratedSections().map(({ value, label }) => {
    const rate = terms.rates[value];
    return [`Rate: ${label}`, rate ? rateText(rate) : null];
  });
  return {
    fromDay,
    registration,
    legalName,
    gstin,
    prices: terms.isInclusive ? m.bills_pricesIncludeTax() : m.bills_taxOnTop(),
    ...Object.fromEntries(rates),
    "Rate: Catering": rateText(terms.cateringRate),
  };
}

/** For the list of terms. */
export function taxTermsRow(terms: TaxTerms, present: TaxTerms, rated: SectionOption[]) {
  return {
    fromDay: terms.fromDay,
    from: formatDay(terms.fromDay),
    isPresent: terms.fromDay === present.fromDay,
    lines: taxLines(terms, rated),
  };
}
