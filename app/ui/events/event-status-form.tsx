import { useFetcher } from "@remix-run/react";
import type { EventRow } from "#app/domain/catering/event-ticket.ts";
import { eventStatuses, eventStatusLabel } from "#app/domain/catering/status.ts";
import { SelectField } from "../form/field.tsx";
import { plainMeta } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";

const options = eventStatuses.map((status) => ({ value: status, label: eventStatusLabel(status) }));

type EventStatusFormProps = {
  event: Pick<EventRow, "id" | "eventNumber" | "status" | "isFinal">;
  returnTo: string;
  /** Keeps ids unique, because a page can show an event twice. */
  idPrefix: "list" | "details";
};

/** Has a submit button, so that an accidental choice changes nothing. */
export function EventStatusForm({ event, returnTo, idPrefix }: EventStatusFormProps) {
  const fetcher = useFetcher();
  if (event.isFinal) return null;
  const id = `status-${idPrefix}-${event.id}`;
  return (
    <fetcher.Form
      method="post"
      action={`/admin/events/${event.id}/status`}
      className="event-status-form"
      preventScrollReset
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <SelectField
        key={event.status}
        meta={plainMeta("status", { id, value: event.status })}
        label={`Status of ${event.eventNumber}`}
        hideLabel
        options={options}
      />
      <SubmitButton
        variant="secondary"
        pending={isSending(fetcher)}
        pendingLabel="Updating…"
        aria-label={`Update status of ${event.eventNumber}`}
      >
        Update
      </SubmitButton>
    </fetcher.Form>
  );
}
