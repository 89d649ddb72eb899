import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { bookingRefusals } from "#app/domain/catering/booking-form.ts";
import { bookingPage } from "#app/domain/catering/booking-page.server.ts";
import { BOOKING } from "#app/domain/catering/booking-url.ts";
import { changedBookingDraft } from "#app/domain/catering/changed-booking.ts";
import { newBookingDraft } from "#app/domain/catering/new-booking.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { noStoreHeaders } from "#app/http/page-headers.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { BookingForm } from "#app/ui/catering/booking-form.tsx";
import type { BookingFrame } from "#app/ui/catering/booking-frame.ts";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction = () => pageMeta("Book Your Event");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request, { returnTo: BOOKING });
  const start = newBookingDraft(user);
  return data({ ...bookingPage(start), start }, { headers: noStoreHeaders() });
}

/** The form as its buttons without script leave it: with a package, a dish or another month, and nothing booked. */
export const action = formAction(async ({ request, form }) => {
  const guest = { returnTo: BOOKING, message: bookingRefusals.guest, keep: form };
  await signedInVisitor(request, guest);
  const draft = changedBookingDraft(form);
  const asked = form.get("month");
  const { month } = bookingPage(draft, typeof asked === "string" ? asked : undefined);
  return { draft, month, isCalendarOpen: asked !== null };
});

export default function BookingDraft() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { titleLevel } = useOutletContext<BookingFrame>();
  return (
    <BookingForm
      {...page}
      month={answer?.month ?? page.month}
      isCalendarOpen={answer?.isCalendarOpen}
      answer={answer}
      titleLevel={titleLevel}
    />
  );
}
