import { z } from "zod";
import { m } from "#messages";
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
    mode: z.enum(["open", "paused", "closed"], {
      error: () => m.settings_chooseOpenPausedOrClosed(),
    }),
    pauseFor: z
      .enum(["30", "60", "opening"], { error: () => m.settings_chooseHowLongThePause() })
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

const opensMessage = () => m.settings_enterWhenYouOpenSuch();
const closesMessage = () => m.settings_enterWhenYouCloseSuch();
const orderMessage = `Close after you open; after midnight by ${closesBy.label} at the latest`;

const dailyHoursForm = z
  .object({
    isOpen: box,
    opens: z.string({ error: opensMessage }).optional().default(""),
    closes: z.string({ error: closesMessage }).optional().default(""),
  })
  .transform(({ isOpen, opens, closes }, context): DailyHours | null => {
    if (!isOpen) return null;
    const wrong = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message, input: undefined });
      return z.NEVER;
    };
    if (!clockTime.test(opens)) return wrong("opens", opensMessage());
    if (!clockTime.test(closes)) return wrong("closes", closesMessage());
    const [opensAtMinutes, closesAtMinutes] = [minutesOfDay(opens), minutesOfDay(closes)];
    if (closesAtMinutes > opensAtMinutes) return { opensAtMinutes, closesAtMinutes };
    if (closesAtMinutes > closesBy.minutes) return wrong("closes", orderMessage);
    return { opensAtMinutes, closesAtMinutes: closesAtMinutes + DAY_MINUTES };
  });

/** The week's hours, Monday first. */
export const hoursForm = z
  .object({
    days: z
      .array(dailyHoursForm, "Send all seven days")
      .length(7, { error: () => m.settings_sendAllSevenDays() }),
  })
  .transform(({ days }) => days);

export const holidayForm = z.object({
  day: requiredText(() => m.admin_chooseADay(), { max: 20 })
    .refine((typed) => z.iso.date().safeParse(typed).success, {
      error: () => m.settings_enterTheDayAsYyyy(),
      abort: true,
    })
    .refine((day) => day >= dayInPune(now()), {
      error: () => m.settings_chooseTodayOrALater(),
      abort: true,
    })
    .refine((day) => day <= addDays(dayInPune(now()), holiday.daysAhead), {
      error: () => m.settings_chooseADayWithinA(),
    }),
  name: requiredText(() => m.settings_enterItsNameSuchAs(), {
    max: holiday.nameLength,
    maxMessage: () => m.settings_mustBeAtMostCharacters({ nameLength: holiday.nameLength }),
  }),
});

export const deliveryForm = z
  .object({
    feeRupees: typedAmount(typedRupees(() => m.shared_theDeliveryFee(), feePaise.max)),
    freeAboveRupees: typedAmount(typedRupees(() => m.shared_theAmount(), freeAbovePaise.max)),
  })
  .transform((typed) => ({ feePaise: typed.feeRupees, freeAbovePaise: typed.freeAboveRupees }));

export function count(what: string, { min, max }: { min: number; max: number }) {
  const range = m.settings_mustBeTo({ what, min, max: max.toLocaleString("en-IN") });
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
        ? ["fromGuests", m.settings_enterANumberOfGuests()]
        : ["leadTimeDays", m.settings_enterANumberOfDays()];
    context.addIssue({ code: "custom", path: [path], message });
  });

export const cateringForm = z
  .object({
    guestsPerDay: count("Guests per day", guestsPerDay),
    leadTimes: z
      .array(leadTimeForm, "Must be a list")
      .max(leadTime.rows, { error: () => m.settings_thereCanBeAtMostLead({ rows: leadTime.rows }) })
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
      const message = m.settings_anotherRowAlreadyHasThis();
      const path = ["leadTimes", index, "fromGuests"];
      context.addIssue({ code: "custom", path, message, input: fromGuests });
    });
    return { ...rest, leadTimes: rules.sort((a, b) => a.fromGuests - b.fromGuests) };
  });

/** An empty field falls back to the environment variable. */
export const paymentForm = z.object({
  id: optionalText(80).refine((typed) => typed === "" || upiIdPattern.test(typed), {
    error: () => m.settings_aUpiIdLooksLike(),
  }),
  name: optionalText(50),
  adjustsAmounts: box,
});

const withoutSpaces = (typed: string) => typed.replace(/\s/g, "").toUpperCase();

export const billForm = z.object({
  fssai: optionalText(40)
    .transform(withoutSpaces)
    .refine((typed) => typed === "" || /^\d{14}$/.test(typed), {
      error: () => m.settings_anFssaiLicenceNumberHas(),
    }),
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
