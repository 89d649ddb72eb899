import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { eventBalance } from "#app/domain/catering/event-balance.ts";
import { findEvent } from "#app/domain/catering/queries.server.ts";
import { eventRefundForm } from "#app/domain/catering/schema.ts";
import { refundEvent } from "#app/domain/catering/settle-event.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { ledgerMethods } from "#app/domain/payments/payment.ts";
import { eventMoney } from "#app/domain/payments/queries.server.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { SettlementForm } from "#app/ui/orders/settlement-form.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { RefundNote, SettlementPage } from "#app/ui/payments/settlement-page.tsx";

const FAILED = "Failed to record the refund";

export const meta: MetaFunction = () => pageMeta("Record refund");

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
    constraint: formConstraint(eventRefundForm),
    paymentsUrl: `/admin/events/${event.id}/payments`,
    backTo: eventsUrl({ event: event.id }),
  };
}

export const action = formAction(
  async ({ request, params, form, url }) => {
    const { eventId = "" } = params;
    const { user } = await staffVisitor(request, "run catering", { returnTo: url.pathname });
    const submission = parseWithZod(form, { schema: eventRefundForm });
    if (submission.status !== "success") return refuseForm(submission, FAILED);
    const recorded = refundEvent(user, eventId, submission.value, formKey(form, "paymentKey"));
    if (!recorded.ok) return refuseWithProblem(submission, recorded);
    const amount = formatRupees(submission.value.amount);
    return redirectWithToast(eventsUrl({ event: eventId }), {
      type: "success",
      message: `Refund of ${amount} recorded`,
    });
  },
  { failure: FAILED },
);

export default function EventRefunds() {
  const { money, method, paymentKey, constraint, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <SettlementPage
      {...page}
      what="Record refund"
      money={money}
      backLabel="Back to the event"
      closed={money.paidPaise === 0 ? "Nothing was paid, so there is nothing to refund." : null}
      form={(backLink) => (
        <>
          <RefundNote owedPaise={money.owedPaise} />
          <SettlementForm
            submitLabel="Record refund"
            openPaise={money.owedPaise || money.paidPaise}
            method={method}
            methods={ledgerMethods}
            isRefund
            paymentKey={paymentKey}
            constraint={constraint}
            lastResult={actionData?.result}
          >
            {backLink}
          </SettlementForm>
        </>
      )}
    />
  );
}
