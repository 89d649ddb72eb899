import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { deliveryFactsAt } from "#app/domain/zones/delivery-facts.server.ts";
import type { DeliveryFacts } from "#app/domain/zones/delivery-facts.ts";
import { hasZones } from "#app/domain/zones/queries.server.ts";
import type { Visitor } from "./session/visitor.server.ts";
import { visitorWishes } from "./wishes.server.ts";

/** Without zones, nothing has to be known about the visitor. */
export async function visitorDelivery(request: Request, visitor: Visitor): Promise<DeliveryFacts> {
  const { delivery, times } = shopSettings();
  if (!hasZones()) return { kind: "everywhere", ...delivery };
  const { wishes } = await visitorWishes(request, visitor);
  return deliveryFactsAt(wishes.pincode, { delivery, times });
}
