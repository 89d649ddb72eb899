import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { billsOfEvent } from "#app/domain/bills/queries.server.ts";
import { eventTicket } from "#app/domain/events/event-ticket.ts";
import { kitchenQuantities } from "#app/domain/events/kitchen-quantities.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { KitchenSheet } from "#app/ui/events/kitchen-sheet.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { NOT_FOUND } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.events_kitchenSheetOf({ eventNumber: data?.ticket.eventNumber ?? "" }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const event = findEvent(user, params.eventId ?? "");
  if (!event) throw new Response(NOT_FOUND, { status: 404 });
  const bill = billsOfEvent(event.id)[0];
  return { ticket: eventTicket(event), lines: kitchenQuantities(event), billId: bill?.id };
}

export default function EventSheet() {
  const { ticket, lines, billId } = useLoaderData<typeof loader>();
  return (
    <Page
      title={ticket.eventName}
      intro={m.events_atHoursGuests({
        longDay: ticket.longDay,
        time: ticket.time,
        durationHours: ticket.durationHours,
        guestCount: ticket.guestCount,
      })}
      actions={
        <>
          <PrintButton />
          {billId && (
            <ButtonLink to={`/admin/bills/${billId}`} variant="secondary" icon="receipt">
              {m.shared_bill()}
            </ButtonLink>
          )}
          <ButtonLink to={eventsUrl({ event: ticket.id })} variant="secondary">
            {m.events_eventDetails()}
          </ButtonLink>
        </>
      }
    >
      <KitchenSheet ticket={ticket} lines={lines} />
    </Page>
  );
}
