import { z } from "zod";
import { m } from "#messages";
import { formatMinutes, minutesOfDay } from "../clock.ts";
import type { CapacityOverride, SlotTerms } from "../terms/slot-terms.ts";
import { settingsLimits } from "./limits.ts";
import { box, clockTime, count } from "./schema.ts";

const DAY_MINUTES = 1440;
const { closesByMinutes, times } = settingsLimits;

const capacity = {
  orders: count(() => m.settings_theOrders(), times.perSlot),
  plates: count(() => m.settings_thePlates(), times.perSlot),
};

const typedClock = z
  .string({ error: () => m.settings_startTimeFormat() })
  .optional()
  .default("");

/** Null for an empty row. */
const overrideForm = z
  .object({
    days: z
      .array(
        z.enum(["0", "1", "2", "3", "4", "5", "6"], {
          error: () => m.shared_daysRequired(),
        }),
      )
      .default([]),
    from: typedClock,
    until: typedClock,
    orders: capacity.orders.optional(),
    plates: capacity.plates.optional(),
  })
  .transform(({ days, from, until, orders, plates }, context): CapacityOverride | null => {
    const isWithoutLimit = orders === undefined && plates === undefined;
    if (isWithoutLimit && days.length === 0 && !from && !until) return null;
    const wrong = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message, input: undefined });
      return z.NEVER;
    };
    if (!clockTime.test(from)) return wrong("from", m.settings_startTimeFormat());
    if (!clockTime.test(until)) return wrong("until", m.settings_endTimeFormat());
    if (isWithoutLimit) return wrong("orders", m.settings_limitRequired());
    const [fromMinutes, typedUntil] = [minutesOfDay(from), minutesOfDay(until)];
    const isPastMidnight = typedUntil < fromMinutes || typedUntil === 0;
    if (typedUntil === fromMinutes && typedUntil > 0) return wrong("until", endMessage());
    if (isPastMidnight && typedUntil > closesByMinutes) return wrong("until", endMessage());
    return {
      days: days.length === 7 ? "" : [...new Set(days)].sort().join(""),
      fromMinutes,
      untilMinutes: typedUntil + (isPastMidnight ? DAY_MINUTES : 0),
      orders: orders ?? null,
      plates: plates ?? null,
    };
  });

const endMessage = () => m.settings_limitEndsBeforeStart({ time: formatMinutes(closesByMinutes) });

const slotForm = z
  .object({
    asap: box,
    preparationMinutes: count(() => m.settings_theMinutes(), times.preparationMinutes),
    slotMinutes: count(() => m.settings_theMinutes(), times.slotMinutes).optional(),
    daysAhead: count(() => m.settings_theDays(), times.daysAhead).default(0),
    lastOrderMinutes: count(() => m.settings_theMinutes(), times.lastOrderMinutes).default(0),
    ordersPerSlot: capacity.orders.min(1, { error: () => m.settings_limitFormat() }).optional(),
    platesPerSlot: capacity.plates.min(1, { error: () => m.settings_limitFormat() }).optional(),
    overrides: z
      .array(overrideForm, { error: () => m.shared_mustBeAList() })
      .max(times.overrides, {
        error: () => m.settings_tooManyLimitRows({ overrides: times.overrides }),
      })
      .default([]),
  })
  .transform((typed, context): SlotTerms => {
    const overrides = typed.overrides.filter((one) => one !== null);
    const terms = {
      ...typed,
      slotMinutes: typed.slotMinutes ?? null,
      ordersPerSlot: typed.ordersPerSlot ?? null,
      platesPerSlot: typed.platesPerSlot ?? null,
      overrides,
    };
    const isLimited = terms.ordersPerSlot !== null || terms.platesPerSlot !== null;
    if (terms.slotMinutes === null && (isLimited || overrides.length > 0 || !terms.asap)) {
      const message = terms.asap ? m.settings_slotLengthRequired() : m.settings_slotLengthOrAsap();
      context.addIssue({ code: "custom", path: ["slotMinutes"], message, input: undefined });
    }
    return terms;
  });

export const timesForm = z.object({
  delivery: slotForm,
  pickup: slotForm,
  cateringPercent: count(() => m.settings_thePercentage(), times.cateringPercent).default(0),
});
export type TimesFields = z.input<typeof timesForm>;
