import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { BookedMonth } from "#app/domain/catering/booked-month.ts";
import { BOOKING, BOOKING_CHANGE, TAKEN_BOOKING } from "#app/domain/catering/booking-url.ts";
import type { EventType } from "#app/domain/event-type.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { monthLabel } from "#app/domain/month.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { CheckField } from "../form/choice-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useRefusal } from "../form/use-form-answer.ts";
import { Icon } from "../icon.tsx";
import { ContactFields, EventFields, LocationFields } from "./booking-fields.tsx";
import {
  type BookingFormState,
  BookingFrame,
  type BookingValues,
  useBookingForm,
} from "./booking-frame.tsx";
import { BookingMenu } from "./booking-menu.tsx";
import { BookingAction, BookingSections, useBookingSteps } from "./booking-steps.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { CancellationTerms } from "./cancellation-terms.tsx";
import { useChangeFormButton } from "./change-form-button.ts";
import { DayCalendar } from "./day-calendar.tsx";

type BookingFormProps = BookingFormState & {
  /** Idempotency key: submitting the form twice books only once. */
  bookingKey: string;
  today: string;
  eventTypes: EventType[];
  month: BookedMonth;
  /** The cancellation terms, one per line. */
  cancellation: string[];
  isCalendarOpen?: boolean;
  titleLevel?: 2 | 3;
  /** Set for a booking that staff take. */
  isTaken?: boolean;
  /** The checkbox for the owner if a day is refused. */
  shortNotice?: ReactNode;
  /** What staff see about the chosen date. */
  renderDay?: (eventDate: string) => ReactNode;
  /** Called on each change, so that the draft survives closing the form. */
  onDraftChange?: (draft: BookingValues) => void;
};

/**
 * Buttons that only change the form (add, remove, choose a day) submit it to a route that responds
 * with the changed form. With JavaScript, the same change happens here.
 */
export function BookingForm(props: BookingFormProps) {
  const { bookingKey, today, month, isCalendarOpen = false, titleLevel = 2 } = props;
  const { prices, eventTypes, isTaken = false, shortNotice, renderDay, onDraftChange } = props;
  const { form, fields, draft, changeDraft } = useBookingForm(props);
  const parts = { fields, titleLevel, prices };
  const steps = useBookingSteps(Boolean(useRefusal()?.error));
  useEffect(() => onDraftChange?.(draft), [onDraftChange, draft]);

  return (
    <BookingFrame
      {...{ form, changeDraft }}
      action={isTaken ? TAKEN_BOOKING : BOOKING}
      changeAction={isTaken ? `${TAKEN_BOOKING}?draft` : BOOKING_CHANGE}
      hiddenFields={{ bookingKey, pricesSeen: prices.version }}
      summary={
        <BookingSummary
          values={draft}
          titleLevel={titleLevel}
          prices={prices}
          terms={<CancellationTerms lines={props.cancellation} />}
          action={
            <BookingAction steps={steps}>
              <SubmitButton wide size="large" pendingLabel={m.catering_booking()}>
                {m.catering_bookEvent()}
              </SubmitButton>
            </BookingAction>
          }
        />
      }
    >
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
              {renderDay?.(fields.eventDate.value ?? "")}
              {shortNotice && fields.eventDate.errors && (
                <CheckField meta={fields.isAtShortNotice} label={shortNotice} />
              )}
            </EventFields>
            <LocationFields {...parts} />
          </>,
          <BookingMenu key="menu" {...parts} />,
          <ContactFields key="contact" {...{ fields, titleLevel, isTaken }} />,
        ]}
      />
    </BookingFrame>
  );
}

type BookingDaysProps = { month: BookedMonth; chosen: string; open: boolean };

/** A calendar inside the booking form. Each available day is a button that selects it. */
function BookingDays({ month, chosen, open }: BookingDaysProps) {
  const fetcher = useFetcher<{ month: BookedMonth }>({ key: "booking-days" });
  const changeFormButton = useChangeFormButton();
  const shownMonth = fetcher.data?.month ?? month;
  const monthButton = (to: string | null, icon: "chevron-left" | "chevron-right") =>
    to && (
      <Button
        {...changeFormButton("free-days")}
        name="month"
        value={to}
        variant="icon"
        aria-label={monthLabel(to)}
        // Prevented, so that the form's handler does not treat it as a change of the booking.
        onClick={(event) => {
          event.preventDefault();
          fetcher.load(localPath(`/catering/days?month=${to}`));
        }}
      >
        <Icon name={icon} />
      </Button>
    );
  return (
    <Disclosure summary={m.catering_seeOpenDates()} id="free-days" open={open}>
      <DayCalendar
        month={shownMonth}
        chosen={chosen}
        previous={monthButton(shownMonth.previous, "chevron-left")}
        next={monthButton(shownMonth.next, "chevron-right")}
        renderFreeDay={({ day }, label, content) => (
          <button
            {...changeFormButton("free-days")}
            name="eventDate"
            value={day}
            className="calendar-day"
            aria-label={label}
            aria-pressed={day === chosen}
          >
            {content}
          </button>
        )}
      />
    </Disclosure>
  );
}
