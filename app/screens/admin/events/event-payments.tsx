import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventPaymentForm } from "#app/domain/catering/schema.ts";
import { takeEventPayment } from "#app/domain/catering/settle-event.server.ts";
import { recordedMethods } from "#app/domain/ledger/payment.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettlementPage } from "#app/ui/payments/settlement-page.tsx";
import { m } from "#messages";
import { settlementAction } from "../settlement-action.server.ts";
import { eventSettlement, eventUrl } from "./event-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_recordPayment());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  return eventSettlement(user, params.eventId, eventPaymentForm);
}

export const action = settlementAction({
  kind: "payment",
  needs: "run catering",
  form: eventPaymentForm,
  param: "eventId",
  record: takeEventPayment,
  urlOf: eventUrl,
});

export default function EventPayments() {
  const page = useLoaderData<typeof loader>();
  return (
    <SettlementPage
      {...page}
      kind="payment"
      methods={recordedMethods}
      backLabel={m.shared_backToTheEvent()}
      more={
        page.money.paidPaise > 0 && (
          <p>
            <SecondaryLink to={page.paymentsUrl.replace(/payments$/, "refunds")}>
              {m.shared_recordRefund()}
            </SecondaryLink>
          </p>
        )
      }
    />
  );
}
