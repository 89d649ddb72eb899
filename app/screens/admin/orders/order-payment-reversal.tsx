import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paymentMethods } from "#app/domain/ledger/payment.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { reversalForm } from "#app/domain/payments/schema.ts";
import { reversePayment } from "#app/domain/payments/settle-order.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ReversalPage } from "#app/ui/payments/reversal-page.tsx";
import { m } from "#messages";
import { reversalAction, reversiblePayment } from "../reversal-action.server.ts";
import { orderSettlement } from "./order-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.admin_reverseAPayment());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "refund payments");
  const { money, ...order } = orderSettlement(user, params.orderId, reversalForm);
  return { ...order, payment: reversiblePayment(money, params.paymentId) };
}

export const action = reversalAction({
  needs: "refund payments",
  params: ["orderId", "paymentId"],
  form: reversalForm,
  reverse: reversePayment,
  urlOf: orderUrl,
});

export default function OrderPaymentReversal() {
  const page = useLoaderData<typeof loader>();
  return <ReversalPage {...page} methods={paymentMethods} />;
}
