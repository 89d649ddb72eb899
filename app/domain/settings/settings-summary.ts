import { formatDeliveryFee } from "../orders/delivery-fee.ts";
import type { UpiPayee } from "../orders/upi-link.ts";
import { formatHoliday, formatHours } from "./format-hours.ts";
import type { EmailAlerts, SettingsSection, ShopSettings } from "./shop-settings.ts";
import { chargesLines, timesLines } from "./times-text.ts";

const listed = new Intl.ListFormat("en", { type: "conjunction" });

const NOTHING_SET = "Not set";

function alertsText({ orders, bookings, days }: EmailAlerts): string {
  const news = [orders && "new orders", bookings && "new bookings", days && "closed days"].filter(
    (what) => what !== false,
  );
  return news.length > 0 ? `For ${listed.format(news)}` : "Off";
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
  const numbers = [bill.gstin && `GSTIN ${bill.gstin}`, bill.fssai && `FSSAI ${bill.fssai}`].filter(
    (line) => line !== "",
  );
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
    { section: "bill", lines: numbers.length > 0 ? numbers : [NOTHING_SET] },
    { section: "alerts", lines: [alertsText(alerts)] },
  ];
}
