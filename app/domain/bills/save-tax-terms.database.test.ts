import { beforeEach, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { Random } from "#db/demo/random.ts";
import { newWorld } from "#tests/support/records/random-payments.ts";
import "../sections/sections.server.ts";
import { allTaxTerms } from "../tax/tax-terms.server.ts";
import { type TaxTerms, unregistered } from "../tax/tax-terms.ts";
import { saveTaxTerms } from "./save-tax-terms.server.ts";

const { owner } = newWorld(new Random("terms"));
const rate = { basisPoints: 500, code: "996331" };
const composition: TaxTerms = {
  ...unregistered,
  fromDay: "2040-04-01",
  mode: "composition",
  legalName: "Kulkarni Foods",
  gstin: "27AAPFU0939F1ZV",
};
const regular: TaxTerms = {
  ...composition,
  fromDay: "2040-06-01",
  mode: "regular",
  rates: { "": rate, beverages: { basisPoints: 1800, code: "2202" } },
  cateringRate: rate,
};

const days = () => allTaxTerms().map(({ fromDay }) => fromDay);
const entries = () =>
  sqlite
    .prepare<[], { before: string; after: string }>(
      "select before, after from audit_log where subject_id = 'tax' order by id",
    )
    .all();

beforeEach(() => {
  sqlite.exec("delete from tax_terms; delete from audit_log");
  for (const terms of [composition, regular]) expect(saveTaxTerms(owner, terms).ok).toBe(true);
});

test.each([
  ["again", regular],
  ["from a later day", { ...regular, fromDay: "2040-07-01" }],
  ["from a day on which they apply before others", { ...composition, fromDay: "2040-05-01" }],
])("terms that are saved %s are not stored again", (_, terms) => {
  expect(saveTaxTerms(owner, terms)).toMatchObject({ ok: true });

  expect(days()).toEqual(["2040-04-01", "2040-06-01"]);
  expect(entries()).toHaveLength(2);
});

test("terms are taken back by saving the earlier ones from their day", () => {
  expect(saveTaxTerms(owner, { ...composition, fromDay: "2040-06-01" }).ok).toBe(true);

  expect(days()).toEqual(["2040-04-01"]);
  expect(entries()).toHaveLength(3);
});

test("the log says in words what changed", () => {
  const [first, second] = entries();

  expect(JSON.parse(first?.after ?? "")).toMatchObject({ registration: "Composition scheme" });
  expect(JSON.parse(second?.before ?? "")).toMatchObject({ registration: "Composition scheme" });
  expect(JSON.parse(second?.after ?? "")).toMatchObject({
    fromDay: "2040-06-01",
    registration: "Regular taxpayer",
    "Rate: All dishes": "5% (996331)",
    "Rate: Beverages": "18% (2202)",
    "Rate: Catering": "5% (996331)",
  });
  expect(JSON.parse(second?.after ?? "")).not.toHaveProperty("gstin");
});
