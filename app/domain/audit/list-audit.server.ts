import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { variants } from "#db/variants.ts";
import { staffRoles } from "../access/roles.ts";
import type { ListView } from "../lists/list-url.ts";
import { auditActor } from "./audit-entry-row.server.ts";
import { type auditList, ENTRIES_PER_PAGE } from "./audit-list-url.ts";

type AuditRow = typeof auditLog.$inferSelect;

type Switches = { ofKind: boolean; ofActor: boolean; older: boolean };

// Ids are in chronological order, so a page can start after the last entry of the one before.
const page = variants(({ ofKind, ofActor, older }: Switches) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        ofKind ? eq(auditLog.subjectKind, sql.placeholder("kind")) : undefined,
        ofActor ? eq(auditLog.actorId, sql.placeholder("actor")) : undefined,
        older ? lt(auditLog.id, sql.placeholder("before")) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(ENTRIES_PER_PAGE + 1)
    .prepare(),
);

const admins = db
  .select({ id: users.id, name: users.name })
  .from(users)
  .where(inArray(users.role, staffRoles))
  .orderBy(asc(users.name), asc(users.seq))
  .limit(200)
  .prepare();

const nameOf = db
  .select({ id: auditLog.actorId, name: auditLog.actorName })
  .from(auditLog)
  .where(eq(auditLog.actorId, sql.placeholder("actor")))
  .orderBy(desc(auditLog.id))
  .limit(1)
  .prepare();

/** Newest first. `olderThan` is null on the last page. */
export function listAudit(view: ListView<typeof auditList>): {
  entries: AuditRow[];
  olderThan: string | null;
} {
  const rows = page({
    ofKind: view.kind !== undefined,
    ofActor: view.actor !== undefined,
    older: view.before !== undefined,
  }).all({ ...view });
  const entries = rows.slice(0, ENTRIES_PER_PAGE);
  const isMore = rows.length > ENTRIES_PER_PAGE;
  return { entries, olderThan: isMore ? (entries.at(-1)?.id ?? null) : null };
}

/** All admins, and the chosen actor even if their account was deleted. */
export function auditActors(actor: string | undefined): { id: string; name: string }[] {
  const known = admins.all();
  const former = actor && !known.some(({ id }) => id === actor) ? nameOf.get({ actor }) : undefined;
  return former ? [...known, auditActor(former)] : known;
}
