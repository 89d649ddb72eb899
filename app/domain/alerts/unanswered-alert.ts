import { m } from "#messages";
import { formatTime } from "../clock.ts";
import type { Email } from "../emails/email.ts";
import { emailBody } from "../emails/email-layout.ts";
import type { Ringing } from "./ringing.ts";

type Unanswered = Pick<Ringing, "id" | "isBooking" | "number" | "since" | "path">;

const title = ({ isBooking, number }: Unanswered) =>
  isBooking ? m.alerts_bookingUnanswered({ number }) : m.alerts_orderUnanswered({ number });

const since = (unanswered: Unanswered) => formatTime(new Date(unanswered.since));

/** Without anything that a customer typed, as it is seen on a locked phone. */
export function unansweredPush(unanswered: Unanswered) {
  return {
    title: title(unanswered),
    body: m.alerts_itHasBeenRingingSince({ since: since(unanswered) }),
    path: unanswered.path,
    tag: `unanswered-${unanswered.id}`,
  };
}

export function unansweredEmail(unanswered: Unanswered, name: string, siteUrl: string): Email {
  return {
    subject: title(unanswered),
    body: emailBody(name, [
      m.alerts_ringingTitleSince({
        title: title(unanswered),
        since: since(unanswered),
      }),
      `${siteUrl}${unanswered.path}`,
    ]),
  };
}
