import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cancellationForm } from "#app/domain/cancellation.ts";
import { changeOrderStatus } from "#app/domain/fulfilment/change-status.server.ts";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import { orderTicket } from "#app/domain/orders/order-ticket.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { cancellationReasons } from "#app/domain/orders/reasons.ts";
import { alreadyInStatus, orderStatusLabel } from "#app/domain/orders/status.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, refusalToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CancellationForm } from "#app/ui/form/cancellation-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TicketItems } from "#app/ui/orders/ticket-items.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const FAILED = () => m.adminOrders_failedToUpdateOrderStatus();

export const meta: MetaFunction = () => pageMeta(m.shared_cancelOrder());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "cancel orders");
  const order = orNotFound(findOrder(user, params.orderId ?? ""));
  return {
    ticket: orderTicket(order),
    hasAccount: order.userId !== null,
    constraint: formConstraint(cancellationForm),
    returnTo: returnPath(request, `/admin/orders/${order.id}`),
  };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form, url }) => {
    const { orderId = "" } = params;
    const { user } = await staffVisitor(request, "cancel orders", {
      returnTo: url.pathname + url.search,
    });
    const submission = parseForm(form, cancellationForm);
    if (submission.status !== "success") return refuseForm(submission, FAILED());
    const returnTo = returnPath(request, `/admin/orders/${orderId}`);
    const cancelled = changeOrderStatus(user, orderId, {
      ...submission.value,
      status: "cancelled",
      reason: cancellationReasons.stored(submission.value.reason),
    });
    if (!cancelled.ok) return redirectWithToast(returnTo, refusalToast(cancelled, FAILED()));
    return redirectWithToast(returnTo, {
      type: "success",
      message: m.adminOrders_orderStatusUpdatedSuccessfully(),
      description: `${m.shared_token(cancelled.value)} · ${m.shared_cancelled()}`,
    });
  },
  { fields: cancellationForm, failure: FAILED },
);

export default function OrderCancellation() {
  const { ticket, hasAccount, constraint, returnTo } = useLoaderData<typeof loader>();
  const backLink = <QuietLink to={returnTo}>{m.adminOrders_keepTheOrder()}</QuietLink>;
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.adminOrders_cancelThe}
          inputs={{ number: ticket.orderNumber }}
          markup={{ number: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      intro={`${ticket.customerName}, ${formatRupeesWithPaise(ticket.totalPaise)}`}
      variant="narrow"
    >
      {ticket.isFinal ? (
        <Notice tone="info" action={backLink}>
          {ticket.status === "cancelled"
            ? alreadyInStatus("cancelled")
            : m.adminOrders_orderIsFinal({
                status: orderStatusLabel(ticket.status).toLowerCase(),
              })}
        </Notice>
      ) : (
        <CancellationForm
          submitLabel={m.shared_cancelOrder()}
          constraint={constraint}
          hint={[hasAccount && m.adminOrders_cancellationSeen(), m.adminOrders_cancellationEffect()]
            .filter(Boolean)
            .join(" ")}
          suggestedReasons={cancellationReasons.labels()}
          received={
            ticket.paidPaise > 0
              ? {
                  title:
                    ticket.duePaise > 0
                      ? m.adminOrders_orderIsPartlyPaid()
                      : m.adminOrders_orderIsPaid(),
                  from: ticket.customerName,
                }
              : null
          }
        >
          {backLink}
        </CancellationForm>
      )}
      <Card title={m.shared_items()}>
        <TicketItems items={ticket.items} />
      </Card>
    </Page>
  );
}
