import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { localOrder } from "#app/domain/orders/local-order.ts";
import { whyNotCancellable } from "#app/domain/orders/status.ts";
import { shop } from "#app/domain/shop.ts";
import { cancelTrackedOrder } from "#app/domain/tracking/cancel-tracked-order.server.ts";
import { clientIp } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { POSTED_FROM_OTHER_PAGES } from "#app/http/form/posted-from-other-pages.ts";
import { problemPage } from "#app/http/problem-page.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { trackedOrderOf } from "#app/http/secret-links.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { OwnCancellationPage } from "#app/ui/orders/own-cancellation-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const handle = POSTED_FROM_OTHER_PAGES;

export const meta: MetaFunction = () => pageMeta(m.shared_cancelOrder());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await trackedOrderOf(request, params.token);
  if (!found.ok) throw problemPage(found);
  const { order, mayCancel } = found.value;
  const { orderNumber, items, status } = localOrder(order);
  return {
    orderNumber,
    dishes: items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", "),
    tooLate: mayCancel ? whyNotCancellable(status) : m.orders_trackingLinkReadOnly(),
    orderUrl: `/track/${params.token}`,
  };
}

export const action = formAction(
  "use the shop",
  async ({ request, params }) => {
    const { token = "" } = params;
    const found = await trackedOrderOf(request, token);
    if (!found.ok) throw problemPage(found);
    const cancelled = cancelTrackedOrder(token, clientIp(request) ?? "");
    if (!cancelled.ok) {
      return data({ refusal: cancelled.message }, { status: problemStatus(cancelled.code) });
    }
    return redirectWithToast(`/track/${token}`, m.orders_orderCancelledSuccessfully());
  },
  { failure: () => m.orders_notCancelled() },
);

export default function TrackedCancellation() {
  const { orderNumber, dishes, tooLate, orderUrl } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <OwnCancellationPage
      orderNumber={orderNumber}
      refusal={actionData?.refusal ?? tooLate}
      isAnswer={Boolean(actionData)}
      contact={<a href={shop.phoneHref}>{shop.phone}</a>}
      backTo={orderUrl}
    >
      {dishes}
    </OwnCancellationPage>
  );
}
