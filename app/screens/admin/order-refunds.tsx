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
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OrderMoney } from "#app/ui/orders/order-money.tsx";
import { SettlementForm } from "#app/ui/orders/settlement-form.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

const FAILED = "Failed to record the refund";

export const meta: MetaFunction = () => pageMeta("Record refund");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "refund payments");
  const order = findOrder(user, params.orderId ?? "");
  if (!order) throw new Response(NOT_FOUND, { status: 404 });
  const { orderNumber, customerName, paymentMethod } = order;
  return {
    order: { orderNumber, customerName, paymentMethod },
    money: orderMoney(order),
    paymentKey: newToken(),
    constraint: formConstraint(refundForm),
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
  const { order, money, paymentKey, constraint, backTo } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const backLink = (
    <ButtonLink to={backTo} variant="quiet">
      Back to the order
    </ButtonLink>
  );
  return (
    <Page
      title={
        <>
          Record refund for <span className="nowrap">{order.orderNumber}</span>
        </>
      }
      intro={order.customerName}
      variant="narrow"
    >
      {money.owedPaise === 0 ? (
        <Notice tone="info" action={backLink}>
          There is nothing to refund.
        </Notice>
      ) : (
        <SettlementForm
          submitLabel="Record refund"
          openPaise={money.owedPaise}
          method={order.paymentMethod}
          asksReason
          paymentKey={paymentKey}
          constraint={constraint}
          lastResult={actionData?.result}
        >
          {backLink}
        </SettlementForm>
      )}
      <Card title="Payments">
        <OrderMoney money={money} />
      </Card>
    </Page>
  );
}
