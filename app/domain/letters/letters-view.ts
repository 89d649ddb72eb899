import { z } from "zod";
import { letterFilters } from "./letters-address.ts";

export const LETTERS_PER_PAGE = 50;

/** What an address may ask of the outbox; nonsense falls back. Source: the owner's wish (visible to the admin). */
export const lettersQuery = z.object({
  show: z.enum(letterFilters).catch("all").default("all"),
  /** The letter that the page before ended with: older ones are wanted. */
  before: z.coerce.number().int().positive().nullable().catch(null).default(null),
});
