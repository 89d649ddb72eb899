import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { orderMoney } from "#app/domain/payments/queries.server.ts";
import { reversalForm } from "#app/domain/payments/schema.ts";
import { reversePayment } from "#app/domain/payments/settle-order.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ReversalPage } from "#app/ui/payments/reversal-page.tsx";

const FAILED = "Failed to take the payment back";

export const meta: MetaFunction = () => pageMeta("Take back a payment");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "refund payments");
  const order = findOrder(user, params.orderId ?? "");
  const payment = order && orderMoney(order).payments.find(({ id }) => id === params.paymentId);
  if (!order || !payment || payment.kind === "claim") {
    throw new Response(NOT_FOUND, { status: 404 });
  }
  return {
    number: order.orderNumber,
    payment,
    constraint: formConstraint(reversalForm),
    backTo: allOrdersList.url({ order: order.id }),
  };
}

export const action = formAction(
  async ({ request, params, form, url }) => {
    const { orderId = "", paymentId = "" } = params;
    const { user } = await staffVisitor(request, "refund payments", { returnTo: url.pathname });
    const submission = parseWithZod(form, { schema: reversalForm });
    if (submission.status !== "success") return refuseForm(submission, FAILED);
    const { reason } = submission.value;
    const reversed = reversePayment(user, orderId, paymentId, reason);
    if (!reversed.ok) return refuseWithProblem(submission, reversed);
    const message = "Taken back";
    return redirectWithToast(allOrdersList.url({ order: orderId }), { type: "success", message });
  },
  { failure: FAILED },
);

export default function OrderPaymentReversal() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <ReversalPage {...page} lastResult={actionData?.result} />;
}
