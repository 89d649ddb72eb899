import { ButtonLink, type ButtonSize, buttonClass } from "../button.tsx";
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
        <ButtonLink to={`${eventUrl}/cancellation`} variant="danger" size={size}>
          Cancel Event
        </ButtonLink>
      )}
    </>
  );
}
