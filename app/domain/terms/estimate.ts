import { m } from "#messages";
import { shop } from "../shop.ts";
import type { DeliveryType } from "./delivery-fee.ts";

/** `30-45 minutes`, or `about 60 minutes` when the owner or a zone sets another time. */
export function estimateText(deliveryType: DeliveryType, leadMinutes: number): string {
  const isUsual = leadMinutes === shop.promisedMinutes[deliveryType];
  return isUsual ? shop.estimate[deliveryType] : m.zones_aboutMinutes({ minutes: leadMinutes });
}
