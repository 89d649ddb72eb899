import { z } from "zod";
import { languages } from "../language/language.ts";
import { cardWays, defaultPaymentTerms, upiWays } from "../terms/payment-terms.ts";
import { upiIdPattern } from "../terms/upi-payee.ts";
import {
  alertMeans,
  defaultParts,
  type SettingsParts,
  type SettingsSection,
} from "./shop-settings.ts";

const wholeNumber = z.number().int().min(0);
const day = z.iso.date();

const dailyHours = z
  .object({ opensAtMinutes: wholeNumber.max(1439), closesAtMinutes: wholeNumber.max(2879) })
  .refine(({ opensAtMinutes, closesAtMinutes }) => opensAtMinutes < closesAtMinutes);

const limit = wholeNumber.nullable();
const slotTerms = z
  .object({
    asap: z.boolean(),
    preparationMinutes: wholeNumber,
    slotMinutes: wholeNumber.min(5).nullable(),
    daysAhead: wholeNumber.max(14),
    lastOrderMinutes: wholeNumber,
    ordersPerSlot: limit,
    platesPerSlot: limit,
    overrides: z.array(
      z.object({
        days: z.string(),
        fromMinutes: wholeNumber,
        untilMinutes: wholeNumber,
        orders: limit,
        plates: limit,
      }),
    ),
  })
  .refine(({ asap, slotMinutes }) => asap || slotMinutes !== null);

/** A stored section that does not match is treated as never saved. */
const storedParts: { [Section in SettingsSection]: z.ZodType<SettingsParts[Section]> } = {
  opening: z
    .object({
      mode: z.enum(["open", "paused", "closed"]),
      pausedUntil: z.iso.datetime().nullable(),
      // Missing in settings that are older than self orders.
      takesSelfOrders: z.boolean().default(defaultParts.opening.takesSelfOrders),
    })
    .refine(({ mode, pausedUntil }) => mode !== "paused" || pausedUntil !== null),
  hours: z.array(dailyHours.nullable()).length(7),
  holidays: z.array(z.object({ day, until: day.optional(), name: z.string() })),
  delivery: z.object({
    feePaise: wholeNumber,
    freeAbovePaise: wholeNumber.nullable(),
    isPickupOnly: z.boolean().optional(),
  }),
  times: z.object({
    delivery: slotTerms,
    pickup: slotTerms,
    cateringPercent: wholeNumber.max(100),
  }),
  charges: z.object({
    packingPaise: wholeNumber,
    packingPer: z.enum(["order", "plate"]),
    takesTips: z.boolean(),
    roundsToRupee: z.boolean(),
    // Missing in settings that are older than staff limits.
    staffDiscountPaise: wholeNumber.default(0),
    staffRefundPaise: wholeNumber.default(0),
  }),
  catering: z.object({
    guestsPerDay: wholeNumber,
    leadTimes: z.array(z.object({ fromGuests: wholeNumber, leadTimeDays: wholeNumber })),
    // Missing in settings that are older than customers' booking changes.
    changeDays: wholeNumber.default(2),
    sendsReminders: z.boolean().default(true),
    cancellation: z
      .array(z.object({ belowDays: wholeNumber, keptPercent: wholeNumber.max(100) }))
      .default([]),
  }),
  payment: z.object({
    id: z.string().refine((id) => id === "" || upiIdPattern.test(id)),
    name: z.string(),
    // Missing in settings that are older than online payments.
    upiBy: z.enum(upiWays).default(defaultPaymentTerms.upiBy),
    cardBy: z.enum(cardWays).default(defaultPaymentTerms.cardBy),
    payWithinMinutes: wholeNumber.default(defaultPaymentTerms.payWithinMinutes),
    // Missing in settings that are older than self orders.
    selfOrderTrustPaise: wholeNumber.default(defaultPaymentTerms.selfOrderTrustPaise),
  }),
  bill: z.object({ gstin: z.string(), fssai: z.string() }),
  alerts: z.object({
    orders: z.boolean(),
    bookings: z.boolean(),
    // Missing in settings that are older than reports.
    days: z.boolean().default(false),
    // Missing in settings from before orders rang on every device.
    acceptsAtOnce: z.boolean().default(defaultParts.alerts.acceptsAtOnce),
    unansweredMinutes: wholeNumber.default(defaultParts.alerts.unansweredMinutes),
    tellsOwnerBy: z.enum(alertMeans).default(defaultParts.alerts.tellsOwnerBy),
    // Missing in settings from before orders expired.
    expiresAfterMinutes: wholeNumber.default(defaultParts.alerts.expiresAfterMinutes),
  }),
  kitchen: z.object({ language: z.enum(languages) }),
  log: z.object({ keptYears: wholeNumber.min(1) }),
};

/** Undefined if nothing valid is stored. */
export function readPart<Section extends SettingsSection>(
  section: Section,
  json: string | undefined,
): SettingsParts[Section] | undefined {
  if (json === undefined) return undefined;
  try {
    return storedParts[section].safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
