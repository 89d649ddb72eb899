import { m } from "#messages";
import { formatShortDateTime, formatTime } from "../clock.ts";
import type { Email } from "../emails/email.ts";
import { emailBody } from "../emails/email-layout.ts";
import type { PushMessage } from "../push/customer-push.ts";
import type { Ringing } from "./ringing.ts";

/** A push message is visible on a locked phone, so it contains nothing that a customer typed. */
export type OwnerAlert = PushMessage & { emailText: string };

type Unanswered = Pick<Ringing, "id" | "isBooking" | "number" | "since" | "path">;

export function unansweredAlert(unanswered: Unanswered): OwnerAlert {
  const { id, isBooking, number, path } = unanswered;
  const since = formatTime(new Date(unanswered.since));
  const title = isBooking
    ? m.alerts_bookingUnanswered({ number })
    : m.alerts_orderUnanswered({ number });
  return {
    title,
    body: m.alerts_itHasBeenRingingSince({ since }),
    emailText: m.alerts_ringingTitleSince({ title, since }),
    path,
    tag: `unanswered-${id}`,
  };
}

/** `device` is the one on which the last wrong PIN was entered. */
export type LockedPin = {
  id: string;
  name: string;
  device: string;
  wrongPins: number;
  until: Date;
};

export function lockedPinAlert({ id, name, device, wrongPins, until }: LockedPin): OwnerAlert {
  const title = m.alerts_thePinOfIsLocked({ name });
  const body = m.alerts_pinLocked({ count: wrongPins, device, until: formatShortDateTime(until) });
  const emailText = `${title}. ${body}`;
  return { title, body, emailText, path: `/admin/staff/${id}`, tag: `pin-${id}` };
}

export function alertEmail(alert: OwnerAlert, ownerName: string, siteUrl: string): Email {
  const { title, emailText, path } = alert;
  return { subject: title, body: emailBody(ownerName, [emailText, `${siteUrl}${path}`]) };
}
