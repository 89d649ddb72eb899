import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { buyerForm } from "#app/domain/bills/buyer.ts";
import { billsOfEvent } from "#app/domain/bills/queries.server.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { buyerReply, openBuyer } from "#app/http/buyer.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { BuyerForm } from "#app/ui/bills/buyer-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NOT_FOUND } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.bills_billToCompany());

function eventOf(user: User, id = "") {
  const event = findEvent(user, id);
  if (!event) throw new Response(NOT_FOUND, { status: 404 });
  return event;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const { id, eventNumber } = eventOf(user, params.eventId);
  return {
    id,
    eventNumber,
    buyer: openBuyer({ kind: "event", id }),
    billId: billsOfEvent(id)[0]?.id,
  };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form, url }) => {
    const { user } = await staffVisitor(request, "run catering");
    const { id, eventNumber: number } = eventOf(user, params.eventId);
    return buyerReply(user, { kind: "event", id, number }, form, url.pathname);
  },
  { fields: buyerForm },
);

export default function EventBilling() {
  const { id, eventNumber, buyer, billId } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page
      title={m.bills_billToCompany()}
      intro={eventNumber}
      variant="narrow"
      actions={
        <ButtonLink to={eventsUrl({ event: id })} variant="secondary">
          {m.events_eventDetails()}
        </ButtonLink>
      }
    >
      {buyer ? (
        <BuyerForm {...buyer} action={`/admin/events/${id}/billing`} actionData={actionData} />
      ) : (
        <Notice title={m.bills_billAlreadyIssued()} />
      )}
      {billId && (
        <p>
          <ButtonLink to={`/admin/bills/${billId}`} variant="secondary" icon="receipt">
            {m.shared_bill()}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
