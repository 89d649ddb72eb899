import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { EventRow } from "#app/domain/events/event-ticket.ts";
import { eventStatuses, eventStatusLabel } from "#app/domain/events/status.ts";
import { m } from "#messages";
import { SelectField } from "../form/field.tsx";
import { plainMeta } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";

const options = () =>
  eventStatuses.map((status) => ({ value: status, label: eventStatusLabel(status) }));

type EventStatusFormProps = {
  event: Pick<EventRow, "id" | "eventNumber" | "status" | "isFinal">;
  returnTo: string;
  /** Keeps ids unique, because a page can show an event twice. */
  idPrefix: "list" | "details";
};

/** Selecting an option applies it at once; without JavaScript, the button does. */
export function EventStatusForm({ event, returnTo, idPrefix }: EventStatusFormProps) {
  const { id, eventNumber, status, isFinal } = event;
  const fetcher = useFetcher();
  const form = useRef<HTMLFormElement>(null);
  const isIdle = fetcher.state === "idle";
  useEffect(() => {
    const select = form.current?.querySelector("select");
    // Shows the stored status, even after a refused choice.
    if (select && isIdle) select.value = status;
  }, [isIdle, status]);
  if (isFinal) return null;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`/admin/events/${id}/status`}
      className="event-status-form"
      preventScrollReset
      // After Back, browsers would restore a choice that differs from the event's status.
      autoComplete="off"
      onChange={() => form.current?.requestSubmit()}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <SelectField
        meta={plainMeta("status", { id: `status-${idPrefix}-${id}`, value: status })}
        label={m.events_statusOf({ eventNumber })}
        hideLabel
        options={options()}
      />
      <SubmitButton
        variant="secondary"
        pending={isSending(fetcher)}
        pendingLabel={m.shared_updating()}
        aria-label={m.events_updateStatusOf({ eventNumber })}
      >
        {m.events_update()}
      </SubmitButton>
    </fetcher.Form>
  );
}
