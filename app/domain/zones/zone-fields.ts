import { paiseToRupees } from "../money.ts";
import type { DeliveryTerms } from "../terms/delivery-fee.ts";
import type { Zone } from "./zone.ts";

const rupees = (paise: number | null) => (paise === null ? "" : String(paiseToRupees(paise)));

/** The zone as form values. */
export function zoneFields(zone: Omit<Zone, "id" | "feePaise"> & { feePaise: number | null }) {
  return {
    name: zone.name,
    pincodes: zone.pincodes.join(", "),
    fee: rupees(zone.feePaise),
    freeAbove: rupees(zone.freeAbovePaise),
    minimum: rupees(zone.minimumPaise || null),
    minutes: zone.minutes === null ? "" : String(zone.minutes),
    active: zone.isActive ? "on" : "",
    note: zone.note,
  };
}
export type ZoneFormFields = ReturnType<typeof zoneFields>;

/** The first zone starts with the terms that applied everywhere. */
export function newZoneFields(everywhere: DeliveryTerms | null): ZoneFormFields {
  return zoneFields({
    name: "",
    pincodes: [],
    feePaise: everywhere?.feePaise ?? null,
    freeAbovePaise: everywhere?.freeAbovePaise ?? null,
    minimumPaise: 0,
    minutes: null,
    isActive: true,
    note: "",
  });
}
