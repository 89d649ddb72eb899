import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { eventBalance } from "#app/domain/catering/event-balance.ts";
import { findEvent } from "#app/domain/catering/queries.server.ts";
import { eventPaymentForm } from "#app/domain/catering/schema.ts";
import { takeEventPayment } from "#app/domain/catering/settle-event.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { ledgerMethods } from "#app/domain/payments/payment.ts";
import { eventMoney } from "#app/domain/payments/queries.server.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { SettlementForm } from "#app/ui/orders/settlement-form.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettlementPage } from "#app/ui/payments/settlement-page.tsx";

const FAILED = "Failed to record the payment";

export const meta: MetaFunction = () => pageMeta("Record payment");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const event = findEvent(user, params.eventId ?? "");
  if (!event) throw new Response(NOT_FOUND, { status: 404 });
  return {
    number: event.eventNumber,
    name: event.customerName,
    method: event.advanceMethod || undefined,
    money: eventMoney({ ...eventBalance(event), id: event.id }),
    paymentKey: newToken(),
    constraint: formConstraint(eventPaymentForm),
    paymentsUrl: `/admin/events/${event.id}/payments`,
    backTo: eventsUrl({ event: event.id }),
  };
}

export const action = formAction(
  async ({ request, params, form, url }) => {
    const { eventId = "" } = params;
    const { user } = await staffVisitor(request, "run catering", { returnTo: url.pathname });
    const submission = parseWithZod(form, { schema: eventPaymentForm });
    if (submission.status !== "success") return refuseForm(submission, FAILED);
    const recorded = takeEventPayment(user, eventId, submission.value, formKey(form, "paymentKey"));
    if (!recorded.ok) return refuseWithProblem(submission, recorded);
    const amount = formatRupees(submission.value.amount);
    return redirectWithToast(eventsUrl({ event: eventId }), {
      type: "success",
      message: `Payment of ${amount} recorded`,
    });
  },
  { failure: FAILED },
);

export default function EventPayments() {
  const { money, method, paymentKey, constraint, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <SettlementPage
      {...page}
      what="Record payment"
      money={money}
      backLabel="Back to the event"
      closed={money.duePaise === 0 ? "Nothing is left to pay." : null}
      more={
        money.paidPaise > 0 && (
          <p>
            <ButtonLink to={page.paymentsUrl.replace(/payments$/, "refunds")} variant="secondary">
              Record refund
            </ButtonLink>
          </p>
        )
      }
      form={(backLink) => (
        <SettlementForm
          submitLabel="Record payment"
          openPaise={money.duePaise}
          method={method}
          methods={ledgerMethods}
          paymentKey={paymentKey}
          constraint={constraint}
          lastResult={actionData?.result}
        >
          {backLink}
        </SettlementForm>
      )}
    />
  );
}
