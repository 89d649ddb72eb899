import type { AuditView } from "./audit-view.ts";

export function auditUrl(view: Partial<AuditView>): string {
  const query = new URLSearchParams();
  if (view.kind) query.set("kind", view.kind);
  if (view.actor) query.set("actor", view.actor);
  if (view.before) query.set("before", view.before);
  return query.size > 0 ? `/admin/log?${query}` : "/admin/log";
}
