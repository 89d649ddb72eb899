import { type DeliveryTerms, type DeliveryType, deliveryFee } from "../terms/delivery-fee.ts";
import { areaProblem, areaTerms, type DeliveryArea } from "./zone.ts";

export type AgreedDelivery = {
  deliveryType: DeliveryType;
  zipCode: string;
  /** Empty without zones. */
  zoneName: string;
  subtotalPaise: number;
  deliveryFeePaise: number;
};

/**
 * The delivery area of a changed order. If the delivery still goes to the same place but the terms
 * have changed since, it keeps its zone and fee, without a minimum.
 */
export function agreedArea(
  order: AgreedDelivery,
  pincode: string,
  area: DeliveryArea,
  everywhere: DeliveryTerms,
): DeliveryArea {
  const { deliveryType, zipCode, zoneName: name, subtotalPaise, deliveryFeePaise } = order;
  if (deliveryType !== "delivery" || zipCode !== pincode) return area;
  const terms = areaTerms(area, everywhere);
  const isAsAgreed =
    terms !== null &&
    (area.kind === "zone") === (name !== "") &&
    areaProblem(subtotalPaise, area) === null &&
    deliveryFee(subtotalPaise, deliveryType, terms) === deliveryFeePaise;
  if (isAsAgreed) return area;
  const agreed = { feePaise: deliveryFeePaise, freeAbovePaise: null, minimumPaise: 0 };
  const zone = { ...agreed, id: "", name, minutes: null, isActive: true, note: "" };
  return { kind: "zone", zone, pincode };
}
