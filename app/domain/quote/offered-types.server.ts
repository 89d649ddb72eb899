import { m } from "#messages";
import { contentRows, cookingBranchRow } from "../content/queries.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { sharedRead } from "../shared-read.server.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";

type RefusedTypes = Partial<Record<DeliveryType, string>>;

/** A shop that lists no branches is at its own address. */
function hasPickup(): boolean {
  return cookingBranchRow() !== undefined || contentRows("branch").length === 0;
}

/** Why customers cannot choose a delivery type. Staff may agree on it with them all the same. */
export const refusedTypes = sharedRead(
  (): RefusedTypes => ({
    ...(shopSettings().delivery.isPickupOnly && { delivery: m.zones_noDelivery() }),
    ...(!hasPickup() && { pickup: m.checkout_noPickup() }),
  }),
);

/** The wanted type, or the other one if only that can be chosen. */
export function offeredType(wanted: string | undefined, refused: RefusedTypes): DeliveryType {
  const type = wanted === "pickup" ? "pickup" : "delivery";
  const other = type === "pickup" ? "delivery" : "pickup";
  return refused[type] && !refused[other] ? other : type;
}
