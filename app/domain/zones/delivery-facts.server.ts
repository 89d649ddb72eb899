import { m } from "#messages";
import { formatRupees } from "../money.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import { shop } from "../shop.ts";
import { estimateText } from "../terms/promised-times.ts";
import { type DeliveryCost, type DeliveryFacts, deliveryCost } from "./delivery-facts.ts";
import { deliveryAreaAt, zoneFees } from "./queries.server.ts";

const minimum = () => m.zones_minimumHint();

function zoneMinimum(pincode: string, minimumPaise: number): string {
  return minimumPaise === 0
    ? m.shared_thereIsNoMinimumOrder()
    : m.zones_minimumForDelivery({ pincode, minimum: formatRupees(minimumPaise) });
}

function costOfZones(): DeliveryCost | null {
  const [lowest, highest] = zoneFees();
  if (highest === 0) return null;
  const fee = formatRupees(highest);
  return lowest === highest
    ? { fee, freeAbove: null, differs: false }
    : { fee: m.zones_to({ lowest: formatRupees(lowest), fee }), freeAbove: null, differs: true };
}

export function factsWithoutZones({
  isPickupOnly,
  ...terms
}: ShopSettings["delivery"]): DeliveryFacts {
  return isPickupOnly ? { kind: "none", cost: null } : { kind: "everywhere", ...terms };
}

export function deliveryFactsAt(
  pincode: string | null,
  { delivery, times }: Pick<ShopSettings, "delivery" | "times">,
): DeliveryFacts {
  const area = deliveryAreaAt(pincode);
  if (delivery.isPickupOnly || area.kind === "everywhere") return factsWithoutZones(delivery);
  if (area.kind === "unknown") {
    return { ...area, pincode: null, line: "", minimum: minimum(), cost: costOfZones() };
  }
  if (area.kind === "outside") {
    const line = m.zones_pincodePickupOnly({ pincode: area.pincode, address: shop.pickupAddress });
    return { ...area, line, minimum: minimum(), cost: costOfZones() };
  }
  const { id, feePaise, freeAbovePaise, minimumPaise, minutes } = area.zone;
  const estimate = estimateText("delivery", minutes ?? times.delivery.preparationMinutes);
  const facts = {
    kind: "zone",
    pincode: area.pincode,
    zoneId: id,
    feePaise,
    freeAbovePaise,
  } as const;
  const texts = { estimate, minimum: zoneMinimum(area.pincode, minimumPaise), line: "" };
  const fee = deliveryCost({ ...facts, ...texts })?.fee ?? m.zones_free();
  // Short enough for one line on a phone.
  const time = estimate.replace("about ", "").replace("minutes", "min");
  return { ...facts, ...texts, line: m.zones_deliveringTo({ pincode: area.pincode, fee, time }) };
}
