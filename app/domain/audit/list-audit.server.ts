import { asc, inArray } from "drizzle-orm";
import { db, sqlite } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { staffLog } from "#db/staff-log.ts";
import { variants } from "#db/variants.ts";
import { staffRoles } from "../access/roles.ts";
import type { ListView } from "../lists/list-url.ts";
import { auditActor } from "./audit-entry-row.server.ts";
import { type auditList, ENTRIES_PER_PAGE } from "./audit-list-url.ts";
import { type AuditLogEntry, auditLogEntry, type StaffLogRow } from "./staff-log-row.ts";

type Switches = { ofKind: boolean; ofActor: boolean; older: boolean };

// Ids are chronological, so a page can start after the last entry of the previous one.
const page = variants(({ ofKind, ofActor, older }: Switches) => {
  const conditions = [
    ofKind && "subject_kind = :kind",
    ofActor && "actor_id = :actor",
    older && "id < :before",
  ].filter(Boolean);
  return sqlite.prepare<[object], StaffLogRow>(
    `select * from ${staffLog} where ${["true", ...conditions].join(" and ")}
    order by id desc limit ${ENTRIES_PER_PAGE + 1}`,
  );
});

const admins = db
  .select({ id: users.id, name: users.name })
  .from(users)
  .where(inArray(users.role, staffRoles))
  .orderBy(asc(users.name), asc(users.seq))
  .limit(200)
  .prepare();

const nameOf = sqlite.prepare<[string], { id: string; name: string }>(
  `select actor_id id, actor_name name from ${staffLog} where actor_id = ? order by id desc limit 1`,
);

/** Newest first. `olderThan` is null on the last page. */
export function listAudit(view: ListView<typeof auditList>): {
  entries: AuditLogEntry[];
  olderThan: string | null;
} {
  const rows = page({
    ofKind: view.kind !== undefined,
    ofActor: view.actor !== undefined,
    older: view.before !== undefined,
  }).all({ ...view });
  const entries = rows.slice(0, ENTRIES_PER_PAGE).map(auditLogEntry);
  const isMore = rows.length > ENTRIES_PER_PAGE;
  return { entries, olderThan: isMore ? (entries.at(-1)?.id ?? null) : null };
}

/** All admins, plus the chosen actor even if that account was deleted. */
export function auditActors(actor: string | undefined): { id: string; name: string }[] {
  const known = admins.all();
  const former = actor && !known.some(({ id }) => id === actor) ? nameOf.get(actor) : undefined;
  return former ? [...known, auditActor(former)] : known;
}
