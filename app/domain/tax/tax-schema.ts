import { z } from "zod";
import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { type SectionOption, sectionLimits } from "../sections/sections.ts";
import { optionalText } from "../text.ts";
import { typedAmount } from "../typed-amount.ts";
import { gstinProblem } from "./gstin.ts";
import { type TaxRate, type TaxTerms, taxModes } from "./tax-terms.ts";

const percentMessage = () => m.bills_rateOutOfRange();

/** Typed in percent, parsed into hundredths of a percent; null if empty. */
export const taxPercent = typedAmount(
  z
    .number({ error: percentMessage })
    .min(0, { error: percentMessage })
    .max(40, { error: percentMessage })
    .refine((typed) => Math.abs(typed * 100 - Math.round(typed * 100)) < 1e-6, {
      error: percentMessage,
    })
    .optional()
    .transform((typed) => (typed === undefined ? null : Math.round(typed * 100))),
);

/** Empty if missing. */
export const taxCode = optionalText(20)
  .overwrite((typed) => latinDigits(typed).replace(/\s/g, ""))
  .refine((typed) => /^(\d{4}|\d{6}|\d{8})?$/.test(typed), {
    error: () => m.bills_hsnFormat(),
  });

const rate = z.object({ percent: taxPercent, code: taxCode });

/** `section` is empty for all sections without their own rate. */
const sectionRate = rate.extend({ section: z.string().max(100).default("") });

const gstin = optionalText(40)
  .overwrite((typed) => latinDigits(typed).replace(/\s/g, "").toUpperCase())
  .superRefine((typed, { addIssue }) => {
    const problem = typed === "" ? null : gstinProblem(typed);
    if (problem) addIssue({ code: "custom", message: problem });
  });

function wrong(path: (string | number)[], message: string) {
  return { code: "custom", path, message, input: "" } as const;
}

/** Terms that start on a day. A shop that is not registered needs no other field. */
export const taxForm = z
  .object({
    fromDay: z.iso.date({ error: () => m.admin_chooseADay() }),
    mode: z.enum(taxModes, { error: () => m.bills_registrationRequired() }),
    legalName: optionalText(120),
    gstin,
    prices: z
      .enum(["inclusive", "exclusive"], { error: () => m.bills_chooseWhatPricesContain() })
      .default("inclusive"),
    /** The rows of `ratedSections`. */
    rates: z
      .array(sectionRate, { error: () => m.shared_mustBeAList() })
      .max(sectionLimits.count + 1)
      .default([]),
    catering: rate.default({ percent: null, code: "" }),
  })
  .superRefine(({ mode, legalName, gstin, rates, catering }, { issues }) => {
    if (mode === "unregistered") return;
    if (!legalName) issues.push(wrong(["legalName"], m.bills_legalNameRequired()));
    if (!gstin) issues.push(wrong(["gstin"], m.bills_gstinRequired()));
    if (mode !== "regular") return;
    if ((rates[0]?.percent ?? null) === null) {
      issues.push(wrong(["rates", 0, "percent"], m.bills_dishRateRequired()));
    }
    if (catering.percent === null) {
      issues.push(wrong(["catering", "percent"], m.bills_cateringRateRequired()));
    }
  })
  .transform(({ prices, rates, catering, ...terms }): TaxTerms => {
    const named = rates.flatMap(({ section, percent, code }): [string, TaxRate][] =>
      percent === null ? [] : [[section, { basisPoints: percent, code }]],
    );
    return {
      ...terms,
      isInclusive: prices === "inclusive",
      rates: Object.fromEntries(named),
      cateringRate: { basisPoints: catering.percent ?? 0, code: catering.code },
    };
  });
export type TaxFields = z.input<typeof taxForm>;

const percentOf = ({ basisPoints }: TaxRate) => String(basisPoints / 100);

/** The current terms as initial values of the form for the next ones. */
export function taxValues(terms: TaxTerms, fromDay: string, rated: SectionOption[]): TaxFields {
  const { mode, legalName, gstin, isInclusive, rates, cateringRate } = terms;
  const isRegular = mode === "regular";
  return {
    fromDay,
    mode,
    legalName,
    gstin,
    prices: isInclusive ? "inclusive" : "exclusive",
    rates: rated.map(({ value: section }) => {
      const known = rates[section];
      return { section, percent: known ? percentOf(known) : "", code: known?.code ?? "" };
    }),
    catering: { percent: isRegular ? percentOf(cateringRate) : "", code: cateringRate.code },
  };
}
