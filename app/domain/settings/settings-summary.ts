import { m } from "#messages";
import { allOf, formatNumber } from "../language/formats.ts";
import { lastDayOf } from "../opening-hours.ts";
import { cancellationTexts } from "../terms/cancellation-terms.ts";
import { formatDeliveryFee } from "../terms/delivery-fee.ts";
import type { UpiPayee } from "../terms/upi-payee.ts";
import { formatHoliday, formatHours } from "./format-hours.ts";
import type { AlertTerms, SettingsSection, ShopSettings } from "./shop-settings.ts";
import { chargesLines, timesLines } from "./times-text.ts";

function alertsText({ orders, bookings, days }: AlertTerms): string {
  const news = [
    orders && m.settings_newOrders(),
    bookings && m.settings_newBookings(),
    days && m.settings_closedDays(),
  ].filter((what) => what !== false);
  return news.length > 0 ? m.settings_emailsFor({ news: allOf(news) }) : m.shared_noEmails();
}

function unansweredText({ unansweredMinutes }: AlertTerms): string {
  if (unansweredMinutes === 0) return m.settings_unansweredAlertsOff();
  return m.settings_toldAfterMinutes({ count: unansweredMinutes });
}

function expiryText({ expiresAfterMinutes }: AlertTerms): string {
  if (expiresAfterMinutes === 0) return m.settings_ordersDoNotExpire();
  return m.settings_ordersExpire({ minutes: formatNumber(expiresAfterMinutes) });
}

/** The food licence, which appears with bills and tax. */
export function licenceText({ fssai }: ShopSettings["bill"]): string {
  return fssai ? m.admin_fssai({ fssai }) : m.settings_licenceMissing();
}

/** A few lines for each section that has its own card. `today` is `YYYY-MM-DD`. */
export function settingsSummary(
  settings: ShopSettings,
  payee: UpiPayee | null,
  today: string,
  zoneCount: number,
): { section: Exclude<SettingsSection, "opening" | "bill">; lines: string[] }[] {
  const { hours, holidays, delivery, times, charges, catering, alerts, log } = settings;
  const coming = holidays.filter((holiday) => lastDayOf(holiday) >= today);
  return [
    {
      section: "hours",
      lines: formatHours(hours).lines.map((line) => Object.values(line).join(", ")),
    },
    {
      section: "holidays",
      lines:
        coming.length > 0
          ? coming.slice(0, 3).map(formatHoliday)
          : [m.settings_noUpcomingHolidays()],
    },
    {
      section: "delivery",
      lines: [
        delivery.isPickupOnly
          ? m.settings_pickupOnly()
          : zoneCount > 0
            ? m.settings_zonesDecideFees({ count: zoneCount })
            : formatDeliveryFee(delivery),
      ],
    },
    { section: "times", lines: timesLines(times) },
    { section: "charges", lines: chargesLines(charges) },
    {
      section: "catering",
      lines: [
        m.settings_guestsADay({ guestsPerDay: formatNumber(catering.guestsPerDay) }),
        ...(catering.leadTimes.length > 0
          ? catering.leadTimes.map(({ fromGuests, leadTimeDays }) =>
              m.settings_leadTimeRow({ fromGuests, count: leadTimeDays }),
            )
          : [m.settings_noAdvanceNoticeNeeded()]),
        m.settings_changesUntil({ days: catering.changeDays }),
        ...(catering.sendsReminders ? [] : [m.settings_noReminders()]),
        ...cancellationTexts(catering.cancellation),
      ],
    },
    {
      section: "payment",
      lines: payee ? [payee.id, payee.name] : [m.settings_upiOnReceipt()],
    },
    {
      section: "alerts",
      lines: [
        alertsText(alerts),
        unansweredText(alerts),
        expiryText(alerts),
        ...(alerts.acceptsAtOnce ? [m.settings_autoConfirmOn()] : []),
      ],
    },
    { section: "log", lines: [m.settings_logRetention({ count: log.keptYears })] },
  ];
}
