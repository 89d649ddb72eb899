import { shopSettings } from "../settings/queries.server.ts";
import type { CateringTerms } from "./day-capacity.ts";

/** Returns how much the shop can cater for today, and how early it must know. Source: decisions, Catering. */
export function cateringTerms(): CateringTerms {
  return shopSettings().catering;
}
