import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { pick } from "../pick.ts";
import { shop } from "../shop.ts";
import { isAlwaysFree } from "../terms/delivery-fee.ts";
import { shortList, type Zone } from "./zone.ts";

const SHOWN_PINCODES = 12;

/** A zone as customers see it. */
export function deliveryZone(zone: Zone) {
  const { feePaise, freeAbovePaise, minimumPaise, minutes, pincodes } = zone;
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
    ...pick(zone, ["id", "name", "nameLang", "note", "noteLang"]),
    facts,
    pincodes: m.zones_pincodeList({
      count: pincodes.length,
      list: shortList(pincodes, SHOWN_PINCODES),
    }),
  };
}
export type DeliveryZone = ReturnType<typeof deliveryZone>;
