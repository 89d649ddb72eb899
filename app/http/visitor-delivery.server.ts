import type { ShopSettings } from "#app/domain/settings/shop-settings.ts";
import { deliveryFactsAt, factsWithoutZones } from "#app/domain/zones/delivery-facts.server.ts";
import type { DeliveryFacts } from "#app/domain/zones/delivery-facts.ts";
import { hasZones } from "#app/domain/zones/queries.server.ts";
import type { Visitor } from "./session/visitor.server.ts";
import { visitorWishes } from "./wishes.server.ts";

/** Without zones, nothing about the visitor is needed. */
export async function visitorDelivery(
  request: Request,
  visitor: Visitor,
  settings: ShopSettings,
): Promise<DeliveryFacts> {
  if (!hasZones()) return factsWithoutZones(settings.delivery);
  const { wishes } = await visitorWishes(request, visitor);
  return deliveryFactsAt(wishes.pincode, settings);
}
