import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { orderMoney } from "#app/domain/payments/queries.server.ts";
import { refundForm } from "#app/domain/payments/schema.ts";
import { refundPayment } from "#app/domain/payments/settle-order.server.ts";
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
import { RefundNote, SettlementPage } from "#app/ui/payments/settlement-page.tsx";

const FAILED = "Failed to record the refund";

export const meta: MetaFunction = () => pageMeta("Record refund");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "refund payments");
  const order = findOrder(user, params.orderId ?? "");
  if (!order) throw new Response(NOT_FOUND, { status: 404 });
  return {
    number: order.orderNumber,
    name: order.customerName,
    method: order.paymentMethod,
    money: orderMoney(order),
    paymentKey: newToken(),
    constraint: formConstraint(refundForm),
    paymentsUrl: may(user, "refund payments") ? `/admin/orders/${order.id}/payments` : undefined,
    backTo: allOrdersList.url({ order: order.id }),
  };
}

export const action = formAction(
  async ({ request, params, form, url }) => {
    const { orderId = "" } = params;
    const { user } = await staffVisitor(request, "refund payments", { returnTo: url.pathname });
    const submission = parseWithZod(form, { schema: refundForm });
    if (submission.status !== "success") return refuseForm(submission, FAILED);
    const recorded = refundPayment(user, orderId, submission.value, formKey(form, "paymentKey"));
    if (!recorded.ok) return refuseWithProblem(submission, recorded);
    const amount = formatRupees(submission.value.amount);
    return redirectWithToast(allOrdersList.url({ order: orderId }), {
      type: "success",
      message: `Refund of ${amount} recorded`,
    });
  },
  { failure: FAILED },
);

export default function OrderRefunds() {
  const { money, method, paymentKey, constraint, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <SettlementPage
      {...page}
      what="Record refund"
      money={money}
      backLabel="Back to the order"
      closed={money.paidPaise === 0 ? "Nothing was paid, so there is nothing to refund." : null}
      form={(backLink) => (
        <>
          <RefundNote owedPaise={money.owedPaise} />
          <SettlementForm
            submitLabel="Record refund"
            openPaise={money.owedPaise || money.paidPaise}
            method={method}
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
