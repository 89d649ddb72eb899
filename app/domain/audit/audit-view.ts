import { z } from "zod";
import { type AuditKind, auditKinds } from "./audit.ts";

export const ENTRIES_PER_PAGE = 50;

const kinds = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]];
const someId = z.string().max(100).nullable().catch(null).default(null);

/** Invalid values fall back to the defaults. */
export const auditQuery = z.object({
  kind: z.enum(kinds).nullable().catch(null).default(null),
  /** An admin's id. */
  actor: someId,
  /** The last entry of the previous page; older ones are shown. */
  before: someId,
});
export type AuditView = z.output<typeof auditQuery>;
