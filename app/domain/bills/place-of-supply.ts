import type { CateringEvent } from "../events/event.ts";
import { stateNamed } from "../tax/gst-states.ts";
import type { TaxTerms } from "../tax/tax-terms.ts";
import type { Billing } from "./buyer.ts";

/**
 * Catering is supplied where it is served (IGST Act, section 12(4)). Empty if that is the state in
 * which the shop is registered. An address whose state cannot be recognised counts as that state
 * until staff choose another.
 */
export function placeOfEvent(
  { state }: Pick<CateringEvent, "state">,
  { placeOfSupply }: Pick<Billing, "placeOfSupply">,
  { mode, gstin }: Pick<TaxTerms, "mode" | "gstin">,
): string {
  const code = placeOfSupply || (stateNamed(state) ?? "");
  return mode === "regular" && code !== gstin.slice(0, 2) ? code : "";
}
