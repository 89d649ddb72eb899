import { m } from "#messages";
import { formatShortDateTime } from "../clock.ts";
import type { Email } from "../emails/email.ts";
import { emailBody } from "../emails/email-layout.ts";

/** `device` is where the last wrong PIN was entered. */
export type LockedPin = {
  id: string;
  name: string;
  device: string;
  wrongPins: number;
  until: Date;
};

const path = ({ id }: LockedPin) => `/admin/staff/${id}`;

function body({ device, wrongPins, until }: LockedPin): string {
  const facts = { count: wrongPins, device, until: formatShortDateTime(until) };
  return m.alerts_pinLocked(facts);
}

export function lockedPinPush(locked: LockedPin) {
  return {
    title: m.alerts_thePinOfIsLocked({ name: locked.name }),
    body: body(locked),
    path: path(locked),
    tag: `pin-${locked.id}`,
  };
}

export function lockedPinEmail(locked: LockedPin, ownerName: string, siteUrl: string): Email {
  const subject = m.alerts_thePinOfIsLocked({ name: locked.name });
  return {
    subject,
    body: emailBody(ownerName, [`${subject}. ${body(locked)}`, `${siteUrl}${path(locked)}`]),
  };
}
