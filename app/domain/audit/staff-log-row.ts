import type { AuditFields } from "./audit.ts";

/** The row that SQLite returns. */
export type StaffLogRow = {
  id: string;
  actor_id: string;
  actor_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_name: string;
  before: string | null;
  after: string | null;
  origin: string;
  created_at: number;
};

function fields(json: string | null): AuditFields | null {
  return json === null ? null : JSON.parse(json);
}

export function auditLogEntry(row: StaffLogRow) {
  return {
    id: row.id,
    actorId: row.actor_id,
    actorName: row.actor_name,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    before: fields(row.before),
    after: fields(row.after),
    origin: row.origin,
    createdAt: new Date(row.created_at),
  };
}
export type AuditLogEntry = ReturnType<typeof auditLogEntry>;
