import { m } from "#messages";
import {
  formatDate,
  formatDateTime,
  formatLongDay,
  formatTime,
  instantInPune,
  minutesOfDay,
} from "../clock.ts";
import type { DayReport } from "../day/day-report.ts";
import {
  cashLines,
  differenceText,
  lateLine,
  methodLines,
  orderLines,
  taxLines,
} from "../day/report-lines.ts";
import type { CateringEvent } from "../events/event.ts";
import { formatRupees } from "../money.ts";
import { expectedAt } from "../orders/expected-at.ts";
import { type Order, paymentMethodLabel } from "../orders/order.ts";
import { itemChoices } from "../orders/order-ticket.ts";
import { type Email, oneLine } from "./email.ts";
import { emailBody } from "./email-layout.ts";

function dishes({ items, notes }: Order): string {
  const lines = items.map((item) => {
    const { quantity, name, specialInstructions } = item;
    const wishes = [...itemChoices(item), oneLine(specialInstructions)];
    return [`${quantity} × ${oneLine(name)}`, ...wishes].filter(Boolean).join(", ");
  });
  return [...lines, ...(notes ? [m.emails_note({ notes: oneLine(notes) })] : [])].join("\n");
}

function place(order: Order): string {
  if (order.deliveryType === "pickup") return m.shared_pickup();
  return m.emails_deliverTo({
    address: oneLine(`${order.street}, ${order.city} ${order.zipCode}`),
  });
}

export function newOrderEmail(order: Order, adminName: string, siteUrl: string): Email {
  const { orderNumber, customerName, phone, totalPaise, paymentMethod, dueAt } = order;
  const due = expectedAt(order);
  return {
    subject: m.emails_newOrder({ orderNumber }),
    body: emailBody(adminName, [
      m.emails_hasOrdered({
        customerName: oneLine(customerName),
        phone: oneLine(phone),
        dueAt: dueAt ? formatDateTime(due) : formatTime(due),
      }),
      dishes(order),
      `${place(order)}\n${formatRupees(totalPaise)}, ${paymentMethodLabel(paymentMethod)}`,
      `${siteUrl}/admin/orders?order=${order.id}`,
    ]),
  };
}

export function newBookingEmail(event: CateringEvent, adminName: string, siteUrl: string): Email {
  const { eventNumber, eventName, eventDate, eventTime, guestCount, totalPaise } = event;
  const at = instantInPune(eventDate, minutesOfDay(eventTime));
  return {
    subject: m.emails_newBookingGuestsOn({ eventNumber, guestCount, at: formatDate(at) }),
    body: emailBody(adminName, [
      m.emails_hasBookedFor({
        contactName: oneLine(event.contactName),
        contactPhone: oneLine(event.contactPhone),
        eventName: oneLine(eventName),
        at: formatDateTime(at),
      }),
      `${m.emails_guestsTotal({ guestCount, total: formatRupees(totalPaise) })}\n${oneLine(`${event.street}, ${event.city} ${event.zipCode}`)}`,
      m.emails_pleaseConfirmIt({ url: `${siteUrl}/admin/events?event=${event.id}` }),
    ]),
  };
}

const textOf = (lines: { label: string; value: string }[]) =>
  lines.map(({ label, value }) => `${oneLine(label)}: ${value}`).join("\n");

function section(title: string, lines: { label: string; value: string }[]): string | null {
  return lines.length > 0 ? `${title}\n${textOf(lines)}` : null;
}

export function dayReportEmail(report: DayReport, adminName: string, siteUrl: string): Email {
  const { day, cash, closing, carried, unpaid, late } = report;
  const drawer = [
    ...cashLines(cash),
    { label: m.shared_expected(), value: formatRupees(cash.expectedPaise) },
    ...(closing
      ? [
          { label: m.shared_counted(), value: formatRupees(closing.countedPaise) },
          { label: m.emails_difference(), value: differenceText(closing.differencePaise) },
        ]
      : []),
  ];
  const riders = carried.map(({ name, amountPaise }) => {
    return { label: name, value: formatRupees(amountPaise) };
  });
  const open = unpaid.map(({ orderNumber, token, duePaise }) => {
    return { label: token ?? orderNumber, value: formatRupees(duePaise) };
  });
  return {
    subject: m.emails_isClosed({ day: formatLongDay(day) }),
    body: emailBody(adminName, [
      closing ? m.emails_hasClosed({ by: oneLine(closing.by), day: formatLongDay(day) }) : null,
      closing?.note ? m.emails_note2({ note: oneLine(closing.note) }) : null,
      section(m.shared_cashInTheDrawer(), drawer),
      section(m.shared_cashStillWithRiders(), riders),
      section(m.shared_moneyByMethod(), methodLines(report)),
      section(m.shared_orders(), orderLines(report)),
      section(m.shared_tax(), taxLines(report)),
      section(m.emails_notPaidYet(), open),
      section(m.emails_fromEarlierDaysAfterThey(), late.map(lateLine)),
      `${siteUrl}/admin/day/${day}`,
    ]),
  };
}
