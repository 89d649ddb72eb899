import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { orderMoney } from "#app/domain/payments/queries.server.ts";
import { paymentForm } from "#app/domain/payments/schema.ts";
import { takePayment } from "#app/domain/payments/settle-order.server.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { SettlementForm } from "#app/ui/orders/settlement-form.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettlementPage } from "#app/ui/payments/settlement-page.tsx";

const FAILED = "Failed to record the payment";

export const meta: MetaFunction = () => pageMeta("Record payment");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take payments");
  const order = findOrder(user, params.orderId ?? "");
  if (!order) throw new Response(NOT_FOUND, { status: 404 });
  return {
    number: order.orderNumber,
    name: order.customerName,
    method: order.paymentMethod,
    money: orderMoney(order),
    paymentKey: newToken(),
    constraint: formConstraint(paymentForm),
    paymentsUrl: may(user, "refund payments") ? `/admin/orders/${order.id}/payments` : undefined,
    backTo: allOrdersList.url({ order: order.id }),
  };
}

export const action = formAction(
  async ({ request, params, form, url }) => {
    const { orderId = "" } = params;
    const { user } = await staffVisitor(request, "take payments", { returnTo: url.pathname });
    const submission = parseWithZod(form, { schema: paymentForm });
    if (submission.status !== "success") return refuseForm(submission, FAILED);
    const recorded = takePayment(user, orderId, submission.value, formKey(form, "paymentKey"));
    if (!recorded.ok) return refuseWithProblem(submission, recorded);
    const amount = formatRupees(submission.value.amount);
    return redirectWithToast(allOrdersList.url({ order: orderId }), {
      type: "success",
      message: `Payment of ${amount} recorded`,
    });
  },
  { failure: FAILED },
);

export default function OrderPayments() {
  const { money, method, paymentKey, constraint, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <SettlementPage
      {...page}
      what="Record payment"
      money={money}
      backLabel="Back to the order"
      closed={money.duePaise === 0 ? "Nothing is left to pay." : null}
      form={(backLink) => (
        <SettlementForm
          submitLabel="Record payment"
          openPaise={money.duePaise}
          method={method}
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
