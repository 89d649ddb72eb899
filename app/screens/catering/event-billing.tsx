import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { buyerForm } from "#app/domain/bills/buyer.ts";
import { ownEventsList } from "#app/domain/events/own-event-list-url.ts";
import { findOwnEvent } from "#app/domain/events/queries.server.ts";
import { buyerReply, openBuyer } from "#app/http/buyer.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { BuyerForm } from "#app/ui/bills/buyer-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NOT_FOUND } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.bills_billToCompany());

function ownEvent(user: User, eventNumber = "") {
  const event = findOwnEvent(user, eventNumber);
  if (!event) throw new Response(NOT_FOUND, { status: 404 });
  return event;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const { id, eventNumber } = ownEvent(user, params.eventNumber);
  return { eventNumber, buyer: openBuyer({ kind: "event", id }) };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form, url }) => {
    const { user } = await signedInVisitor(request);
    const { id, eventNumber: number } = ownEvent(user, params.eventNumber);
    return buyerReply(user, { kind: "event", id, number }, form, url.pathname);
  },
  { fields: buyerForm },
);

export default function EventBilling() {
  const { eventNumber, buyer } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page title={m.bills_billToCompany()} intro={eventNumber} variant="narrow">
      {buyer ? (
        <BuyerForm
          {...buyer}
          action={`/my-events/${eventNumber}/billing`}
          actionData={actionData}
        />
      ) : (
        <Notice title={m.bills_billAlreadyIssued()} />
      )}
      <p>
        <ButtonLink to={ownEventsList.url({ event: eventNumber })} variant="quiet">
          {m.shared_viewDetails()}
        </ButtonLink>
      </p>
    </Page>
  );
}
