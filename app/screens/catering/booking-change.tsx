import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { bookingPage } from "#app/domain/catering/booked-month.server.ts";
import { bookingRefusals } from "#app/domain/catering/booking-form.ts";
import { BOOKING } from "#app/domain/catering/booking-url.ts";
import { bookingForm } from "#app/domain/catering/schema.ts";
import { newBooking } from "#app/domain/catering/unsent-booking.ts";
import { changedBookingForm } from "#app/http/form/booking-form.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { limitedForm } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import cateringStyles from "#app/styles/pages/catering.css?url";
import { BookingForm } from "#app/ui/catering/booking-form.tsx";
import type { BookingOutletContext } from "#app/ui/catering/booking-frame.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: cateringStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_bookYourEvent());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request, { returnTo: BOOKING });
  const constraint = formConstraint(bookingForm);
  const page = bookingPage("");
  return { ...page, initialValues: newBooking(user, page.prices), constraint };
}

/** For the buttons that only change the form, without JavaScript. */
export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const loginRedirect = { returnTo: BOOKING, formPath: BOOKING, message: bookingRefusals.guest };
    await signedInVisitor(request, loginRedirect);
    return changedBookingForm(form, bookingForm);
  },
  {
    fields: bookingForm,
    onLimit: limitedForm,
    failure: () => m.catering_bookingNotChanged(),
  },
);

export default function BookingChange() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { titleLevel } = useOutletContext<BookingOutletContext>();
  return (
    <BookingForm
      {...page}
      month={actionData?.month ?? page.month}
      isCalendarOpen={actionData?.isCalendarOpen}
      titleLevel={titleLevel}
    />
  );
}
