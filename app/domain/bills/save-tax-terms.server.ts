import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { taxTerms } from "#db/schema/bills.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { formatDay, now } from "../clock.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { adminOnly, fieldProblem, ok, type Result } from "../result.ts";
import { allTaxTerms } from "../tax/tax-terms.server.ts";
import type { TaxTerms } from "../tax/tax-terms.ts";
import { auditedTerms } from "../tax/tax-text.ts";
import { lastBillDay } from "./queries.server.ts";

const upsert = prepareInsert(taxTerms, (insert) =>
  insert.onConflictDoUpdate({
    target: taxTerms.fromDay,
    set: {
      mode: sql`excluded.mode`,
      legalName: sql`excluded.legal_name`,
      gstin: sql`excluded.gstin`,
      isInclusive: sql`excluded.is_inclusive`,
      rates: sql`excluded.rates`,
      cateringRate: sql`excluded.catering_rate`,
      byUserId: sql`excluded.by_user_id`,
      createdAt: sql`excluded.created_at`,
    },
  }),
);

/**
 * Terms from a day on; those of the same day are replaced, and what applies on that day anyway is not stored again. Problems:
 * `forbidden`, `validation` (before the last bill).
 */
export function saveTaxTerms(actor: User, terms: TaxTerms): Result<TaxTerms> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const before = allTaxTerms().findLast(({ fromDay }) => fromDay <= terms.fromDay);
    const present = before && { ...before, fromDay: terms.fromDay };
    if (isDeepStrictEqual(present, terms)) return ok(terms);
    const last = lastBillDay();
    if (terms.fromDay < last) {
      return fieldProblem("fromDay", m.bills_termsDateTooEarly({ last: formatDay(last) }));
    }
    upsert.run({ ...terms, byUserId: actor.id, createdAt: now() });
    inLanguage("en", () =>
      recordAudit(actor, {
        action: "settings.changed",
        subject: { id: "tax", name: "Bills and tax" },
        before: before ? auditedTerms(before) : null,
        after: auditedTerms(terms),
      }),
    );
    return ok(terms);
  });
}
