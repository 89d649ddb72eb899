import { m } from "#messages";
import { formatMinutes } from "../clock.ts";
import { formatRupeesWithPaise } from "../money.ts";
import type { ChargeTerms } from "../terms/charges.ts";
import type { CapacityOverride, SlotTerms, TimeTerms } from "../terms/slot-terms.ts";
import { weekdayNames } from "../weekday-names.ts";

function daysText(days: string): string {
  const names = weekdayNames();
  return days === ""
    ? m.settings_everyDay()
    : [...days].map((digit) => names[Number(digit)]).join(", ");
}

function limitText(orders: number | null, plates: number | null): string {
  const limits = [
    orders !== null && m.settings_orders({ orders }),
    plates !== null && m.shared_plates({ count: plates }),
  ].filter(Boolean);
  return limits.length > 0
    ? m.settings_perSlot({ limits: limits.join(", ") })
    : m.settings_noLimit();
}

/** `Saturday, 6:00 PM to 10:00 PM: 20 orders, 60 plates per slot` */
export function overrideText(one: CapacityOverride): string {
  const hours = m.settings_limitHours({
    fromMinutes: formatMinutes(one.fromMinutes),
    untilMinutes: formatMinutes(one.untilMinutes),
  });
  return `${daysText(one.days)}, ${hours}: ${limitText(one.orders, one.plates)}`;
}

function slotText(label: string, terms: SlotTerms): string {
  const { asap, slotMinutes, ordersPerSlot, platesPerSlot } = terms;
  const offers = [
    asap && m.settings_asSoonAsPossibleMinutes({ preparationMinutes: terms.preparationMinutes }),
    slotMinutes !== null &&
      m.settings_slotsOfMinutes({
        slotMinutes,
        ordersPerSlot: limitText(ordersPerSlot, platesPerSlot),
      }),
  ].filter(Boolean);
  return `${label}: ${offers.join("; ")}`;
}

export function timesLines({ delivery, pickup }: TimeTerms): string[] {
  return [slotText(m.shared_delivery(), delivery), slotText(m.shared_pickup(), pickup)];
}

export function chargesLines(terms: ChargeTerms): string[] {
  const { packingPaise, packingPer, takesTips, roundsToRupee } = terms;
  const { staffDiscountPaise, staffRefundPaise } = terms;
  const packing = formatRupeesWithPaise(packingPaise);
  const packingText =
    packingPer === "plate"
      ? m.settings_packingPerPlate({ packing })
      : m.settings_packingPerOrder({ packing });
  return [
    packingPaise > 0 ? packingText : m.settings_noPackingCharge(),
    takesTips ? m.settings_takesTips() : m.settings_noTips(),
    roundsToRupee ? m.settings_totalsInWholeRupees() : m.settings_noRounding(),
    m.settings_staffLimits({
      discount: formatRupeesWithPaise(staffDiscountPaise),
      refund: formatRupeesWithPaise(staffRefundPaise),
    }),
  ];
}
