import { m } from "#messages";
import { formatRupees } from "../money.ts";
import type { DeliveryTerms } from "../terms/delivery-fee.ts";
import type { LocalName } from "../translations/local-name.ts";

/** An area that the shop delivers to, with its terms. */
export type Zone = LocalName & {
  id: string;
  pincodes: string[];
  feePaise: number;
  /** Delivery is free above this amount, not at it; null means never. */
  freeAbovePaise: number | null;
  minimumPaise: number;
  /** From placing the order to the door; null for the usual time. */
  minutes: number | null;
  isActive: boolean;
  /** For customers, such as "Not on Sundays after 9 pm". */
  note: string;
  noteLang?: "en";
};

export type ZoneTerms = Omit<Zone, "pincodes">;

/** What is known about delivery to a pincode. */
export type DeliveryArea =
  /** There are no zones, so the same terms apply everywhere. */
  | { kind: "everywhere" }
  | { kind: "zone"; zone: ZoneTerms; pincode: string }
  /** There are zones, but the pincode is not known yet. */
  | { kind: "unknown" }
  | { kind: "outside"; pincode: string };

/** Like `deliveryAreaAt`, from the zones themselves. */
export function areaAt(zones: Zone[], pincode: string | null): DeliveryArea {
  if (zones.length === 0) return { kind: "everywhere" };
  if (!pincode) return { kind: "unknown" };
  const zone = zones.find(({ isActive, pincodes }) => isActive && pincodes.includes(pincode));
  return zone ? { kind: "zone", zone, pincode } : { kind: "outside", pincode };
}

/** The delivery terms there; null if they are unknown or there is no delivery. */
export function areaTerms(area: DeliveryArea, everywhere: DeliveryTerms): DeliveryTerms | null {
  if (area.kind === "everywhere") return everywhere;
  return area.kind === "zone" ? area.zone : null;
}

/** Why an order cannot be delivered there, for the customer; null if it can. */
export function areaProblem(subtotalPaise: number, area: DeliveryArea): string | null {
  if (area.kind === "outside") {
    return m.zones_pincodeNotServed({ pincode: area.pincode });
  }
  if (area.kind !== "zone") return null;
  const missingPaise = area.zone.minimumPaise - subtotalPaise;
  if (missingPaise <= 0) return null;
  return m.zones_minimumMissing({
    missing: formatRupees(missingPaise),
    pincode: area.pincode,
  });
}

/** The first of many pincodes, and how many more there are. */
export function shortList(texts: string[], most = 10): string {
  const more = texts.length - most;
  const shown = texts.slice(0, most).join(", ");
  return more > 0 ? m.zones_andMore({ shown, more }) : shown;
}

export const zoneLimits = {
  zones: 200,
  name: 60,
  pincodes: 500,
  note: 200,
  feePaise: 100_000,
  amountPaise: 10_000_000,
  minutes: { min: 5, max: 300 },
} as const;
