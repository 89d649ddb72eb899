import { asc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { taxTerms } from "#db/schema/bills.ts";
import { type TaxTerms, termsOn } from "./tax-terms.ts";

const all = db
  .select(columnsExcept(taxTerms, ["byUserId", "createdAt"]))
  .from(taxTerms)
  .orderBy(asc(taxTerms.fromDay))
  .prepare();

/** Sorted by day. */
export function allTaxTerms(): TaxTerms[] {
  return all.all();
}

/** The terms that apply on a day in India. */
export function taxTermsOn(day: string): TaxTerms {
  return termsOn(all.all(), day);
}
