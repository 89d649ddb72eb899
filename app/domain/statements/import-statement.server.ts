import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert, prepareUpdate } from "#db/prepare-writes.server.ts";
import { statementCredits, statementLayouts, statements } from "#db/schema/payments.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { type Statement, withFingerprints } from "./credit.ts";
import { headingsKey, type StatementColumns } from "./statement-layout.ts";

export const MAX_STATEMENT_BYTES = 1_000_000;
const MAX_CREDITS = 5000;

const insertStatement = prepareInsert(statements);
const insertCredit = prepareInsert(statementCredits, (insert) => insert.onConflictDoNothing());
const setNewCount = prepareUpdate(statements, ["newCount"]);

const removeStatement = db
  .delete(statements)
  .where(eq(statements.id, sql.placeholder("id")))
  .prepare();

const layoutOf = db
  .select({ columns: statementLayouts.columns })
  .from(statementLayouts)
  .where(eq(statementLayouts.headings, sql.placeholder("headings")))
  .prepare();

const insertLayout = prepareInsert(statementLayouts, (insert) =>
  insert.onConflictDoUpdate({
    target: statementLayouts.headings,
    set: { columns: sql`excluded.columns` },
  }),
);

/** The columns that the owner chose for these headings. */
export function rememberedColumns(headings: string): StatementColumns | null {
  return layoutOf.get({ headings })?.columns ?? null;
}

export function rememberColumns(headings: string[], columns: StatementColumns): void {
  insertLayout.run({ headings: headingsKey(headings), columns, createdAt: now() });
}

/**
 * Stores the credits that no earlier statement had, and returns how many there are and how many are new. Problems:
 * `forbidden`, `too_large`.
 */
export function importStatement(
  actor: User,
  name: string,
  { credits }: Statement,
): Result<{ creditCount: number; newCount: number }> {
  if (!may(actor, "keep the books")) return adminOnly;
  if (credits.length > MAX_CREDITS) {
    return problem("too_large", m.statements_atMostCreditsAtA({ maxCredits: MAX_CREDITS }));
  }
  return write(() => {
    const [id, createdAt, creditCount] = [newId(), now(), credits.length];
    const statement = { id, name, byUserId: actor.id, creditCount, createdAt };
    insertStatement.run({ ...statement, newCount: 0 });
    const newCount = withFingerprints(credits).filter((credit) => {
      const row = { ...credit, id: newId(), statementId: id, createdAt };
      return insertCredit.run(row).changes === 1;
    }).length;
    const counts = { creditCount, newCount };
    if (newCount === 0) {
      removeStatement.run({ id });
      return ok(counts);
    }
    setNewCount.run(id, { newCount });
    const subject = { id, name };
    recordAudit(actor, { action: "statement.imported", subject, before: null, after: counts });
    return ok(counts);
  });
}
