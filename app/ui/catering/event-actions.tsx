import { type EventStatus, isFinalEventStatus } from "#app/domain/events/status.ts";
import { m } from "#messages";
import { ButtonAnchor, type ButtonSize, QuietLink, SecondaryLink } from "../button.tsx";
import { ConfirmLink } from "../form/confirm-link.tsx";

type EventActionsProps = {
  event: {
    eventNumber: string;
    eventName: string;
    status: EventStatus;
    canCancel: boolean;
    isPartKept: boolean;
    canChange: boolean;
  };
  size?: ButtonSize;
};

export function EventActions({ event, size }: EventActionsProps) {
  const eventUrl = `/my-events/${event.eventNumber}`;
  const cancellation = `${eventUrl}/cancellation`;
  return (
    <>
      <ButtonAnchor
        href={`${eventUrl}/calendar.ics`}
        download={`${event.eventNumber}.ics`}
        variant="secondary"
        size={size}
        icon="calendar"
        aria-label={m.catering_addToYourCalendar({ eventName: event.eventName })}
      >
        {m.catering_calendar()}
      </ButtonAnchor>
      <QuietLink to={`${eventUrl}/billing`} size={size}>
        {isFinalEventStatus(event.status) ? m.shared_bill() : m.bills_billToCompany()}
      </QuietLink>
      {event.canChange && (
        <SecondaryLink to={`${eventUrl}/changes`} size={size}>
          {m.catering_changeEvent()}
        </SecondaryLink>
      )}
      {/* Not a router link, because the router treats this address as one that only receives forms. */}
      {event.canCancel && event.isPartKept && (
        <ButtonAnchor href={cancellation} variant="danger" size={size}>
          {m.catering_cancelEvent()}
        </ButtonAnchor>
      )}
      {event.canCancel && !event.isPartKept && (
        <ConfirmLink
          to={cancellation}
          label={m.catering_cancelEvent()}
          size={size}
          question={m.catering_cancelQuestion()}
          yes={m.catering_yesCancelEvent()}
          no={m.catering_keepEvent()}
          pendingLabel={m.shared_cancelling()}
        >
          <strong>{event.eventName}</strong>
          {m.catering_cancelWarning()}
        </ConfirmLink>
      )}
    </>
  );
}
