import { type DefaultValue, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type MouseEvent, useEffect } from "react";
import type { BookedMonth } from "#app/domain/catering/booked-month.ts";
import { BOOKING } from "#app/domain/catering/booking-url.ts";
import type { BookingFields } from "#app/domain/catering/schema.ts";
import { changedBooking } from "#app/domain/catering/unsent-booking.ts";
import { ErrorSummary } from "../form/error-summary.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { BookingDays } from "./booking-days.tsx";
import { ContactFields, EventFields, PlaceFields } from "./booking-fields.tsx";
import { BookingMenu } from "./booking-menu.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { changeFormButton, isChangeFormButton } from "./change-form-button.ts";

export type BookingValues = NonNullable<DefaultValue<BookingFields>>;

type BookingFormProps = {
  start: BookingValues;
  constraint: FormConstraint;
  answer?: { result: SubmissionResult<string[]>; title?: string };
  /** Makes sending the form twice book once. */
  bookingKey: string;
  today: string;
  month: BookedMonth;
  isCalendarOpen?: boolean;
  titleLevel?: 2 | 3;
  /** Called with everything that is typed, so that it can be kept when the form closes. */
  onTyped?: (values: BookingValues) => void;
};

/**
 * The booking form. Buttons that only change it (add, remove, choose a day) submit it to a page that answers
 * with the changed form; with JavaScript the same change is made here.
 */
export function BookingForm(props: BookingFormProps) {
  const { start, answer, bookingKey, today, month, isCalendarOpen = false, titleLevel = 2 } = props;
  const [form, fields] = useForm<BookingFields>({
    id: "booking",
    lastResult: answer?.result,
    constraint: props.constraint,
    defaultValue: start,
    // Only the server validates (null). `form.update` below keeps the errors that it found.
    onValidate: ({ formData }) => {
      const found = Object.keys(answer?.result.error ?? {}).map((name) => [name, null]);
      const resolve = (_: unknown, intent: unknown) => ({
        error: intent ? Object.fromEntries(found) : null,
      });
      return parse(formData, { resolve });
    },
  });
  const typed = form.value as BookingValues;
  const { onTyped } = props;
  useEffect(() => onTyped?.(typed), [onTyped, typed]);

  const press = (event: MouseEvent<HTMLFormElement>) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (event.defaultPrevented || !button || !isChangeFormButton(button)) return;
    event.preventDefault();
    // Enter and "Update total" have no name: they ask for the price, which is always up to date.
    if (!button.name) return;
    const sent = new FormData(event.currentTarget);
    sent.append(button.name, button.value);
    const { payload } = parse(sent, { resolve: () => ({}) });
    form.update({ value: changedBooking(payload) as BookingValues });
  };

  return (
    <Form
      method="post"
      action={BOOKING}
      id={form.id}
      className="split"
      noValidate
      onClick={press}
      onSubmit={form.onSubmit}
      preventScrollReset
    >
      <div className="stack">
        {/* Enter presses the first button, which must not book. */}
        <button
          {...changeFormButton("price")}
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        />
        <input type="hidden" name="bookingKey" value={bookingKey} />
        <ErrorSummary title={answer?.title} form={form} />
        <EventFields fields={fields} titleLevel={titleLevel} today={today}>
          <BookingDays month={month} chosen={fields.eventDate.value ?? ""} open={isCalendarOpen} />
        </EventFields>
        <PlaceFields fields={fields} titleLevel={titleLevel} />
        <BookingMenu fields={fields} titleLevel={titleLevel} />
        <ContactFields fields={fields} titleLevel={titleLevel} />
      </div>
      <div id="price">
        <BookingSummary values={typed} titleLevel={titleLevel} />
      </div>
    </Form>
  );
}
