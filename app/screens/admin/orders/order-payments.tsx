import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { paymentForm } from "#app/domain/payments/schema.ts";
import { takePayment } from "#app/domain/payments/settle-order.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettlementPage } from "#app/ui/payments/settlement-page.tsx";
import { m } from "#messages";
import { settlementAction } from "../settlement-action.server.ts";
import { orderSettlement } from "./order-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_recordPayment());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take payments");
  return orderSettlement(user, params.orderId, paymentForm);
}

export const action = settlementAction({
  kind: "payment",
  needs: "take payments",
  form: paymentForm,
  param: "orderId",
  record: takePayment,
  urlOf: orderUrl,
});

export default function OrderPayments() {
  const page = useLoaderData<typeof loader>();
  return <SettlementPage {...page} kind="payment" backLabel={m.shared_backToTheOrder()} />;
}
