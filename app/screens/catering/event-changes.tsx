import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { User } from "#app/domain/access/user.ts";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import {
  changeBooking,
  pricesOfBooking,
  whyNotChangeableNow,
} from "#app/domain/catering/change-booking.server.ts";
import { bookingChangeForm, bookingForm, draftProblems } from "#app/domain/catering/schema.ts";
import { bookedValues, changedBooking } from "#app/domain/catering/unsent-booking.ts";
import { addDays, formatLongDay, now } from "#app/domain/clock.ts";
import { ownEventsList } from "#app/domain/events/own-event-list-url.ts";
import { findOwnEvent } from "#app/domain/events/queries.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm, typedValues } from "#app/http/form/parse-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import cateringStyles from "#app/styles/pages/catering.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import {
  type BookingFormState,
  BookingFrame,
  type BookingValues,
  useBookingForm,
} from "#app/ui/catering/booking-frame.tsx";
import { BookingMenu } from "#app/ui/catering/booking-menu.tsx";
import { BookingSummary } from "#app/ui/catering/booking-summary.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: cateringStyles }];

export const meta: MetaFunction = () => pageMeta(m.catering_changeGuestsAndMenu());

function ownEvent(user: User, eventNumber: string | undefined) {
  return orNotFound(findOwnEvent(user, eventNumber ?? ""));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const event = ownEvent(user, params.eventNumber);
  const prices = pricesOfBooking(event);
  return {
    eventNumber: event.eventNumber,
    eventName: event.eventName,
    lastDay: formatLongDay(addDays(event.eventDate, -shopSettings().catering.changeDays)),
    tooLate: whyNotChangeableNow(event, now()),
    booked: bookedValues(event),
    constraint: formConstraint(bookingChangeForm(prices)),
    changeKey: newToken(),
    prices,
  };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form, url }) => {
    const { user } = await signedInVisitor(request);
    const event = ownEvent(user, params.eventNumber);
    const prices = pricesOfBooking(event);
    const schema = bookingChangeForm(prices);
    if (url.searchParams.has("draft")) {
      const typed = { ...typedValues(form, schema), without: form.get("without") };
      const initialValue = changedBooking(typed, prices);
      return { result: { initialValue, error: draftProblems(initialValue, prices) } };
    }
    const submission = parseForm(form, schema);
    if (submission.status !== "success") return refuseForm(submission);
    const changed = changeBooking(
      user,
      event.eventNumber,
      submission.value,
      formKey(form, "changeKey"),
    );
    if (changed.ok) {
      const details = ownEventsList.url({ event: event.eventNumber });
      return redirectReplacingHistory(details, m.catering_eventChanged());
    }
    const refused = refuseWithProblem(submission, changed);
    const isStale = submission.value.version !== event.updatedAt.getTime();
    if (!isStale) return refused;
    // The typed changes belong to an older version of the booking.
    const result = { ...refused.data.result, initialValue: bookedValues(event) };
    return data({ ...refused.data, result }, refused.init ?? {});
  },
  { fields: bookingForm, failure: () => m.catering_bookingNotChanged() },
);

export default function EventChanges() {
  const { eventNumber, eventName, lastDay, tooLate, booked, ...form } =
    useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const sent = answer?.result.initialValue;
  return (
    <Page
      title={m.catering_changeGuestsAndMenu()}
      intro={m.catering_changeIntro({ eventName, lastDay })}
    >
      {tooLate ? (
        <Notice
          tone="info"
          action={
            <ButtonLink to={ownEventsList.url({ event: eventNumber })}>
              {m.shared_backToTheEvent()}
            </ButtonLink>
          }
        >
          {tooLate}
        </Notice>
      ) : (
        <BookingChangeForm
          {...form}
          action={`/my-events/${eventNumber}/changes`}
          initialValues={booked as BookingValues}
          version={String(sent?.version ?? booked.version)}
        />
      )}
    </Page>
  );
}

/** `version`: when the booking was last changed. */
type BookingChangeFormProps = BookingFormState & {
  action: string;
  version: string;
  changeKey: string;
};

function BookingChangeForm(props: BookingChangeFormProps) {
  const { action, version, prices } = props;
  // A second try must have the key of the first.
  const [changeKey] = useState(props.changeKey);
  const { form, fields, draft, changeDraft } = useBookingForm(props);
  return (
    <BookingFrame
      {...{ form, changeDraft, action }}
      changeAction={`${action}?draft`}
      hiddenFields={{ version, changeKey }}
      summary={
        <BookingSummary
          values={draft}
          titleLevel={2}
          prices={prices}
          action={
            <SubmitButton wide size="large" pendingLabel={m.shared_saving()}>
              {m.catering_saveChanges()}
            </SubmitButton>
          }
        />
      }
    >
      <Card title={m.shared_guests()}>
        <Field
          {...prices.guests}
          meta={fields.guestCount}
          label={m.shared_guests()}
          hint={m.catering_to(prices.guests)}
          type="number"
          inputMode="numeric"
          width="s"
        />
      </Card>
      <BookingMenu fields={fields} titleLevel={2} prices={prices} />
    </BookingFrame>
  );
}
