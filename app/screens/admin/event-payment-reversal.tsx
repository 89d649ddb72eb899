import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { eventBalance } from "#app/domain/catering/event-balance.ts";
import { findEvent } from "#app/domain/catering/queries.server.ts";
import { reverseEventPayment } from "#app/domain/catering/settle-event.server.ts";
import { eventMoney } from "#app/domain/payments/queries.server.ts";
import { reversalForm } from "#app/domain/payments/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ReversalPage } from "#app/ui/payments/reversal-page.tsx";

const FAILED = "Failed to take the payment back";

export const meta: MetaFunction = () => pageMeta("Take back a payment");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const event = findEvent(user, params.eventId ?? "");
  const payment =
    event &&
    eventMoney({ ...eventBalance(event), id: event.id }).payments.find(
      ({ id }) => id === params.eventPaymentId,
    );
  if (!event || !payment || payment.kind === "claim") {
    throw new Response(NOT_FOUND, { status: 404 });
  }
  return {
    number: event.eventNumber,
    payment,
    constraint: formConstraint(reversalForm),
    backTo: eventsUrl({ event: event.id }),
  };
}

export const action = formAction(
  async ({ request, params, form, url }) => {
    const { eventId = "", eventPaymentId = "" } = params;
    const { user } = await staffVisitor(request, "run catering", { returnTo: url.pathname });
    const submission = parseWithZod(form, { schema: reversalForm });
    if (submission.status !== "success") return refuseForm(submission, FAILED);
    const { reason } = submission.value;
    const reversed = reverseEventPayment(user, eventId, eventPaymentId, reason);
    if (!reversed.ok) return refuseWithProblem(submission, reversed);
    const message = "Taken back";
    return redirectWithToast(eventsUrl({ event: eventId }), { type: "success", message });
  },
  { failure: FAILED },
);

export default function EventPaymentReversal() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <ReversalPage {...page} lastResult={actionData?.result} />;
}
