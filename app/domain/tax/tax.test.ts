import { describe, expect, test } from "vitest";
import { type BillAmounts, billNumberOf, financialYearOf, rateTotals } from "../bills/bill.ts";
import { type BillPart, billAmounts, creditAmounts } from "../bills/bill-amounts.ts";
import { missingNumbers } from "../bills/gaps.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { stateNamed, stateTaxName, stateWithCode } from "./gst-states.ts";
import { gstinProblem } from "./gstin.ts";
import { integratedTaxWithin, taxOnTop, taxWithin } from "./tax-amounts.ts";
import { highestRate, rateOf, type TaxTerms, termsOn, unregistered } from "./tax-terms.ts";

/** Generates the same numbers in every run. */
function seeded(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % (most + 1);
  };
}

const rates = [0, 25, 500, 1200, 1800, 2800, 333];

function randomParts(random: (most: number) => number): BillPart[] {
  return Array.from({ length: 1 + random(6) }, (_, index) => {
    const wholePaise = random(3) === 0 ? random(9) : random(500_000);
    const discountPaise = random(wholePaise);
    return {
      name: `Dish ${index}`,
      quantity: 1 + random(5),
      rate: { basisPoints: rates[random(rates.length - 1)] ?? 0, code: "9963" },
      amountPaise: wholePaise - discountPaise,
      discountPaise,
    };
  });
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function expectConsistent({ lines, taxPaise, roundOffPaise, totalPaise }: BillAmounts) {
  for (const line of lines) {
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise = 0, totalPaise: ofLine } = line;
    expect(cgstPaise).toBe(sgstPaise);
    expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(ofLine);
    expect(line.taxablePaise).toBeGreaterThanOrEqual(0);
  }
  const totals = rateTotals([{ kind: "bill", lines }]);
  expect(sum(totals.map((rate) => rate.totalPaise)) + roundOffPaise).toBe(totalPaise);
  expect(sum(totals.map((rate) => rate.cgstPaise + rate.sgstPaise + rate.igstPaise))).toBe(
    taxPaise,
  );
  expect(sum(totals.map((rate) => rate.taxablePaise)) + taxPaise + roundOffPaise).toBe(totalPaise);
}

describe("a bill's amounts", () => {
  test("add up by rate to the paisa, whether prices include tax or not, with discounts and rounding", () => {
    const random = seeded(20);
    for (let round = 0; round < 300; round += 1) {
      const parts = randomParts(random);
      const isOnTop = round % 2 === 0;
      const onTop = parts.map(({ amountPaise, rate }) => taxOnTop({ ...rate, amountPaise }));
      const taxPaise = isOnTop ? sum(onTop) : 0;
      const exactPaise = sum(parts.map(({ amountPaise }) => amountPaise)) + taxPaise;
      const totalPaise = random(1) ? exactPaise : Math.round(exactPaise / 100) * 100;

      const bill = billAmounts(parts, taxPaise, totalPaise);

      expectConsistent(bill);
      expect(bill.roundOffPaise).toBe(totalPaise - exactPaise);
      if (isOnTop) expect(bill.taxPaise).toBe(taxPaise);
    }
  });

  test("keep the total of an order that was quoted with other rates", () => {
    const rate = { basisPoints: 1800, code: "" };
    const part = { name: "Bhel", quantity: 1, rate, amountPaise: 10_000, discountPaise: 0 };
    const bill = billAmounts([part, { ...part, amountPaise: 5000 }], 751, 15_751);
    expectConsistent(bill);
    expect(bill.roundOffPaise).toBe(0);
    expect(bill.lines.map(({ totalPaise }) => totalPaise)).toEqual([10_501, 5250]);
  });

  test.each([
    ["CGST and SGST", false],
    ["IGST", true],
  ])("with %s are credited in parts, and in the end in full", (_, isInterState) => {
    const random = seeded(21);
    for (let round = 0; round < 100; round += 1) {
      const parts = randomParts(random);
      const totalPaise = sum(parts.map(({ amountPaise }) => amountPaise)) + random(99) - 49;
      if (totalPaise <= 0) continue;
      const bill = billAmounts(parts, 0, totalPaise, isInterState);
      expectConsistent(bill);
      const notes: BillAmounts[] = [];
      let leftPaise = totalPaise;
      while (leftPaise > 0) {
        const amountPaise = random(2) === 0 ? leftPaise : 1 + random(leftPaise - 1);
        const note = creditAmounts(bill, notes, amountPaise);
        expect(note.totalPaise).toBe(amountPaise);
        expect(note.lines.some(({ igstPaise }) => igstPaise !== undefined)).toBe(isInterState);
        notes.push(note);
        leftPaise -= amountPaise;
      }
      const totals = [
        { kind: "bill" as const, lines: bill.lines },
        ...notes.map(({ lines }) => ({ kind: "credit_note" as const, lines })),
      ];
      for (const { basisPoints: _basisPoints, code: _code, ...left } of rateTotals(totals)) {
        expect(Object.values(left)).toEqual([0, 0, 0, 0, 0]);
      }
      expect(sum(notes.map(({ roundOffPaise }) => roundOffPaise))).toBe(bill.roundOffPaise);
    }
  });
});

test.each([
  [10_000, 500, 500, 476],
  [10_010, 500, 500, 476],
  [105, 500, 6, 6],
  [1, 1800, 0, 0],
  [0, 1800, 0, 0],
  [999_999_999, 2800, 280_000_000, 218_750_000],
])(
  "%i paise at %i hundredths of a percent: %i on top, %i within",
  (amountPaise, basisPoints, onTop, within) => {
    expect(taxOnTop({ amountPaise, basisPoints })).toBe(onTop);
    expect(taxWithin({ amountPaise, basisPoints })).toBe(within);
  },
);

test.each([
  [10_000, 500, 476],
  [10_010, 500, 477],
  [1_020_000, 500, 48_571],
  [1, 1800, 0],
  [999_999_999, 2800, 218_750_000],
])(
  "%i paise at %i hundredths of a percent contain %i of IGST",
  (amountPaise, basisPoints, igst) => {
    expect(integratedTaxWithin({ amountPaise, basisPoints })).toBe(igst);
  },
);

describe("tax terms", () => {
  const terms = (fromDay: string, mode: TaxTerms["mode"] = "regular"): TaxTerms => ({
    ...unregistered,
    fromDay,
    mode,
    rates: {
      "": { basisPoints: 500, code: "9963" },
      beverages: { basisPoints: 1800, code: "2202" },
    },
  });
  const dish = { category: "chaat", taxBasisPoints: null, taxCode: "" };

  test("apply from their day on", () => {
    const all = [terms("2026-04-01", "composition"), terms("2026-12-01")];
    expect(termsOn(all, "2026-03-31")).toBe(unregistered);
    expect(termsOn(all, "2026-04-01")).toBe(all[0]);
    expect(termsOn(all, "2026-11-30")).toBe(all[0]);
    expect(termsOn(all, "2027-01-01")).toBe(all[1]);
  });

  test("tax a dish at its own rate, that of its category or the default", () => {
    const regular = terms("2026-04-01");
    expect(rateOf(regular, dish)).toEqual({ basisPoints: 500, code: "9963" });
    const drink = { ...dish, category: "beverages" };
    expect(rateOf(regular, drink)).toEqual({ basisPoints: 1800, code: "2202" });
    expect(rateOf(regular, { ...drink, taxBasisPoints: 0 })).toEqual({
      basisPoints: 0,
      code: "2202",
    });
    expect(rateOf(terms("2026-04-01", "composition"), drink).basisPoints).toBe(0);
    const both = [rateOf(regular, dish), rateOf(regular, drink)];
    expect(highestRate(both)).toEqual({ basisPoints: 1800, code: "2202" });
  });
});

test.each([
  ["27AAPFU0939F1ZV", null],
  ["29AAGCB7383J1Z4", null],
  ["27AAPFU0939F1ZW", "check the GSTIN"],
  ["27AAPFU0939F1Z", "15 characters"],
  ["XXAAPFU0939F1ZV", "15 characters"],
  ["00AAPFU0939F1ZV", "No state has the code 00"],
  ["39AAPFU0939F1ZV", "No state has the code 39"],
  ["88AAPFU0939F1ZV", "No state has the code 88"],
])("GSTIN %s", (typed, problem) => {
  const found = gstinProblem(typed);
  if (problem) expect(found).toContain(problem);
  else expect(found).toBeNull();
});

test("the state follows from the GSTIN", () => {
  expect(stateWithCode("27AAPFU0939F1ZV")).toBe("Maharashtra (27)");
  expect(stateWithCode("29AAGCB7383J1Z4")).toBe("Karnataka (29)");
  expect(inLanguage("mr", () => stateWithCode("32AAPFU0939F1ZV"))).toBe("केरळ (32)");
  expect(stateWithCode("")).toBe("");
});

test.each([
  [" karnataka ", "29"],
  ["कर्नाटक", "29"],
  ["Andhra Pradesh", "37"],
  ["Mahrashtra", undefined],
  ["", undefined],
])("the state named %j has the code %s", (name, code) => {
  expect(stateNamed(name)).toBe(code);
});

test.each([
  ["27AAPFU0939F1ZV", "SGST"],
  ["07AAPFU0939F1ZX", "SGST"],
  ["34AAPFU0939F1Z0", "SGST"],
  ["04AAPFU0939F1Z3", "UTGST"],
  ["38AAPFU0939F1ZS", "UTGST"],
])("the share of %s beside CGST is %s", (gstin, name) => {
  expect(stateTaxName(gstin)).toBe(name);
});

test.each([
  ["2026-03-31", "25-26"],
  ["2026-04-01", "26-27"],
  ["2027-01-01", "26-27"],
  ["2099-12-31", "99-00"],
])("%s is in the financial year %s", (day, year) => {
  expect(financialYearOf(day)).toBe(year);
  expect(billNumberOf("bill", year, 9_999_999).length).toBeLessThanOrEqual(16);
  expect(billNumberOf("credit_note", year, 999_999).length).toBeLessThanOrEqual(16);
});

test("missing numbers are found before, between and after", () => {
  const bill = (number: number, kind: "bill" | "credit_note" = "bill") => ({
    ...{ kind, number, financialYear: "26-27" },
    series: kind,
  });
  const neighbours = { before: 2, givenOut: 8 };
  const missing = missingNumbers([bill(4), bill(5), bill(7)], () => neighbours);
  expect(missing).toEqual(["CP/26-27/000003", "CP/26-27/000006", "CP/26-27/000008"]);
  const complete = [bill(1), bill(2), bill(1, "credit_note")];
  expect(missingNumbers(complete, (_, last) => ({ before: 0, givenOut: last.number }))).toEqual([]);
});
