import { listUrl, oneOf, recordId } from "../lists/list-url.ts";
import { type AuditKind, auditKinds } from "./audit.ts";

export const ENTRIES_PER_PAGE = 50;

/** `actor` is an admin's id. `before` is the last entry of the previous page: the list shows older ones. */
export const auditList = listUrl("/admin/log", {
  kind: oneOf(Object.keys(auditKinds) as AuditKind[]),
  actor: recordId,
  before: recordId,
});
