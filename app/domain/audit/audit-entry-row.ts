import { formatDateTime } from "../clock.ts";
import { type AuditFields, auditKinds } from "./audit.ts";
import { formatAuditFields } from "./audit-field-format.ts";

type Entry = {
  id: string;
  actorId: string;
  actorName: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  subjectName: string;
  before: AuditFields | null;
  after: AuditFields | null;
  createdAt: Date;
};

function kindLabel(kind: string): string {
  return Object.entries(auditKinds).find(([known]) => known === kind)?.[1] ?? kind;
}

/** Takes a log entry and where its subject is found (undefined: it is gone), returns what the owner reads: who did what to what, when, before and after. Source: the owner's wish for a log of every admin action. */
export function auditEntryRow(entry: Entry, address: string | undefined) {
  const verb = entry.action.slice(entry.action.indexOf(".") + 1).replaceAll("_", " ");
  // Of a person the log keeps no more than the id.
  const isNamed = entry.subjectName !== entry.subjectId;
  return {
    id: entry.id,
    what: `${kindLabel(entry.subjectKind)} ${verb}`,
    subject: isNamed ? entry.subjectName : `No. ${entry.subjectId.slice(-8)}`,
    address: address ?? null,
    actor: { id: entry.actorId, name: entry.actorName },
    at: formatDateTime(entry.createdAt),
    fields: formatAuditFields(entry.before, entry.after),
  };
}
export type AuditEntryRow = ReturnType<typeof auditEntryRow>;
