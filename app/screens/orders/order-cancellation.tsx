import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { changeOrderStatus } from "#app/domain/fulfilment/change-status.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { ownOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { localOrder } from "#app/domain/orders/local-order.ts";
import { findOwnOrder } from "#app/domain/orders/queries.server.ts";
import { whyNotCancellable } from "#app/domain/orders/status.ts";
import { CANCELLED_BY_CUSTOMER, isCancelledByCustomer } from "#app/domain/reasons/known-reasons.ts";
import { ok } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { POSTED_FROM_OTHER_PAGES } from "#app/http/form/posted-from-other-pages.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { OwnCancellationPage } from "#app/ui/orders/own-cancellation-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const handle = POSTED_FROM_OTHER_PAGES;

export const meta: MetaFunction = () => pageMeta(m.shared_cancelOrder());

function ownOrder(user: User, orderNumber: string | undefined) {
  return localOrder(orNotFound(findOwnOrder(user, orderNumber ?? "")));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const order = ownOrder(user, params.orderNumber);
  return {
    orderNumber: order.orderNumber,
    total: formatRupees(order.totalPaise),
    dishes: order.items.map((item) => `${item.quantity} × ${item.name}`).join(", "),
    tooLate: whyNotCancellable(order.status),
  };
}

export const action = formAction(
  "use the shop",
  async ({ request, params }) => {
    const { user } = await signedInVisitor(request);
    const order = ownOrder(user, params.orderNumber);
    const tooLate = whyNotCancellable(order.status);
    const isRepeated = isCancelledByCustomer(order);
    if (tooLate && !isRepeated) return data({ refusal: tooLate }, { status: 409 });
    const change = { status: "cancelled", reason: CANCELLED_BY_CUSTOMER } as const;
    const cancelled = isRepeated ? ok(order) : changeOrderStatus(user, order.id, change);
    if (!cancelled.ok) {
      return data({ refusal: cancelled.message }, { status: problemStatus(cancelled.code) });
    }
    const details = ownOrdersList.url({ order: order.orderNumber });
    return redirectWithToast(details, m.orders_orderCancelledSuccessfully());
  },
  { failure: () => m.orders_notCancelled() },
);

export default function OrderCancellation() {
  const { orderNumber, total, dishes, tooLate } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <OwnCancellationPage
      orderNumber={orderNumber}
      refusal={actionData?.refusal ?? tooLate}
      isAnswer={Boolean(actionData)}
      backTo={ownOrdersList.url({ order: orderNumber })}
    >
      {dishes}. <strong>{total}</strong>
    </OwnCancellationPage>
  );
}
