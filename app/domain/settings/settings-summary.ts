import { formatDeliveryFee } from "../orders/delivery-fee.ts";
import type { UpiPayee } from "../orders/upi-link.ts";
import { formatHoliday, formatHours } from "./format-hours.ts";
import type { AlertTerms, SettingsSection, ShopSettings } from "./shop-settings.ts";
import { chargesLines, timesLines } from "./times-text.ts";

const listed = new Intl.ListFormat("en", { type: "conjunction" });

const NOTHING_SET = "Not set";

function alertsText({ orders, bookings, days }: AlertTerms): string {
  const news = [orders && "new orders", bookings && "new bookings", days && "closed days"].filter(
    (what) => what !== false,
  );
  return news.length > 0 ? `Emails for ${listed.format(news)}` : "No emails";
}

function unansweredText({ unansweredMinutes }: AlertTerms): string {
  if (unansweredMinutes === 0) return "You are not told of unanswered orders";
  return `You are told after ${unansweredMinutes} ${unansweredMinutes === 1 ? "minute" : "minutes"} without an answer`;
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

/** A few lines for each section that has a form of its own. `today` is `YYYY-MM-DD`. */
export function settingsSummary(
  settings: ShopSettings,
  payee: UpiPayee | null,
  today: string,
): { section: Exclude<SettingsSection, "opening">; lines: string[] }[] {
  const { hours, holidays, delivery, times, charges, catering, bill, alerts, upi } = settings;
  const coming = holidays.filter(({ day }) => day >= today);
  return [
    {
      section: "hours",
      lines: formatHours(hours).lines.map((line) => Object.values(line).join(", ")),
    },
    {
      section: "holidays",
      lines: coming.length > 0 ? coming.slice(0, 3).map(formatHoliday) : ["No upcoming holidays"],
    },
    { section: "delivery", lines: [formatDeliveryFee(delivery)] },
    { section: "times", lines: timesLines(times) },
    { section: "charges", lines: chargesLines(charges) },
    {
      section: "catering",
      lines: [
        `${catering.guestsPerDay.toLocaleString("en-IN")} guests a day`,
        ...(catering.leadTimes.length > 0
          ? catering.leadTimes.map(
              ({ fromGuests, leadTimeDays }) =>
                `From ${fromGuests} guests: ${days(leadTimeDays)} ahead`,
            )
          : ["No advance notice needed"]),
      ],
    },
    {
      section: "payment",
      lines: [
        ...(payee ? [payee.id, payee.name] : ["No UPI ID: customers pay by UPI on receipt"]),
        ...(upi.adjustsAmounts ? ["Each open order asks for a different amount"] : []),
      ],
    },
    { section: "bill", lines: [bill.fssai ? `FSSAI ${bill.fssai}` : NOTHING_SET] },
    {
      section: "alerts",
      lines: [
        alertsText(alerts),
        unansweredText(alerts),
        ...(alerts.acceptsAtOnce ? ["Web orders are accepted at once"] : []),
      ],
    },
  ];
}
