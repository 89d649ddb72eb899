import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { type DeliveryTerms, formatDeliveryFee, isAlwaysFree } from "../terms/delivery-fee.ts";

/** The server writes these texts, so that browsers load no code for zones. */
type ZoneTexts = {
  /** The meaning of the checked pincode: `Delivering to 411004 · ₹30 · 40 min`. */
  line: string;
  /** A sentence about minimum orders. */
  minimum: string;
};

/** The fees of all zones. */
type FeeRange = { cost: DeliveryCost | null };

/** What pages tell visitors about delivery. */
export type DeliveryFacts =
  /** The shop does not deliver at all. */
  | { kind: "none"; cost: null }
  | ({ kind: "everywhere" } & DeliveryTerms)
  | ({ kind: "zone"; pincode: string; zoneId: string; estimate: string } & DeliveryTerms &
      ZoneTexts)
  | ({ kind: "unknown"; pincode: null } & FeeRange & ZoneTexts)
  | ({ kind: "outside"; pincode: string } & FeeRange & ZoneTexts);

export type DeliveryCost = {
  /** `₹30` or `₹20 to ₹50`. */
  fee: string;
  /** `₹200`; null if delivery is never free or the threshold differs between zones. */
  freeAbove: string | null;
  /** Whether the fee differs between zones. */
  differs: boolean;
};

/** The parts of sentences about the fee; null if delivery is always free. */
export function deliveryCost(delivery: DeliveryFacts): DeliveryCost | null {
  if ("cost" in delivery) return delivery.cost;
  if (isAlwaysFree(delivery)) return null;
  const { feePaise, freeAbovePaise } = delivery;
  return {
    fee: formatRupees(feePaise),
    freeAbove: freeAbovePaise === null ? null : formatRupees(freeAbovePaise),
    differs: false,
  };
}

/** `₹30, free above ₹200`, `₹20 to ₹50, depending on where you live`, or `Free`. */
export function describeDeliveryFee(delivery: DeliveryFacts): string {
  if (!("cost" in delivery)) return formatDeliveryFee(delivery);
  const { cost } = delivery;
  if (!cost) return m.shared_free();
  return cost.differs ? m.zones_feeByArea({ fee: cost.fee }) : cost.fee;
}
