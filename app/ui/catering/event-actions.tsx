import { type ButtonSize, buttonClass } from "../button.tsx";
import { ConfirmLink } from "../form/confirm-link.tsx";
import { Icon } from "../icon.tsx";

type EventActionsProps = {
  event: { eventNumber: string; eventName: string; canCancel: boolean };
  size?: ButtonSize;
};

export function EventActions({ event, size }: EventActionsProps) {
  const eventUrl = `/my-events/${event.eventNumber}`;
  return (
    <>
      <a
        href={`${eventUrl}/calendar.ics`}
        download={`${event.eventNumber}.ics`}
        className={buttonClass({ variant: "secondary", size })}
        aria-label={`Add ${event.eventName} to your calendar`}
      >
        <Icon name="calendar" />
        Calendar
      </a>
      {event.canCancel && (
        <ConfirmLink
          to={`${eventUrl}/cancellation`}
          label="Cancel Event"
          size={size}
          question="Are you sure you want to cancel this event?"
          yes="Yes, Cancel Event"
          no="Keep Event"
          pendingLabel="Cancelling…"
        >
          <strong>{event.eventName}</strong>
          We will offer the day to other guests. This cannot be undone.
        </ConfirmLink>
      )}
    </>
  );
}
