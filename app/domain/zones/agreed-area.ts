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
 * The area of an order that is changed. A delivery that still goes where it went keeps its zone and fee, without a minimum,
 * if the terms of now are others than those that were agreed.
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
