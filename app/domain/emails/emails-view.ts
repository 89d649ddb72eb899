import { z } from "zod";
import { emailFilters } from "./emails-url.ts";

export const EMAILS_PER_PAGE = 50;

/** Invalid values fall back to the defaults. */
export const emailsQuery = z.object({
  show: z.enum(emailFilters).catch("all").default("all"),
  /** The last email of the previous page; older ones are shown. */
  before: z.coerce.number().int().positive().nullable().catch(null).default(null),
});
