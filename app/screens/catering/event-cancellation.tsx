import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { cancelEvent } from "#app/domain/catering/change-event.server.ts";
import { ownCancellationForm } from "#app/domain/catering/schema.ts";
import { dayInIndia, formatClock, formatLongDay, now } from "#app/domain/clock.ts";
import { cancellationFee, keptText } from "#app/domain/events/cancellation-fee.ts";
import { ownEventsList } from "#app/domain/events/own-event-list-url.ts";
import { findOwnEvent } from "#app/domain/events/queries.server.ts";
import { whyNotCancellable } from "#app/domain/events/status.ts";
import { formatRupees } from "#app/domain/money.ts";
import { CANCELLED_BY_CUSTOMER, isCancelledByCustomer } from "#app/domain/reasons/known-reasons.ts";
import { ok } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { POSTED_FROM_OTHER_PAGES } from "#app/http/form/posted-from-other-pages.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const handle = POSTED_FROM_OTHER_PAGES;

export const meta: MetaFunction = () => pageMeta(m.shared_cancelEvent());

function ownEvent(user: User, eventNumber: string | undefined) {
  return orNotFound(findOwnEvent(user, eventNumber ?? ""));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const event = ownEvent(user, params.eventNumber);
  const fee = cancellationFee(event, dayInIndia(now()));
  return {
    eventNumber: event.eventNumber,
    eventName: event.eventName,
    when: `${formatLongDay(event.eventDate)}, ${formatClock(event.eventTime)}`,
    guestCount: event.guestCount,
    total: formatRupees(event.totalPaise),
    tooLate: whyNotCancellable(event.status),
    keptPaise: fee.keptPaise,
    kept: keptText(fee),
  };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { user } = await signedInVisitor(request);
    const event = ownEvent(user, params.eventNumber);
    const tooLate = whyNotCancellable(event.status);
    const isRepeated = isCancelledByCustomer(event);
    if (tooLate && !isRepeated) return data({ refusal: tooLate }, { status: 409 });
    const sent = parseForm(form, ownCancellationForm);
    const toldPaise = sent.status === "success" ? sent.value.keptPaise : 0;
    const cancelled = isRepeated
      ? ok(event)
      : cancelEvent(user, event.id, CANCELLED_BY_CUSTOMER, { toldPaise });
    if (!cancelled.ok) {
      return data({ refusal: cancelled.message }, { status: problemStatus(cancelled.code) });
    }
    const details = ownEventsList.url({ event: event.eventNumber });
    return redirectReplacingHistory(details, m.catering_eventCancelledSuccessfully());
  },
  { failure: () => m.catering_eventNotCancelled() },
);

export default function EventCancellation() {
  const { eventNumber, eventName, when, guestCount, total, tooLate, keptPaise, kept } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const refusal = actionData?.refusal ?? tooLate;
  return (
    <Page title={m.catering_cancelQuestion()} variant="narrow">
      {refusal && (
        <Notice
          tone="bad"
          role={actionData ? "alert" : undefined}
          title={tooLate ? m.catering_thisEventCannotBeCancelled() : undefined}
        >
          {refusal}
        </Notice>
      )}
      {!tooLate && (
        <Card title={eventName}>
          <p>
            <ParaglideMessage
              message={m.catering_whenGuestsAndTotal}
              inputs={{ when, guestCount, total }}
              markup={{ strong: ({ children }) => <strong>{children}</strong> }}
            />
          </p>
          {kept && <p>{kept}</p>}
          <p className="muted">{m.catering_cancelWarning()}</p>
        </Card>
      )}
      <div className="row">
        {!tooLate && (
          <Form method="post" noValidate>
            <input type="hidden" name="keptPaise" value={keptPaise} />
            <SubmitButton variant="danger" pendingLabel={m.shared_cancelling()}>
              {m.catering_yesCancelEvent()}
            </SubmitButton>
          </Form>
        )}
        <SecondaryLink to={ownEventsList.url({ event: eventNumber })}>
          {tooLate ? m.shared_backToTheEvent() : m.catering_keepEvent()}
        </SecondaryLink>
      </div>
    </Page>
  );
}
