import { parseWithZod } from "@conform-to/zod/v4";
import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { bookEvent } from "#app/domain/catering/book-event.server.ts";
import { bookingRefusal, bookingRefusals } from "#app/domain/catering/booking-form.ts";
import { bookingPage } from "#app/domain/catering/booking-page.server.ts";
import {
  BOOKING,
  type BookingPrefill,
  readBookingPrefill,
} from "#app/domain/catering/booking-url.ts";
import { bookingForm } from "#app/domain/catering/schema.ts";
import { changedBooking, newBooking } from "#app/domain/catering/unsent-booking.ts";
import { problem } from "#app/domain/result.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { discardUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { noStoreHeaders } from "#app/http/page-headers.server.ts";
import { checkRateLimitUnlessRepeated } from "#app/http/rate-limits.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import cateringStyles from "#app/styles/catering.css?url";
import { BookingForm, type BookingValues } from "#app/ui/catering/booking-form.tsx";
import type { BookingFrame } from "#app/ui/catering/booking-frame.ts";
import { pageMeta } from "#app/ui/page-meta.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: cateringStyles }];

export const meta: MetaFunction = () =>
  pageMeta(
    "Book Your Event",
    "Choose the day, the menu and the place; the price is worked out as you go.",
  );

export const headers: HeadersFunction = noStoreHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request, { message: "Please login to book an event" });
  const asked = readBookingPrefill(new URL(request.url).searchParams);
  const opened = await openForm(request, BOOKING, bookingForm, newBooking(user, asked));
  const start = changedBooking(opened.values);
  const { constraint } = opened;
  return data(
    { ...bookingPage(start.eventDate), start, constraint, asked },
    { headers: noStoreHeaders() },
  );
}

const stalePage = problem(
  "validation",
  "This page was out of date, so nothing was booked. Check it and book again.",
);

const whenItBreaks = { failure: "Failed to submit event booking. Please try again." };

export const action = formAction(async ({ request, form }) => {
  const guest = { returnTo: BOOKING, message: bookingRefusals.guest, unsentForm: form };
  const { user } = await signedInVisitor(request, guest);
  const submission = parseWithZod(form, { schema: bookingForm });
  if (submission.status !== "success") {
    const isEmpty = (path: string) => String(form.get(path) ?? "").trim() === "";
    const empty = Object.keys(submission.error ?? {}).filter(isEmpty);
    return refuseForm(submission, bookingRefusal(empty));
  }
  const once = formKey(form, "bookingKey");
  if (!once) return refuseWithProblem(submission, stalePage);
  const limited = await checkRateLimitUnlessRepeated("book", user, once, request);
  const { newItem: _, ...booking } = submission.value;
  const booked = limited ?? bookEvent(user, booking, once);
  if (!booked.ok) return refuseWithProblem(submission, booked);
  const toast = {
    type: "success",
    message: "Event booked successfully!",
    description: `${booked.value.eventNumber} is awaiting confirmation from our team.`,
  } as const;
  const cookies = await discardUnsentForm(request, BOOKING);
  return redirectReplacingHistory("/my-events", toast, cookies);
}, whenItBreaks);

export default function Booking() {
  const { start, asked, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { kept, titleLevel } = useOutletContext<BookingFrame>();
  return (
    <BookingForm
      {...page}
      start={kept.current ? withPrefill(kept.current, asked) : start}
      answer={answer}
      titleLevel={titleLevel}
      onTyped={(values) => {
        kept.current = values;
      }}
    />
  );
}

/** The link that opened the form again wins over what was chosen before. */
function withPrefill(
  values: BookingValues,
  { eventType, eventDate }: BookingPrefill,
): BookingValues {
  return { ...values, ...(eventType && { eventType }), ...(eventDate && { eventDate }) };
}
