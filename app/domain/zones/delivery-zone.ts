import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { isAlwaysFree } from "../orders/delivery-fee.ts";
import { shop } from "../shop.ts";
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
    [m.shared_deliveryFee(), isFree ? "Free" : formatRupees(feePaise)],
    [
      m.shared_freeAbove(),
      isFree ? "" : freeAbovePaise === null ? "Never" : formatRupees(freeAbovePaise),
    ],
    [m.zones_minimumOrder(), minimumPaise === 0 ? "None" : formatRupees(minimumPaise)],
    ["Time", minutes === null ? shop.estimate.delivery : `about ${minutes} minutes`],
  ];
  return {
    id,
    name,
    nameLang,
    facts: facts.filter(([, value]) => value !== ""),
    note,
    noteLang,
    pincodes: `${pincodes.length === 1 ? "Pincode" : "Pincodes"} ${pincodeList(pincodes)}`,
  };
}
export type DeliveryZone = ReturnType<typeof deliveryZone>;
