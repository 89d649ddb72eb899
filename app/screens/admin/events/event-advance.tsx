import { useForm } from "@conform-to/react";
import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordAdvance } from "#app/domain/catering/record-advance.server.ts";
import { type AdvanceInput, advanceInput } from "#app/domain/catering/schema.ts";
import { dayInPune, now } from "#app/domain/clock.ts";
import { eventTicket } from "#app/domain/events/event-ticket.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { AdvanceForm } from "#app/ui/events/advance-form.tsx";
import { EventMoney } from "#app/ui/events/event-money.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { m } from "#messages";

const FAILED = () => m.events_failedToRecordTheAdvance();

export const meta: MetaFunction = () => pageMeta(m.events_recordAdvance());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const event = findEvent(user, params.eventId ?? "");
  if (!event) throw new Response(NOT_FOUND, { status: 404 });
  return {
    ticket: eventTicket(event),
    today: dayInPune(now()),
    constraint: formConstraint(advanceInput),
    returnTo: returnPath(request, eventsUrl({ event: event.id })),
  };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form, url }) => {
    const { eventId = "" } = params;
    const { user } = await staffVisitor(request, "run catering", {
      returnTo: url.pathname + url.search,
    });
    const submission = parseForm(form, advanceInput);
    if (submission.status !== "success") return refuseForm(submission, FAILED());
    const recorded = recordAdvance(user, eventId, submission.value);
    const returnTo = returnPath(request, eventsUrl({ event: eventId }));
    if (recorded.ok) {
      const amount = formatRupees(recorded.value.advanceReceivedPaise);
      return redirectWithToast(returnTo, {
        type: "success",
        message: m.events_advanceOfRecorded({ amount }),
      });
    }
    if (recorded.code === "conflict") return refuseWithProblem(submission, recorded);
    return redirectWithToast(returnTo, {
      type: "error",
      message: FAILED(),
      description: recorded.message,
    });
  },
  { failure: FAILED },
);

export default function EventAdvance() {
  const { ticket, today, constraint, returnTo } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { advance, price } = ticket;
  const isRecorded = advance.receivedPaise > 0;
  const [form, fields] = useForm<AdvanceInput>({
    id: "advance",
    constraint,
    lastResult: actionData?.result,
    defaultValue: {
      amountRupees: (isRecorded ? advance.receivedPaise : price.advancePaise) / 100,
      method: advance.method || undefined,
      receivedOn: advance.receivedOn || today,
    },
  });
  const backLink = (
    <ButtonLink to={returnTo} variant="quiet">
      {m.shared_backToTheEvent()}
    </ButtonLink>
  );
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.events_advanceFor}
          inputs={{ eventNumber: ticket.eventNumber }}
          markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      intro={m.events_guests({
        eventName: ticket.eventName,
        customerName: ticket.customerName,
        longDay: ticket.longDay,
        guestCount: ticket.guestCount,
      })}
      variant="narrow"
    >
      {ticket.status === "cancelled" ? (
        <Notice tone="info" action={backLink}>
          {m.events_aCancelledEventCannotTake()}
        </Notice>
      ) : (
        <AdvanceForm form={form} fields={fields} isRecorded={isRecorded}>
          {backLink}
        </AdvanceForm>
      )}
      <Card title={m.shared_pricingBreakdown()}>
        <EventMoney ticket={ticket} />
      </Card>
    </Page>
  );
}
