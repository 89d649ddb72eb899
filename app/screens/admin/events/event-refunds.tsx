import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventRefundForm } from "#app/domain/catering/schema.ts";
import { refundEvent } from "#app/domain/catering/settle-event.server.ts";
import { recordedMethods } from "#app/domain/ledger/payment.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettlementPage } from "#app/ui/payments/settlement-page.tsx";
import { m } from "#messages";
import { settlementAction } from "../settlement-action.server.ts";
import { eventSettlement, eventUrl } from "./event-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_recordRefund());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  return eventSettlement(user, params.eventId, eventRefundForm);
}

export const action = settlementAction({
  kind: "refund",
  needs: "run catering",
  form: eventRefundForm,
  param: "eventId",
  record: refundEvent,
  urlOf: eventUrl,
});

export default function EventRefunds() {
  const page = useLoaderData<typeof loader>();
  return (
    <SettlementPage
      {...page}
      kind="refund"
      methods={recordedMethods}
      backLabel={m.shared_backToTheEvent()}
    />
  );
}
