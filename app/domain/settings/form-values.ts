import { paiseToRupees } from "../money.ts";
import type { WeekHours } from "../opening-hours.ts";
import type { ChargeTerms } from "../terms/charges.ts";
import type { PaymentTerms } from "../terms/payment-terms.ts";
import type { SlotTerms, TimeTerms } from "../terms/slot-terms.ts";
import { settingsLimits } from "./limits.ts";
import type { AlertTerms, SettingsParts } from "./shop-settings.ts";

/** Minutes after midnight in the format of a time field: `15:00`. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

export function hoursValues(week: WeekHours) {
  return {
    sameAsMonday: "",
    days: week.map((hours) => ({
      isOpen: hours ? "on" : "",
      opens: hours ? clockTime(hours.opensAtMinutes) : "",
      closes: hours ? clockTime(hours.closesAtMinutes) : "",
    })),
  };
}

export function deliveryValues({
  feePaise,
  freeAbovePaise,
  isPickupOnly,
}: SettingsParts["delivery"]) {
  return {
    isPickupOnly: isPickupOnly ? "on" : "",
    feeRupees: String(paiseToRupees(feePaise)),
    freeAboveRupees: freeAbovePaise === null ? "" : String(paiseToRupees(freeAbovePaise)),
  };
}

const numberOrEmpty = (value: number | null) => (value === null ? "" : String(value));
const EMPTY_OVERRIDES = 2;

function slotValues({ asap, overrides, ...terms }: SlotTerms) {
  const rowCount = Math.min(overrides.length + EMPTY_OVERRIDES, settingsLimits.times.overrides);
  const rows = Array.from({ length: rowCount }, (_, at) => overrides[at]);
  return {
    asap: asap ? "on" : "",
    preparationMinutes: String(terms.preparationMinutes),
    slotMinutes: numberOrEmpty(terms.slotMinutes),
    daysAhead: String(terms.daysAhead),
    lastOrderMinutes: String(terms.lastOrderMinutes),
    ordersPerSlot: numberOrEmpty(terms.ordersPerSlot),
    platesPerSlot: numberOrEmpty(terms.platesPerSlot),
    overrides: rows.map((row) => ({
      days: [...(row?.days ?? "")],
      from: row ? clockTime(row.fromMinutes) : "",
      until: row ? clockTime(row.untilMinutes) : "",
      orders: numberOrEmpty(row?.orders ?? null),
      plates: numberOrEmpty(row?.plates ?? null),
    })),
  };
}

/** Adds empty rows. */
export function timesValues({ delivery, pickup, cateringPercent }: TimeTerms) {
  return {
    delivery: slotValues(delivery),
    pickup: slotValues(pickup),
    cateringPercent: String(cateringPercent),
  };
}

export function chargesValues({ packingPaise, packingPer, ...rest }: ChargeTerms) {
  return {
    packingRupees: String(paiseToRupees(packingPaise)),
    packingPer,
    staffDiscountRupees: String(paiseToRupees(rest.staffDiscountPaise)),
    staffRefundRupees: String(paiseToRupees(rest.staffRefundPaise)),
    takesTips: rest.takesTips ? "on" : "",
    roundsToRupee: rest.roundsToRupee ? "on" : "",
  };
}

export function paymentValues({ payWithinMinutes, selfOrderTrustPaise, ...terms }: PaymentTerms) {
  return {
    ...terms,
    payWithinMinutes: String(payWithinMinutes),
    selfOrderTrustRupees: String(paiseToRupees(selfOrderTrustPaise)),
  };
}

export function alertsValues(terms: AlertTerms) {
  const { unansweredMinutes, tellsOwnerBy, expiresAfterMinutes, ...boxes } = terms;
  return {
    orders: boxes.orders ? "on" : "",
    bookings: boxes.bookings ? "on" : "",
    days: boxes.days ? "on" : "",
    acceptsAtOnce: boxes.acceptsAtOnce ? "on" : "",
    unansweredMinutes: String(unansweredMinutes),
    tellsOwnerBy,
    expiresAfterMinutes: String(expiresAfterMinutes),
  };
}

/** Adds empty rows up to the limit. */
export function cateringValues({ guestsPerDay, leadTimes, ...terms }: SettingsParts["catering"]) {
  const lines = Array.from({ length: settingsLimits.leadTime.rows }, (_, at) => leadTimes[at]);
  const rows = Array.from(
    { length: settingsLimits.cancellation.rows },
    (_, at) => terms.cancellation[at],
  );
  return {
    guestsPerDay: String(guestsPerDay),
    changeDays: String(terms.changeDays),
    sendsReminders: terms.sendsReminders ? "on" : "",
    cancellation: rows.map((row) => ({
      belowDays: row ? String(row.belowDays) : "",
      keptPercent: row ? String(row.keptPercent) : "",
    })),
    leadTimes: lines.map((line) => ({
      fromGuests: line ? String(line.fromGuests) : "",
      leadTimeDays: line ? String(line.leadTimeDays) : "",
    })),
  };
}
