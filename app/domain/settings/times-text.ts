import { formatMinutes } from "../clock.ts";
import { formatRupeesWithPaise } from "../money.ts";
import { weekdays } from "../opening-hours.ts";
import type { ChargeTerms } from "../quote/charges.ts";
import type { CapacityOverride, SlotTerms, TimeTerms } from "../slots/slot-terms.ts";

function daysText(days: string): string {
  const names = [...days].map((digit) => weekdays[Number(digit)]);
  return names.length === 0 ? "Every day" : names.join(", ");
}

function limitText(orders: number | null, plates: number | null): string {
  const limits = [
    orders !== null && `${orders} orders`,
    plates !== null && `${plates} ${plates === 1 ? "plate" : "plates"}`,
  ].filter(Boolean);
  return limits.length > 0 ? `${limits.join(", ")} per slot` : "no limit";
}

/** `Saturday, 6:00 PM to 10:00 PM: 20 orders, 60 plates per slot` */
export function overrideText(one: CapacityOverride): string {
  const hours = `${formatMinutes(one.fromMinutes)} to ${formatMinutes(one.untilMinutes)}`;
  return `${daysText(one.days)}, ${hours}: ${limitText(one.orders, one.plates)}`;
}

function slotText(label: string, terms: SlotTerms): string {
  const { asap, slotMinutes, ordersPerSlot, platesPerSlot } = terms;
  const offers = [
    asap && `as soon as possible (${terms.preparationMinutes} minutes)`,
    slotMinutes !== null &&
      `slots of ${slotMinutes} minutes, ${limitText(ordersPerSlot, platesPerSlot)}`,
  ].filter(Boolean);
  return `${label}: ${offers.join("; ")}`;
}

export function timesLines({ delivery, pickup }: TimeTerms): string[] {
  return [slotText("Delivery", delivery), slotText("Pickup", pickup)];
}

export function chargesLines(terms: ChargeTerms): string[] {
  const { packingPaise, packingPer, takesTips, roundsToRupee } = terms;
  return [
    packingPaise > 0
      ? `Packing ${formatRupeesWithPaise(packingPaise)} per ${packingPer}`
      : "No packing charge",
    takesTips ? "Customers can add a tip" : "No tips",
    roundsToRupee ? "Totals in whole rupees" : "No rounding",
  ];
}
