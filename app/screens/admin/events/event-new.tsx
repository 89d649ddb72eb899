import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { bookEvent } from "#app/domain/catering/book-event.server.ts";
import { bookingPage } from "#app/domain/catering/booked-month.server.ts";
import { readBookingPrefill, TAKEN_BOOKING } from "#app/domain/catering/booking-url.ts";
import { takenBookingForm } from "#app/domain/catering/schema.ts";
import { changedBooking, newBooking } from "#app/domain/catering/unsent-booking.ts";
import { eventsOfDay } from "#app/domain/events/event-calendar.server.ts";
import { priceList } from "#app/domain/events/price-list.server.ts";
import {
  changedBookingForm,
  pricesChanged,
  sentBooking,
} from "#app/http/form/booking-form.server.ts";
import { withDay } from "#app/http/form/day-answer.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { typedValues } from "#app/http/form/parse-form.server.ts";
import { unsentFormAt } from "#app/http/form/unsent-forms.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import cateringStyles from "#app/styles/pages/catering.css?url";
import { BookingForm } from "#app/ui/catering/booking-form.tsx";
import { ChosenDay } from "#app/ui/events/day-load.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: cateringStyles }];

export const meta: MetaFunction = () => pageMeta(m.events_newBooking());

const nobody = { name: "", email: "", phone: "" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const prices = priceList();
  const fresh = newBooking(nobody, prices, readBookingPrefill(new URL(request.url).searchParams));
  const unsent = await unsentFormAt(request, TAKEN_BOOKING);
  const typed = unsent ? (typedValues(unsent, takenBookingForm) as typeof fresh) : fresh;
  const initialValues = changedBooking(typed, prices);
  return {
    day: eventsOfDay(initialValues.eventDate),
    mayHurry: may(user, "take bookings at short notice"),
    form: {
      ...bookingPage(initialValues.eventDate),
      initialValues,
      constraint: formConstraint(takenBookingForm),
    },
  };
}

export const action = formAction(
  "staff work",
  async ({ request, form, url }) => {
    const { user } = await staffVisitor(request, "run catering");
    if (url.searchParams.has("draft")) {
      return {
        ...changedBookingForm(form, takenBookingForm),
        day: eventsOfDay(form.get("eventDate")),
      };
    }
    const { booked, reply } = sentBooking(form, takenBookingForm, (sent, key) => {
      const { newItem: _, isAtShortNotice, ...booking } = sent;
      return pricesChanged(form) ?? bookEvent(user, booking, key, { isAtShortNotice });
    });
    if (!booked) return withDay(form, reply);
    const message = m.catering_bookingTaken();
    const toast = { type: "success", message, description: booked.eventNumber } as const;
    return redirectReplacingHistory(eventsUrl({ event: booked.id }), toast);
  },
  { fields: takenBookingForm, failure: () => m.catering_bookingNotSubmitted() },
);

export default function NewEvent() {
  const { form, day, mayHurry } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const changed = answer && "month" in answer ? answer : undefined;
  const known = answer && "day" in answer ? answer.day : day;
  return (
    <Page
      title={m.events_newBooking()}
      intro={m.events_newBookingIntro()}
      trail={[{ label: m.events_eventManagement(), to: "/admin/events" }]}
    >
      <BookingForm
        {...form}
        {...changed}
        isTaken
        shortNotice={mayHurry ? m.events_takeItAnyway() : undefined}
        renderDay={(eventDate) => <ChosenDay day={eventDate} known={known} />}
      />
    </Page>
  );
}
