import { z } from "zod";
import { emailFilters } from "./emails-url.ts";

export const EMAILS_PER_PAGE = 50;

/** What an address may ask of the email queue; nonsense falls back. Source: the owner's wish (visible to the admin). */
export const emailsQuery = z.object({
  show: z.enum(emailFilters).catch("all").default("all"),
  /** The email that the page before ended with: older ones are wanted. */
  before: z.coerce.number().int().positive().nullable().catch(null).default(null),
});
