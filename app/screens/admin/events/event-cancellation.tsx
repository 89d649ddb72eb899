import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventCancellationForm } from "#app/domain/cancellation.ts";
import { cancelEvent } from "#app/domain/catering/change-event.server.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { cancellationFee } from "#app/domain/events/cancellation-fee.ts";
import { cancellationReasons } from "#app/domain/events/cancellation-reasons.ts";
import { eventTicket } from "#app/domain/events/event-ticket.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, refusalToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { CancellationForm } from "#app/ui/form/cancellation-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const FAILED = () => m.events_failedToUpdateEventStatus();

export const meta: MetaFunction = () => pageMeta(m.shared_cancelEvent());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const event = orNotFound(findEvent(user, params.eventId ?? ""));
  const { percent, keptPaise } = cancellationFee(event, dayInIndia(now()));
  return {
    ticket: eventTicket(event),
    hasAccount: event.userId !== null,
    fee:
      keptPaise > 0
        ? m.events_keepFee({ percent, kept: formatRupeesWithPaise(keptPaise) })
        : undefined,
    constraint: formConstraint(eventCancellationForm),
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
    const submission = parseForm(form, eventCancellationForm);
    if (submission.status !== "success") return refuseForm(submission, FAILED());
    const returnTo = returnPath(request, eventsUrl({ event: eventId }));
    const { reason, keepsFee } = submission.value;
    const cancelled = cancelEvent(user, eventId, cancellationReasons.stored(reason), { keepsFee });
    if (!cancelled.ok) return redirectWithToast(returnTo, refusalToast(cancelled, FAILED()));
    return redirectWithToast(returnTo, m.events_eventStatusUpdatedToCancelled());
  },
  { fields: eventCancellationForm, failure: FAILED },
);

export default function EventCancellation() {
  const { ticket, hasAccount, fee, constraint, returnTo } = useLoaderData<typeof loader>();
  const { paidPaise } = ticket.payment;
  const backLink = <QuietLink to={returnTo}>{m.events_keepTheEvent()}</QuietLink>;
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.events_cancelEventNumber}
          inputs={{ eventNumber: ticket.eventNumber }}
          markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      intro={m.events_cancellationSummary({
        eventName: ticket.eventName,
        customerName: ticket.customerName,
        longDay: ticket.longDay,
        guestCount: ticket.guestCount,
        total: formatRupeesWithPaise(ticket.totalPaise),
      })}
      variant="narrow"
    >
      {ticket.isFinal ? (
        <Notice tone="info" action={backLink}>
          {m.events_eventIsFinal({ status: ticket.statusLabel.toLowerCase() })}
        </Notice>
      ) : (
        <CancellationForm
          submitLabel={m.shared_cancelEvent()}
          constraint={constraint}
          hint={[hasAccount && m.events_cancellationSeen(), m.events_cancellationEffect()]
            .filter(Boolean)
            .join(" ")}
          fee={fee}
          suggestedReasons={cancellationReasons.labels()}
          received={
            paidPaise > 0
              ? {
                  title: m.events_received({ paid: formatRupeesWithPaise(paidPaise) }),
                  from: ticket.customerName,
                }
              : null
          }
        >
          {backLink}
        </CancellationForm>
      )}
    </Page>
  );
}
