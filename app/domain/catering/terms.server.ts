import { shopSettings } from "../settings/queries.server.ts";
import type { CateringTerms } from "./day-capacity.ts";

export function cateringTerms(): CateringTerms {
  return shopSettings().catering;
}
