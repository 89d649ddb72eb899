import { m } from "#messages";
import { auditEntryRow } from "../audit/audit-entry-row.server.ts";
import type { AuditEntryRow } from "../audit/audit-entry-row.ts";
import { subjectUrls } from "../audit/audit-subjects.server.ts";
import { shownDiscardedOrder } from "../audit/discarded-order.ts";
import type { AuditLogEntry } from "../audit/staff-log-row.ts";
import { formatDay } from "../clock.ts";
import { settingsSections } from "../settings/settings-sections.ts";

const sections: Record<string, string> = settingsSections;

/** Subjects that the shop itself names; the log stores them in English. */
const shownNames: Record<string, (entry: AuditLogEntry) => string | undefined> = {
  "settings/tax": () => m.admin_billsAndTax(),
  "settings/setup": () => m.settings_beforeYouOpen(),
  "station/categories": () => m.admin_loggedCategoryStations(),
  "product/menu": ({ subjectName }) => m.shared_dishes({ count: Number.parseInt(subjectName, 10) }),
  "product/prices": ({ subjectName }) =>
    m.admin_loggedPrices({ count: Number.parseInt(subjectName, 10) }),
  settings: ({ subjectId }) => sections[subjectId],
  day: ({ subjectId }) => formatDay(subjectId),
  order: ({ subjectName }) => shownDiscardedOrder(subjectName),
};

function shownName(entry: AuditLogEntry): string {
  const { subjectKind, subjectId, subjectName } = entry;
  const shown = shownNames[`${subjectKind}/${subjectId}`] ?? shownNames[subjectKind];
  return shown?.(entry) ?? subjectName;
}

/** Entries of the audit log with names in the reader's language. */
export function shownLog(entries: AuditLogEntry[]): AuditEntryRow[] {
  const urls = subjectUrls(entries);
  return entries.map((entry) =>
    auditEntryRow({ ...entry, subjectName: shownName(entry) }, urls.get(entry.subjectId)),
  );
}
