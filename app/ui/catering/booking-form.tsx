import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import type { BookedMonth } from "#app/domain/catering/booked-month.ts";
import { type BookingDraft, readBookingDraft } from "#app/domain/catering/booking-draft.ts";
import { BOOKING } from "#app/domain/catering/booking-url.ts";
import { changedBookingDraft, withoutNothing } from "#app/domain/catering/changed-booking.ts";
import { ErrorSummary } from "../form/error-summary.tsx";
import { formErrors } from "../form/form-errors.ts";
import { BookingDays } from "./booking-days.tsx";
import { type BookingAnswer, type BookingFieldOf, bookingMeta, FORM_ID } from "./booking-field.ts";
import { ContactFields, EventFields, PlaceFields } from "./booking-fields.tsx";
import { BookingMenu } from "./booking-menu.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { draftAction, isDraftAction } from "./draft-action.ts";

type BookingFormProps = {
  /** What the form starts with. */
  start: BookingDraft;
  answer?: BookingAnswer;
  /** Makes the booking happen once. */
  bookingKey: string;
  today: string;
  month: BookedMonth;
  /** Whether the calendar is what the visitor looks at. */
  isCalendarOpen?: boolean;
  titleLevel?: 2 | 3;
  /** Hears of everything that is typed, so that it can be kept when the form closes. */
  onTyped?: (draft: BookingDraft) => void;
};

/**
 * The booking form. Without script its lesser buttons (add, remove, another month, update total) post it to
 * be answered changed; enhanced, the same change is worked out here.
 */
export function BookingForm({
  start,
  answer,
  bookingKey,
  today,
  month,
  isCalendarOpen = false,
  titleLevel = 2,
  onTyped,
}: BookingFormProps) {
  const [draft, setDraft] = useState(answer?.draft ?? start);
  const [dayChoices, setDayChoices] = useState(0);
  const errors = answer?.errors;

  useEffect(() => {
    if (answer) setDraft(answer.draft);
  }, [answer]);

  const take = (typed: BookingDraft) => {
    setDraft(typed);
    onTyped?.(typed);
  };
  const type = (event: FormEvent<HTMLFormElement>) =>
    take(readBookingDraft(new FormData(event.currentTarget)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement) || !isDraftAction(button)) return;
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    if (button.name) sent.append(button.name, button.value);
    if (button.name === "eventDate") setDayChoices(dayChoices + 1);
    take(button.name ? changedBookingDraft(sent) : withoutNothing(readBookingDraft(sent)));
  };

  const field: BookingFieldOf = (name, limits) =>
    bookingMeta(name, draft.fields[name], errors, limits);
  return (
    <Form
      method="post"
      action={BOOKING}
      id={FORM_ID}
      className="split"
      noValidate
      onChange={type}
      onSubmit={submit}
      preventScrollReset
    >
      <div className="stack">
        {/* Enter in a box must not book: it works out the total. */}
        <button {...draftAction("price")} className="vh" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="bookingKey" value={bookingKey} />
        <ErrorSummary
          title={answer?.title}
          errors={formErrors({ id: FORM_ID, allErrors: errors ?? {} })}
        />
        <EventFields
          field={field}
          titleLevel={titleLevel}
          today={today}
          dateKey={`chosen ${dayChoices} times`}
        >
          <BookingDays month={month} chosen={draft.fields.eventDate} open={isCalendarOpen} />
        </EventFields>
        <PlaceFields field={field} titleLevel={titleLevel} />
        <BookingMenu draft={draft} errors={errors} field={field} titleLevel={titleLevel} />
        <ContactFields field={field} titleLevel={titleLevel} />
      </div>
      <div id="price">
        <BookingSummary draft={draft} titleLevel={titleLevel} />
      </div>
    </Form>
  );
}
