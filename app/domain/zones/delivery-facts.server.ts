import { estimateText } from "../orders/estimate.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import type { DeliveryFacts } from "./delivery-facts.ts";
import { deliveryAreaAt, zoneFees } from "./queries.server.ts";

export function deliveryFactsAt(
  pincode: string | null,
  { delivery, times }: Pick<ShopSettings, "delivery" | "times">,
): DeliveryFacts {
  const area = deliveryAreaAt(pincode);
  if (area.kind === "everywhere") return { kind: "everywhere", ...delivery };
  if (area.kind === "unknown") return { ...area, pincode: null, feesPaise: zoneFees() };
  if (area.kind === "outside") return { ...area, feesPaise: zoneFees() };
  const { id, feePaise, freeAbovePaise, minimumPaise, minutes } = area.zone;
  return {
    kind: "zone",
    pincode: area.pincode,
    zoneId: id,
    feePaise,
    freeAbovePaise,
    minimumPaise,
    estimate: estimateText("delivery", minutes ?? times.delivery.preparationMinutes),
  };
}
