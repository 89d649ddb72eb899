import { m } from "#messages";
import { knownSections, type SectionOption } from "../sections/sections.ts";

/** `unregistered`: plain receipts; `composition`: bills of supply; `regular`: tax invoices with CGST and SGST. */
export const taxModes = ["unregistered", "composition", "regular"] as const;
export type TaxMode = (typeof taxModes)[number];

/** In hundredths of a percent, with its HSN or SAC code. */
export type TaxRate = { basisPoints: number; code: string };

/** The terms that apply from a day on (in India). */
export type TaxTerms = {
  fromDay: string;
  mode: TaxMode;
  legalName: string;
  gstin: string;
  /** Whether prices include tax. */
  isInclusive: boolean;
  /** By category; the empty key is the default. */
  rates: Record<string, TaxRate>;
  cateringRate: TaxRate;
};

/** Sections can have their own rate; the first row is for all others. */
export function ratedSections(): SectionOption[] {
  const sections = knownSections().map(({ id, label }) => ({ value: id, label }));
  return [{ value: "", label: m.shared_allDishes() }, ...sections];
}

export const untaxed: TaxRate = { basisPoints: 0, code: "" };

/** The terms of a shop that has none. */
export const unregistered: TaxTerms = {
  fromDay: "",
  mode: "unregistered",
  legalName: "",
  gstin: "",
  isInclusive: true,
  rates: {},
  cateringRate: untaxed,
};

/** `terms` are sorted by day. */
export function termsOn(terms: TaxTerms[], day: string): TaxTerms {
  return terms.findLast(({ fromDay }) => fromDay <= day) ?? unregistered;
}

/** What a dish's rate depends on; its own values take precedence over its category's. */
export type TaxedDish = { category: string; taxBasisPoints: number | null; taxCode: string };

/** Only regular taxpayers charge tax. */
export function rateOf({ mode, rates }: TaxTerms, dish: TaxedDish): TaxRate {
  if (mode !== "regular") return untaxed;
  const { basisPoints, code } = rates[dish.category] ?? rates[""] ?? untaxed;
  return { basisPoints: dish.taxBasisPoints ?? basisPoints, code: dish.taxCode || code };
}

export function cateringRateOf({ mode, cateringRate }: TaxTerms): TaxRate {
  return mode === "regular" ? cateringRate : untaxed;
}

/** Delivery and packing have the highest rate of the dishes that they belong to. */
export function highestRate(rates: TaxRate[]): TaxRate {
  return rates.reduce((high, rate) => (rate.basisPoints > high.basisPoints ? rate : high), {
    ...untaxed,
    code: rates[0]?.code ?? "",
  });
}

export function formatRate(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
