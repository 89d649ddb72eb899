import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { refundForm } from "#app/domain/payments/schema.ts";
import { refundPayment } from "#app/domain/payments/settle-order.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettlementPage } from "#app/ui/payments/settlement-page.tsx";
import { m } from "#messages";
import { settlementAction } from "../settlement-action.server.ts";
import { orderSettlement } from "./order-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_recordRefund());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "refund payments");
  return orderSettlement(user, params.orderId, refundForm);
}

export const action = settlementAction({
  kind: "refund",
  needs: "refund payments",
  form: refundForm,
  param: "orderId",
  record: refundPayment,
  urlOf: orderUrl,
});

export default function OrderRefunds() {
  const page = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <SettlementPage
      {...page}
      kind="refund"
      backLabel={m.shared_backToTheOrder()}
      lastResult={actionData?.result}
    />
  );
}
