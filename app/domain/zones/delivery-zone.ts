import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { shop } from "../shop.ts";
import { isAlwaysFree } from "../terms/delivery-fee.ts";
import type { Zone } from "./zone.ts";

const SHOWN_PINCODES = 12;

function pincodeList(pincodes: string[]): string {
  const more = pincodes.length - SHOWN_PINCODES;
  const shown = pincodes.slice(0, SHOWN_PINCODES).join(", ");
  return more > 0 ? m.zones_andMore({ shown, more }) : shown;
}

/** A zone as customers see it. */
export function deliveryZone(zone: Zone) {
  const {
    id,
    name,
    nameLang,
    noteLang,
    feePaise,
    freeAbovePaise,
    minimumPaise,
    minutes,
    note,
    pincodes,
  } = zone;
  const isFree = isAlwaysFree(zone);
  const facts: [label: string, value: string][] = [
    [m.shared_deliveryFee(), isFree ? m.shared_free() : formatRupees(feePaise)],
    [
      m.shared_freeAbove(),
      isFree ? "" : freeAbovePaise === null ? m.zones_never() : formatRupees(freeAbovePaise),
    ],
    [m.zones_minimumOrder(), minimumPaise === 0 ? m.zones_none() : formatRupees(minimumPaise)],
    [m.zones_time(), minutes === null ? shop.estimate.delivery : m.zones_aboutMinutes({ minutes })],
  ];
  return {
    id,
    name,
    nameLang,
    facts,
    note,
    noteLang,
    pincodes: m.zones_pincodeList({ count: pincodes.length, list: pincodeList(pincodes) }),
  };
}
export type DeliveryZone = ReturnType<typeof deliveryZone>;
