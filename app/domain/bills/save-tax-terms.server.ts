import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
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

function isSame(one: TaxTerms | undefined, { fromDay, ...terms }: TaxTerms): boolean {
  return isDeepStrictEqual(one && { ...one, fromDay }, { ...terms, fromDay });
}

/**
 * Saves terms that start on a day. Terms that start on the same day are replaced, or removed if the
 * terms before them should continue; terms that already apply on that day are not stored again.
 * Problems: `forbidden`, `validation` (before the last bill).
 */
export function saveTaxTerms(actor: User, terms: TaxTerms): Result<TaxTerms> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const all = allTaxTerms();
    const before = all.findLast(({ fromDay }) => fromDay <= terms.fromDay);
    if (isSame(before, terms)) return ok(terms);
    const last = lastBillDay();
    if (terms.fromDay < last) {
      return fieldProblem("fromDay", m.bills_termsDateTooEarly({ last: formatDay(last) }));
    }
    const earlier = all.findLast(({ fromDay }) => fromDay < terms.fromDay);
    if (isSame(earlier, terms)) {
      db.delete(taxTerms).where(eq(taxTerms.fromDay, terms.fromDay)).run();
    } else upsert.run({ ...terms, byUserId: actor.id, createdAt: now() });
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
