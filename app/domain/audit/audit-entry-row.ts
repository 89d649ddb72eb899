import type { FormattedAuditField } from "./audit-field-format.ts";

export type AuditEntryRow = {
  id: string;
  /** Subject and action: `Coupon: changed`. */
  what: string;
  subject: string;
  /** The page of the subject; null if it no longer exists. */
  url: string | null;
  actor: { id: string; name: string };
  at: string;
  origin: string;
  /** In English, as recorded. */
  fields: FormattedAuditField[];
};
