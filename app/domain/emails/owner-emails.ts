import { m } from "#messages";
import { formatDate, formatDateTime, formatTime, instantInIndia, minutesOfDay } from "../clock.ts";
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
      m.emails_ownerOrderNotice({
        customerName: oneLine(customerName),
        phone: oneLine(phone),
        dueAt: dueAt ? formatDateTime(due) : formatTime(due),
      }),
      dishes(order),
      `${place(order)}\n${formatRupees(totalPaise)}, ${paymentMethodLabel(paymentMethod)}`,
      `${siteUrl}/admin/orders/${order.id}`,
    ]),
  };
}

export function newBookingEmail(event: CateringEvent, adminName: string, siteUrl: string): Email {
  const { eventNumber, eventName, eventDate, eventTime, guestCount, totalPaise } = event;
  const at = instantInIndia(eventDate, minutesOfDay(eventTime));
  return {
    subject: m.emails_newBookingSubject({ eventNumber, guestCount, at: formatDate(at) }),
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

/** Tells the owner what a customer did with a booking. */
export function ownerEventEmail(
  event: CateringEvent,
  news: string,
  adminName: string,
  siteUrl: string,
): Email {
  const { eventNumber, guestCount, totalPaise } = event;
  return {
    subject: m.emails_booking({ eventNumber, status: news }),
    body: emailBody(adminName, [
      `${news}: ${eventNumber}, ${oneLine(event.contactName)}`,
      m.emails_guestsTotal({ guestCount, total: formatRupees(totalPaise) }),
      `${siteUrl}/admin/events?event=${event.id}`,
    ]),
  };
}
