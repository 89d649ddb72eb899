import { m } from "#messages";
import { formatDateTime } from "../clock.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { auditKinds, LINK_HOLDER } from "./audit.ts";
import type { AuditEntryRow } from "./audit-entry-row.ts";
import { formatAuditFields } from "./audit-field-format.ts";
import { auditVerb } from "./audit-verbs.ts";
import type { AuditLogEntry } from "./staff-log-row.ts";

function kindLabel(kind: string): string {
  return Object.entries(auditKinds).find(([known]) => known === kind)?.[1]() ?? kind;
}

type AuditActor = { id: string; name: string };

/** A person who used a customer's link has no name. */
export function auditActor({ id, name }: AuditActor): AuditActor {
  return { id, name: id === LINK_HOLDER ? m.admin_theCustomersLink() : name };
}

export function auditEntryRow(entry: AuditLogEntry, url: string | undefined): AuditEntryRow {
  const verb = auditVerb(entry.action.slice(entry.action.indexOf(".") + 1));
  // For people, the log stores only the id.
  const isNamed = entry.subjectName !== entry.subjectId;
  return {
    id: entry.id,
    what: m.admin_logEntry({ kind: kindLabel(entry.subjectKind), verb }),
    subject: isNamed ? entry.subjectName : m.admin_numbered({ number: entry.subjectId.slice(-8) }),
    url: url ?? null,
    actor: auditActor({ id: entry.actorId, name: entry.actorName }),
    at: formatDateTime(entry.createdAt),
    origin: entry.origin,
    fields: inLanguage("en", () => formatAuditFields(entry.before, entry.after)),
  };
}
