import { type DefaultValue, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import type { BookedMonth } from "#app/domain/catering/booked-month.ts";
import { BOOKING, BOOKING_CHANGE, TAKEN_BOOKING } from "#app/domain/catering/booking-url.ts";
import type { BookingFields } from "#app/domain/catering/schema.ts";
import { changedBooking } from "#app/domain/catering/unsent-booking.ts";
import type { EventType } from "#app/domain/event-type.ts";
import type { PriceList } from "#app/domain/events/price-list.ts";
import { CheckField } from "../form/choice-field.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { Form } from "../link.tsx";
import { BookingDays } from "./booking-days.tsx";
import { ContactFields, EventFields, LocationFields } from "./booking-fields.tsx";
import { BookingMenu } from "./booking-menu.tsx";
import { BookingSections, useBookingSteps } from "./booking-steps.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { ChangeAddress, isChangeFormButton, useChangeFormButton } from "./change-form-button.ts";

export type BookingValues = NonNullable<DefaultValue<BookingFields>>;

type BookingFormProps = {
  initialValues: BookingValues;
  constraint: FormConstraint;
  actionData?: { result: SubmissionResult<string[]> };
  /** Idempotency key: submitting the form twice books once. */
  bookingKey: string;
  today: string;
  prices: PriceList;
  eventTypes: EventType[];
  month: BookedMonth;
  isCalendarOpen?: boolean;
  titleLevel?: 2 | 3;
  /** For a booking that staff take. */
  isTaken?: boolean;
  /** What the owner may tick if a day is refused. */
  shortNotice?: ReactNode;
  /** Called on each change, so that the draft survives closing the form. */
  onDraftChange?: (draft: BookingValues) => void;
};

/**
 * Buttons that only change the form (add, remove, choose a day) submit it to a route that responds with the changed
 * form. With JavaScript, the same change is made here.
 */
export function BookingForm(props: BookingFormProps) {
  return (
    <ChangeAddress.Provider value={props.isTaken ? `${TAKEN_BOOKING}?draft` : BOOKING_CHANGE}>
      <Booking {...props} />
    </ChangeAddress.Provider>
  );
}

function Booking(props: BookingFormProps) {
  const { actionData, bookingKey, today, month, isCalendarOpen = false, titleLevel = 2 } = props;
  const { prices, eventTypes, isTaken = false } = props;
  const changeFormButton = useChangeFormButton();
  const [form, fields] = useForm<BookingFields>({
    id: "booking",
    lastResult: actionData?.result,
    constraint: props.constraint,
    defaultValue: props.initialValues,
    // Only the server validates (null). `form.update` below keeps its errors.
    onValidate: ({ formData }) => {
      const serverErrors = Object.keys(actionData?.result.error ?? {}).map((name) => [name, null]);
      const resolve = (_: unknown, intent: unknown) => ({
        error: intent ? Object.fromEntries(serverErrors) : null,
      });
      return parse(formData, { resolve });
    },
  });
  const parts = { fields, titleLevel, prices };
  const steps = useBookingSteps(Boolean(actionData?.result.error));
  // Undefined when nothing that was sent is shown again.
  const draft = (form.value ?? props.initialValues) as BookingValues;
  const { onDraftChange } = props;
  useEffect(() => onDraftChange?.(draft), [onDraftChange, draft]);

  const handleDraftAction = (event: MouseEvent<HTMLFormElement>) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (event.defaultPrevented || !button || !isChangeFormButton(button)) return;
    event.preventDefault();
    // The buttons without a name request the price, which is always up to date here.
    if (!button.name) return;
    const submitted = new FormData(event.currentTarget);
    submitted.append(button.name, button.value);
    const { payload } = parse(submitted, { resolve: () => ({}) });
    form.update({ value: changedBooking(payload, prices) as BookingValues });
  };

  return (
    <Form
      method="post"
      action={isTaken ? TAKEN_BOOKING : BOOKING}
      id={form.id}
      className="split"
      noValidate
      onClick={handleDraftAction}
      onSubmit={form.onSubmit}
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
        <input type="hidden" name="pricesSeen" value={prices.version} />
        <ErrorSummary form={form} />
        <BookingSections
          steps={steps}
          parts={[
            <>
              <EventFields {...parts} eventTypes={eventTypes} today={today}>
                <BookingDays
                  month={month}
                  chosen={fields.eventDate.value ?? ""}
                  open={isCalendarOpen}
                />
                {props.shortNotice && fields.eventDate.errors && (
                  <CheckField meta={fields.isAtShortNotice} label={props.shortNotice} />
                )}
              </EventFields>
              <LocationFields {...parts} />
            </>,
            <BookingMenu key="menu" {...parts} />,
            <ContactFields key="contact" {...{ fields, titleLevel, isTaken }} />,
          ]}
        />
      </div>
      <div id="price">
        <BookingSummary values={draft} titleLevel={titleLevel} prices={prices} steps={steps} />
      </div>
    </Form>
  );
}
