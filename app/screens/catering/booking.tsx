import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { bookEvent } from "#app/domain/catering/book-event.server.ts";
import { bookingPage } from "#app/domain/catering/booked-month.server.ts";
import { bookingRefusals } from "#app/domain/catering/booking-form.ts";
import {
  BOOKING,
  type BookingPrefill,
  cateringUrl,
  readBookingPrefill,
} from "#app/domain/catering/booking-url.ts";
import { bookingForm } from "#app/domain/catering/schema.ts";
import { changedBooking, newBooking } from "#app/domain/catering/unsent-booking.ts";
import { priceList } from "#app/domain/events/price-list.server.ts";
import { pricesChanged, sentBooking } from "#app/http/form/booking-form.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { typedValues } from "#app/http/form/parse-form.server.ts";
import { unsentFormAt } from "#app/http/form/unsent-forms.server.ts";
import { checkRateLimit, unlessRepeated } from "#app/http/limits/check-rate-limit.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import cateringStyles from "#app/styles/pages/catering.css?url";
import { BookingForm } from "#app/ui/catering/booking-form.tsx";
import type { BookingOutletContext, BookingValues } from "#app/ui/catering/booking-frame.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: cateringStyles }];

export const meta: MetaFunction = () =>
  pageMeta(m.shared_bookYourEvent(), m.catering_bookingDescription());

export async function loader({ request }: LoaderFunctionArgs) {
  const requested = readBookingPrefill(new URL(request.url).searchParams);
  const prices = priceList();
  const { user } = await signedInVisitor(request, {
    returnTo: cateringUrl(requested),
    message: m.catering_loginToBook(),
  });
  const unsent = await unsentFormAt(request, BOOKING);
  const fresh = newBooking(user, prices, requested);
  const start = changedBooking(
    unsent ? (typedValues(unsent, bookingForm) as typeof fresh) : fresh,
    prices,
  );
  const constraint = formConstraint(bookingForm);
  return { ...bookingPage(start.eventDate), start, constraint, requested };
}

const errorOptions = {
  fields: bookingForm,
  failure: () => m.catering_bookingNotSubmitted(),
};

export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const loginRedirect = { returnTo: BOOKING, message: bookingRefusals.guest };
    const { user } = await signedInVisitor(request, loginRedirect);
    const { booked, reply } = sentBooking(form, bookingForm, (sent, key) => {
      const check = () => checkRateLimit("book", user, request) ?? pricesChanged(form);
      const { newItem: _, ...booking } = sent;
      return unlessRepeated("event", user, key, check) ?? bookEvent(user, booking, key);
    });
    if (!booked) return reply;
    const toast = {
      type: "success",
      message: m.catering_eventBookedSuccessfully(),
      description: m.catering_bookingReceived({
        eventNumber: booked.eventNumber,
      }),
    } as const;
    return redirectReplacingHistory("/my-events", toast);
  },
  errorOptions,
);

export default function Booking() {
  const { start, requested, ...page } = useLoaderData<typeof loader>();
  const { savedDraft, titleLevel } = useOutletContext<BookingOutletContext>();
  return (
    <BookingForm
      {...page}
      initialValues={savedDraft.current ? withRequested(savedDraft.current, requested) : start}
      titleLevel={titleLevel}
      onDraftChange={(draft) => {
        savedDraft.current = draft;
      }}
    />
  );
}

/** The type and day in a link take precedence over earlier choices. */
function withRequested(
  draft: BookingValues,
  { eventType, eventDate }: BookingPrefill,
): BookingValues {
  return { ...draft, ...(eventType && { eventType }), ...(eventDate && { eventDate }) };
}
