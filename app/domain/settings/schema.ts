import { z } from "zod";
import { addDays, DAY_MS, dayInPune, instantInPune, minutesOfDay, now } from "../clock.ts";
import type { DailyHours } from "../opening-hours.ts";
import { upiIdPattern } from "../orders/upi-link.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";
import { settingsLimits } from "./limits.ts";
import { alertMeans } from "./shop-settings.ts";

const DAY_MINUTES = 1440;
const { pauseDays, closesBy, holiday, feePaise, freeAbovePaise, guestsPerDay, leadTime } =
  settingsLimits;

const untilMessage = `Choose a time in the future, at most ${pauseDays} days from now`;

function isPauseEnd(typed: string): boolean {
  const until = pauseEnd(typed);
  const ahead = until.getTime() - now().getTime();
  return ahead > 0 && ahead <= pauseDays * DAY_MS;
}

/** `typed` is Pune's local time as a form sends it: `2026-11-21T19:30`. */
export function pauseEnd(typed: string): Date {
  const [day = "", time = ""] = typed.split("T");
  return instantInPune(day, minutesOfDay(time));
}

export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const localTime = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** Open, closed, or paused: for some minutes, until the next opening, or until a given time. */
export const openingForm = z
  .object({
    mode: z.enum(["open", "paused", "closed"], { error: "Choose open, paused or closed" }),
    pauseFor: z
      .enum(["30", "60", "opening"], { error: "Choose how long the pause lasts" })
      .optional(),
    until: z.string({ error: untilMessage }).optional(),
  })
  .superRefine(({ mode, pauseFor, until }, context) => {
    if (mode !== "paused" || pauseFor) return;
    if (until && localTime.test(until) && isPauseEnd(until)) return;
    context.addIssue({ code: "custom", path: ["until"], message: untilMessage });
  });
export type OpeningForm = z.output<typeof openingForm>;

export const box = z.boolean("Must be true or false").default(false);

const opensMessage = "Enter when you open, such as 15:00";
const closesMessage = "Enter when you close, such as 23:00";
const orderMessage = `Close after you open; after midnight by ${closesBy.label} at the latest`;

const dailyHoursForm = z
  .object({
    isOpen: box,
    opens: z.string(opensMessage).optional().default(""),
    closes: z.string(closesMessage).optional().default(""),
  })
  .transform(({ isOpen, opens, closes }, context): DailyHours | null => {
    if (!isOpen) return null;
    const wrong = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message, input: undefined });
      return z.NEVER;
    };
    if (!clockTime.test(opens)) return wrong("opens", opensMessage);
    if (!clockTime.test(closes)) return wrong("closes", closesMessage);
    const [opensAtMinutes, closesAtMinutes] = [minutesOfDay(opens), minutesOfDay(closes)];
    if (closesAtMinutes > opensAtMinutes) return { opensAtMinutes, closesAtMinutes };
    if (closesAtMinutes > closesBy.minutes) return wrong("closes", orderMessage);
    return { opensAtMinutes, closesAtMinutes: closesAtMinutes + DAY_MINUTES };
  });

/** The week's hours, Monday first. */
export const hoursForm = z
  .object({ days: z.array(dailyHoursForm, "Send all seven days").length(7, "Send all seven days") })
  .transform(({ days }) => days);

export const holidayForm = z.object({
  day: requiredText("Choose a day", { max: 20 })
    .refine((typed) => z.iso.date().safeParse(typed).success, {
      error: "Enter the day as YYYY-MM-DD",
      abort: true,
    })
    .refine((day) => day >= dayInPune(now()), { error: "Choose today or a later day", abort: true })
    .refine(
      (day) => day <= addDays(dayInPune(now()), holiday.daysAhead),
      "Choose a day within a year",
    ),
  name: requiredText("Enter its name, such as Diwali", {
    max: holiday.nameLength,
    maxMessage: `Must be at most ${holiday.nameLength} characters`,
  }),
});

export const deliveryForm = z
  .object({
    feeRupees: typedAmount(typedRupees("The delivery fee", feePaise.max)),
    freeAboveRupees: typedAmount(typedRupees("The amount", freeAbovePaise.max)),
  })
  .transform((typed) => ({ feePaise: typed.feeRupees, freeAbovePaise: typed.freeAboveRupees }));

export function count(what: string, { min, max }: { min: number; max: number }) {
  const range = `${what} must be ${min} to ${max.toLocaleString("en-IN")}`;
  return z.number({ error: range }).int(range).min(min, range).max(max, range);
}

const leadTimeForm = z
  .object({
    fromGuests: count("The number of guests", leadTime.fromGuests).optional(),
    leadTimeDays: count("The number of days", leadTime.days).optional(),
  })
  .superRefine(({ fromGuests, leadTimeDays }, context) => {
    if ((fromGuests === undefined) === (leadTimeDays === undefined)) return;
    const [path, message] =
      fromGuests === undefined
        ? ["fromGuests", "Enter a number of guests"]
        : ["leadTimeDays", "Enter a number of days"];
    context.addIssue({ code: "custom", path: [path], message });
  });

export const cateringForm = z
  .object({
    guestsPerDay: count("Guests per day", guestsPerDay),
    leadTimes: z
      .array(leadTimeForm, "Must be a list")
      .max(leadTime.rows, `There can be at most ${leadTime.rows} lead times`)
      .default([]),
  })
  .transform(({ leadTimes, ...rest }, context) => {
    // Ignore empty rows.
    const rules = leadTimes.flatMap(({ fromGuests, leadTimeDays }) =>
      fromGuests === undefined || leadTimeDays === undefined ? [] : [{ fromGuests, leadTimeDays }],
    );
    leadTimes.forEach(({ fromGuests }, index) => {
      const first = leadTimes.findIndex((other) => other.fromGuests === fromGuests);
      if (fromGuests === undefined || first === index) return;
      const message = "Another row already has this number of guests";
      const path = ["leadTimes", index, "fromGuests"];
      context.addIssue({ code: "custom", path, message, input: fromGuests });
    });
    return { ...rest, leadTimes: rules.sort((a, b) => a.fromGuests - b.fromGuests) };
  });

/** An empty field falls back to the environment variable. */
export const paymentForm = z.object({
  id: optionalText(80).refine(
    (typed) => typed === "" || upiIdPattern.test(typed),
    "A UPI ID looks like name@bank",
  ),
  name: optionalText(50),
  adjustsAmounts: box,
});

const withoutSpaces = (typed: string) => typed.replace(/\s/g, "").toUpperCase();

export const billForm = z.object({
  fssai: optionalText(40)
    .transform(withoutSpaces)
    .refine(
      (typed) => typed === "" || /^\d{14}$/.test(typed),
      "An FSSAI licence number has 14 digits",
    ),
});

export const alertsForm = z.object({
  orders: box,
  bookings: box,
  days: box,
  acceptsAtOnce: box,
  unansweredMinutes: count("The number of minutes", settingsLimits.unansweredMinutes),
  tellsOwnerBy: z.enum(alertMeans, "Choose how you are told"),
});

/** What each form sends, before parsing. */
export type OpeningFields = z.input<typeof openingForm>;
export type HoursFields = z.input<typeof hoursForm>;
export type HolidayFields = z.input<typeof holidayForm>;
export type DeliveryFields = z.input<typeof deliveryForm>;
export type CateringFields = z.input<typeof cateringForm>;
export type PaymentFields = z.input<typeof paymentForm>;
export type BillFields = z.input<typeof billForm>;
export type AlertsFields = z.input<typeof alertsForm>;
