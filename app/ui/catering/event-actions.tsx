import { m } from "#messages";
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
        aria-label={m.catering_addToYourCalendar({ eventName: event.eventName })}
      >
        <Icon name="calendar" />
        {m.catering_calendar()}
      </a>
      {event.canCancel && (
        <ConfirmLink
          to={`${eventUrl}/cancellation`}
          label={m.catering_cancelEvent()}
          size={size}
          question={m.catering_areYouSureYouWant()}
          yes={m.catering_yesCancelEvent()}
          no={m.catering_keepEvent()}
          pendingLabel={m.shared_cancelling()}
        >
          <strong>{event.eventName}</strong>
          {m.catering_weWillOfferTheDay()}
        </ConfirmLink>
      )}
    </>
  );
}
