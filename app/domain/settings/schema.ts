import { z } from "zod";
import { m } from "#messages";
import {
  addDays,
  DAY_MS,
  dayInIndia,
  formatMinutes,
  instantInIndia,
  minutesOfDay,
  now,
} from "../clock.ts";
import { latinDigits } from "../digits.ts";
import { formatNumber } from "../language/formats.ts";
import type { DailyHours, WeekHours } from "../opening-hours.ts";
import { defaultCateringTerms } from "../terms/day-capacity.ts";
import { cardWays, defaultPaymentTerms, upiWays } from "../terms/payment-terms.ts";
import { upiIdPattern } from "../terms/upi-payee.ts";
import { optionalText, requiredText } from "../text.ts";
import { type FieldName, fieldName, typedAmount, typedRupees } from "../typed-amount.ts";
import { weekdayNames } from "../weekday-names.ts";
import { settingsLimits } from "./limits.ts";
import { alertMeans } from "./shop-settings.ts";

const DAY_MINUTES = 1440;
const { pauseDays, closesByMinutes, holiday, feePaise, freeAbovePaise, guestsPerDay, leadTime } =
  settingsLimits;

const untilMessage = () => m.settings_pauseOutOfRange({ pauseDays });

function isPauseEnd(typed: string): boolean {
  const until = pauseEnd(typed);
  const ahead = until.getTime() - now().getTime();
  return ahead > 0 && ahead <= pauseDays * DAY_MS;
}

/** `typed` is Indian time in the format of a form: `2026-11-21T19:30`. */
export function pauseEnd(typed: string): Date {
  const [day = "", time = ""] = typed.split("T");
  return instantInIndia(day, minutesOfDay(time));
}

export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const localTime = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** Open, closed, or paused for some minutes, until the next opening, or until a given time. */
export const openingForm = z
  .object({
    mode: z.enum(["open", "paused", "closed"], {
      error: () => m.settings_chooseOpenPausedOrClosed(),
    }),
    pauseFor: z
      .enum(["30", "60", "opening"], { error: () => m.settings_pauseRequired() })
      .optional(),
    until: z.string({ error: untilMessage }).optional(),
  })
  .superRefine(({ mode, pauseFor, until }, context) => {
    if (mode !== "paused" || pauseFor) return;
    if (until && localTime.test(until) && isPauseEnd(until)) return;
    context.addIssue({ code: "custom", path: ["until"], message: untilMessage() });
  });
export type OpeningForm = z.output<typeof openingForm>;

export const box = z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).default(false);

const weekMessage = () => m.settings_sendAllSevenDays();

const typedDay = z.object({
  isOpen: box,
  opens: z.string({ error: weekMessage }).optional().default(""),
  closes: z.string({ error: weekMessage }).optional().default(""),
});
type TypedDay = z.output<typeof typedDay>;

/** Null if it is too late after midnight. */
function typedHours({ opens, closes }: TypedDay): DailyHours | null {
  const [opensAtMinutes, closesAtMinutes] = [minutesOfDay(opens), minutesOfDay(closes)];
  if (closesAtMinutes > opensAtMinutes) return { opensAtMinutes, closesAtMinutes };
  if (closesAtMinutes > closesByMinutes) return null;
  return { opensAtMinutes, closesAtMinutes: closesAtMinutes + DAY_MINUTES };
}

const hasTimes = ({ opens, closes }: TypedDay) => clockTime.test(opens) && clockTime.test(closes);

/** The wrong time of an open day, with a message. */
function wrongTime(typed: TypedDay, day: string): ["opens" | "closes", message: string] | null {
  if (!clockTime.test(typed.opens)) return ["opens", m.settings_openingTimeRequired({ day })];
  if (!clockTime.test(typed.closes)) return ["closes", m.settings_closingTimeRequired({ day })];
  if (typedHours(typed)) return null;
  const time = formatMinutes(closesByMinutes);
  return ["closes", m.settings_closesBeforeOpening({ day, time })];
}

/** Copies Monday's row to the other days. If Monday is closed, copies only its times, and only to open days. */
function likeMonday(days: TypedDay[]): TypedDay[] {
  const [monday] = days;
  if (!monday || monday.isOpen) return days.map((day) => monday ?? day);
  if (!hasTimes(monday) || !typedHours(monday)) return days;
  return days.map(({ isOpen }) => ({ ...monday, isOpen }));
}

/**
 * The week's hours, Monday first. A checkbox gives every day the times of Monday's row, or only the
 * other open days if Monday is closed.
 */
export const hoursForm = z
  .object({
    sameAsMonday: box,
    days: z.array(typedDay, { error: weekMessage }).length(7, { error: weekMessage }),
  })
  .transform(({ sameAsMonday, days }, context): WeekHours => {
    const names = weekdayNames();
    const week = sameAsMonday ? likeMonday(days) : days;
    return week.map((day, index) => {
      if (!day.isOpen) return null;
      const wrong = wrongTime(day, names[index] ?? "");
      if (!wrong) return typedHours(day);
      // An error that was copied from Monday is reported only once, at Monday's row.
      if (day === week[0] && index > 0) return null;
      const [field, message] = wrong;
      const path = ["days", index, field];
      context.addIssue({ code: "custom", path, message, input: day[field] });
      return null;
    });
  });

const comingDay = requiredText(() => m.admin_chooseADay(), { max: 20 })
  .refine((typed) => z.iso.date().safeParse(typed).success, {
    error: () => m.settings_dayFormat(),
    abort: true,
  })
  .refine((day) => day >= dayInIndia(now()), {
    error: () => m.settings_dayPassed(),
    abort: true,
  })
  .refine((day) => day <= addDays(dayInIndia(now()), holiday.daysAhead), {
    error: () => m.settings_dayTooFar(),
  });

export const holidayForm = z
  .object({
    day: comingDay,
    /** Empty for a single day. */
    until: comingDay.optional(),
    name: requiredText(() => m.settings_holidayNameRequired(), {
      max: holiday.nameLength,
      maxMessage: () => m.settings_mustBeAtMostCharacters({ nameLength: holiday.nameLength }),
    }),
  })
  .refine(({ day, until }) => until === undefined || until >= day, {
    path: ["until"],
    error: () => m.settings_lastDayBeforeFirst(),
  });

export const deliveryForm = z
  .object({
    feeRupees: typedAmount(typedRupees(() => m.zones_theDeliveryFee(), feePaise.max)),
    /** Empty if delivery is never free. */
    freeAboveRupees: typedAmount(
      typedRupees(() => m.shared_theAmount(), freeAbovePaise.max).optional(),
    ),
    isPickupOnly: box,
  })
  .transform((typed) => ({
    ...(typed.isPickupOnly && { isPickupOnly: true }),
    feePaise: typed.feeRupees,
    freeAbovePaise: typed.freeAboveRupees ?? null,
  }));

export function count(what: FieldName, { min, max }: { min: number; max: number }) {
  const error = () => m.settings_mustBeTo({ what: fieldName(what), min, max: formatNumber(max) });
  return z.int({ error }).min(min, { error }).max(max, { error });
}

const leadTimeForm = z
  .object({
    fromGuests: count(() => m.settings_theNumberOfGuests(), leadTime.fromGuests).optional(),
    leadTimeDays: count(() => m.settings_theNumberOfDays(), leadTime.days).optional(),
  })
  .superRefine(({ fromGuests, leadTimeDays }, context) => {
    if ((fromGuests === undefined) === (leadTimeDays === undefined)) return;
    const [path, message] =
      fromGuests === undefined
        ? ["fromGuests", m.settings_enterANumberOfGuests()]
        : ["leadTimeDays", m.settings_enterANumberOfDays()];
    context.addIssue({ code: "custom", path: [path], message });
  });

const cancellationForm = z
  .object({
    belowDays: count(
      () => m.settings_theNumberOfDays(),
      settingsLimits.cancellation.days,
    ).optional(),
    keptPercent: count(
      () => m.settings_thePercentage(),
      settingsLimits.cancellation.percent,
    ).optional(),
  })
  .superRefine(({ belowDays, keptPercent }, context) => {
    if ((belowDays === undefined) === (keptPercent === undefined)) return;
    const [path, message] =
      belowDays === undefined
        ? ["belowDays", m.settings_enterANumberOfDays()]
        : ["keptPercent", m.settings_enterAPercentage()];
    context.addIssue({ code: "custom", path: [path], message });
  });

export const cateringForm = z
  .object({
    guestsPerDay: count(() => m.settings_guestsPerDay(), guestsPerDay),
    changeDays: count(() => m.settings_theNumberOfDays(), settingsLimits.changeDays).default(
      defaultCateringTerms.changeDays,
    ),
    sendsReminders: box,
    leadTimes: z
      .array(leadTimeForm, { error: () => m.shared_mustBeAList() })
      .max(leadTime.rows, { error: () => m.settings_tooManyLeadTimes({ rows: leadTime.rows }) })
      .default([]),
    cancellation: z.array(cancellationForm).max(settingsLimits.cancellation.rows).default([]),
  })
  .transform(({ leadTimes, cancellation, ...rest }, context) => {
    // Ignore empty rows.
    const rules = leadTimes.flatMap(({ fromGuests, leadTimeDays }) =>
      fromGuests === undefined || leadTimeDays === undefined ? [] : [{ fromGuests, leadTimeDays }],
    );
    leadTimes.forEach(({ fromGuests }, index) => {
      const first = leadTimes.findIndex((other) => other.fromGuests === fromGuests);
      if (fromGuests === undefined || first === index) return;
      const message = m.settings_leadTimeTwice();
      const path = ["leadTimes", index, "fromGuests"];
      context.addIssue({ code: "custom", path, message, input: fromGuests });
    });
    const kept = cancellation.flatMap(({ belowDays, keptPercent }) =>
      belowDays === undefined || keptPercent === undefined ? [] : [{ belowDays, keptPercent }],
    );
    return {
      ...rest,
      leadTimes: rules.sort((a, b) => a.fromGuests - b.fromGuests),
      cancellation: kept.sort((a, b) => b.belowDays - a.belowDays),
    };
  });

/** An empty field falls back to the environment variable. */
export const payeeForm = z.object({
  id: optionalText(80)
    .overwrite(latinDigits)
    .refine((typed) => typed === "" || upiIdPattern.test(typed), {
      error: () => m.settings_upiIdFormat(),
    }),
  name: optionalText(50),
});

export const paymentForm = payeeForm
  .extend({
    upiBy: z.enum(upiWays).default(defaultPaymentTerms.upiBy),
    cardBy: z.enum(cardWays).default(defaultPaymentTerms.cardBy),
    payWithinMinutes: count(
      () => m.settings_theNumberOfMinutes(),
      settingsLimits.payWithinMinutes,
    ).default(defaultPaymentTerms.payWithinMinutes),
    selfOrderTrustRupees: typedAmount(
      typedRupees(() => m.shared_theAmount(), settingsLimits.selfOrderTrustPaise.max),
    ).default(defaultPaymentTerms.selfOrderTrustPaise),
  })
  .transform(({ selfOrderTrustRupees: selfOrderTrustPaise, ...rest }) => ({
    ...rest,
    selfOrderTrustPaise,
  }));

export const selfOrdersForm = z.object({ takesSelfOrders: box });

const withoutSpaces = (typed: string) => latinDigits(typed).replace(/\s/g, "").toUpperCase();

export const billForm = z.object({
  fssai: optionalText(40)
    .transform(withoutSpaces)
    .refine((typed) => typed === "" || /^\d{14}$/.test(typed), {
      error: () => m.settings_fssaiFormat(),
    }),
});

export const alertsForm = z.object({
  orders: box,
  bookings: box,
  days: box,
  acceptsAtOnce: box,
  unansweredMinutes: count(() => m.settings_theNumberOfMinutes(), settingsLimits.unansweredMinutes),
  tellsOwnerBy: z.enum(alertMeans, { error: () => m.settings_alertsRequired() }),
  expiresAfterMinutes: count(
    () => m.settings_theNumberOfMinutes(),
    settingsLimits.expiresAfterMinutes,
  ),
});

export const logForm = z.object({
  keptYears: count(() => m.settings_theNumberOfYears(), settingsLimits.keptYears),
});

/** What each form sends, before parsing. */
export type OpeningFields = z.input<typeof openingForm>;
export type HoursFields = z.input<typeof hoursForm>;
export type HolidayFields = z.input<typeof holidayForm>;
export type CateringFields = z.input<typeof cateringForm>;
export type PaymentFields = z.input<typeof paymentForm>;
export type BillFields = z.input<typeof billForm>;
export type AlertsFields = z.input<typeof alertsForm>;
export type LogFields = z.input<typeof logForm>;
