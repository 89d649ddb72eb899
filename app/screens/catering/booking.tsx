import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { bookEvent } from "#app/domain/catering/book-event.server.ts";
import { bookingPage } from "#app/domain/catering/booked-month.server.ts";
import { bookingRefusal, bookingRefusals } from "#app/domain/catering/booking-form.ts";
import {
  BOOKING,
  type BookingPrefill,
  cateringUrl,
  readBookingPrefill,
} from "#app/domain/catering/booking-url.ts";
import { bookingForm } from "#app/domain/catering/schema.ts";
import { changedBooking, newBooking } from "#app/domain/catering/unsent-booking.ts";
import { priceList } from "#app/domain/events/price-list.server.ts";
import { problem } from "#app/domain/result.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm, typedValues } from "#app/http/form/parse-form.server.ts";
import { unsentFormAt } from "#app/http/form/unsent-forms.server.ts";
import { checkRateLimit, unlessRepeated } from "#app/http/limits/check-rate-limit.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import cateringStyles from "#app/styles/pages/catering.css?url";
import { BookingForm, type BookingValues } from "#app/ui/catering/booking-form.tsx";
import type { BookingOutletContext } from "#app/ui/catering/booking-outlet-context.ts";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
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

const stalePage = () => problem("validation", m.catering_pageOutdated());

/** Whoever saw other prices looks at the total again before booking. */
function pricesChanged(form: FormData) {
  const seen = form.get("pricesSeen");
  const isOld = seen !== null && seen !== priceList().version;
  return isOld ? problem("conflict", m.catering_pricesChanged()) : null;
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
    const submission = parseForm(form, bookingForm);
    if (submission.status !== "success") {
      const isEmpty = (path: string) => String(form.get(path) ?? "").trim() === "";
      const empty = Object.keys(submission.error ?? {}).filter(isEmpty);
      return refuseForm(submission, bookingRefusal(empty));
    }
    const key = formKey(form, "bookingKey");
    if (!key) return refuseWithProblem(submission, stalePage());
    const limited = unlessRepeated(
      "event",
      user,
      key,
      () => checkRateLimit("book", user, request) ?? pricesChanged(form),
    );
    const { newItem: _, ...booking } = submission.value;
    const booked = limited ?? bookEvent(user, booking, key);
    if (!booked.ok) return refuseWithProblem(submission, booked);
    const toast = {
      type: "success",
      message: m.catering_eventBookedSuccessfully(),
      description: m.catering_bookingReceived({
        eventNumber: booked.value.eventNumber,
      }),
    } as const;
    return redirectReplacingHistory("/my-events", toast);
  },
  errorOptions,
);

export default function Booking() {
  const { start, requested, ...page } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const { savedDraft, titleLevel } = useOutletContext<BookingOutletContext>();
  return (
    <BookingForm
      {...page}
      initialValues={savedDraft.current ? withRequested(savedDraft.current, requested) : start}
      actionData={actionData}
      titleLevel={titleLevel}
      onDraftChange={(draft) => {
        savedDraft.current = draft;
      }}
    />
  );
}

/** The type and day in a link take precedence over those chosen before. */
function withRequested(
  draft: BookingValues,
  { eventType, eventDate }: BookingPrefill,
): BookingValues {
  return { ...draft, ...(eventType && { eventType }), ...(eventDate && { eventDate }) };
}
