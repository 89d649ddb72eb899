import { z } from "zod";
import { type AuditKind, auditKinds } from "./audit.ts";

export const ENTRIES_PER_PAGE = 50;

const kinds = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]];
const someId = z.string().max(100).nullable().catch(null).default(null);

/** What an address may ask of the log; nonsense falls back. Source: the owner's wish to know who did what, when, before and after. */
export const auditQuery = z.object({
  kind: z.enum(kinds).nullable().catch(null).default(null),
  /** An admin's id. */
  actor: someId,
  /** The entry that the page before ended with: older ones are wanted. */
  before: someId,
});
export type AuditView = z.output<typeof auditQuery>;
