import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { billsOfEvent } from "#app/domain/bills/queries.server.ts";
import { saveChecklist } from "#app/domain/catering/change-checklist.server.ts";
import { checklistForm } from "#app/domain/catering/schema.ts";
import { eventTicket } from "#app/domain/events/event-ticket.ts";
import { kitchenQuantities } from "#app/domain/events/kitchen-quantities.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { shoppingList } from "#app/domain/events/shopping.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checklist, ChecklistForm } from "#app/ui/events/checklist.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { KitchenSheet } from "#app/ui/events/kitchen-sheet.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.events_kitchenSheetOf({ eventNumber: data?.ticket.eventNumber ?? "" }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const event = orNotFound(findEvent(user, params.eventId ?? ""));
  const bill = billsOfEvent(event.id)[0];
  return {
    ticket: eventTicket(event),
    lines: kitchenQuantities([event]),
    shopping: shoppingList([event]),
    constraint: formConstraint(checklistForm),
    billId: bill?.id,
  };
}

const sheetUrl = (eventId: string) => `/admin/events/${eventId}/sheet`;

export const action = formAction(
  "staff work",
  async ({ request, params, form }) => {
    const { user } = await staffVisitor(request, "run catering");
    const { eventId = "" } = params;
    const { reply } = await saveForm(form, checklistForm, (sent) =>
      saveChecklist(user, eventId, sent),
    );
    if (reply) return reply;
    return redirectWithToast(sheetUrl(eventId), m.events_checklistSaved());
  },
  { fields: checklistForm, failure: () => m.events_checklistFailed() },
);

export default function EventSheet() {
  const { ticket, lines, shopping, constraint, billId } = useLoaderData<typeof loader>();
  return (
    <Page
      title={ticket.eventName}
      className="page-roomy"
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
            <SecondaryLink to={`/admin/bills/${billId}`} icon="receipt">
              {m.shared_bill()}
            </SecondaryLink>
          )}
          <SecondaryLink to={eventsUrl({ event: ticket.id })}>
            {m.events_eventDetails()}
          </SecondaryLink>
        </>
      }
    >
      <KitchenSheet ticket={ticket} lines={lines} shopping={shopping} />
      <Card title={m.events_checklist()}>
        <Checklist eventId={ticket.id} lines={ticket.checklist} returnTo={sheetUrl(ticket.id)} />
        <ChecklistForm
          action={sheetUrl(ticket.id)}
          lines={ticket.checklist}
          constraint={constraint}
        />
      </Card>
    </Page>
  );
}
