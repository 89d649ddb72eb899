import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reverseEventPayment } from "#app/domain/catering/settle-event.server.ts";
import { recordedMethods } from "#app/domain/ledger/payment.ts";
import { eventReversalForm } from "#app/domain/payments/schema.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ReversalPage } from "#app/ui/payments/reversal-page.tsx";
import { m } from "#messages";
import { reversalAction, reversiblePayment } from "../reversal-action.server.ts";
import { eventSettlement, eventUrl } from "./event-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.admin_reverseAPayment());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const { money, ...event } = eventSettlement(user, params.eventId, eventReversalForm);
  return { ...event, payment: reversiblePayment(money, params.eventPaymentId) };
}

export const action = reversalAction({
  needs: "run catering",
  params: ["eventId", "eventPaymentId"],
  form: eventReversalForm,
  reverse: reverseEventPayment,
  urlOf: eventUrl,
});

export default function EventPaymentReversal() {
  const page = useLoaderData<typeof loader>();
  return <ReversalPage {...page} methods={recordedMethods} />;
}
