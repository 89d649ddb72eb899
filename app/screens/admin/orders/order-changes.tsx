import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { orderChangePage } from "#app/domain/order-changes/change-page.server.ts";
import { openAfterChange } from "#app/domain/order-changes/change-summary.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { orderChangeReply, typedChange } from "#app/http/form/order-change.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import optionsStyles from "#app/styles/options.css?url";
import changeStyles from "#app/styles/pages/order-changes.css?url";
import { revalidateIfAnswered } from "#app/ui/hydration/network-failures.ts";
import { ChangePage } from "#app/ui/orders/change-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: optionsStyles },
  { rel: "stylesheet", href: changeStyles },
];

export const meta: MetaFunction = () => pageMeta(m.shared_changeOrder());

export const shouldRevalidate = revalidateIfAnswered;

function anyOrder(user: User, orderId = "") {
  return orNotFound(findOrder(user, orderId));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change orders");
  const order = anyOrder(user, params.orderId);
  return { page: orderChangePage(user, order, await typedChange(request)) };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form }) => {
    const { user } = await staffVisitor(request, "change orders");
    const order = anyOrder(user, params.orderId);
    const { saved, reply } = orderChangeReply(user, order, form);
    if (!saved) return reply;
    return redirectWithToast(orderUrl(order.id), {
      type: "success",
      message: m.shared_orderChanged(),
      description: openAfterChange(saved.before, saved.after),
    });
  },
  { failure: () => m.adminOrders_failedToChangeOrder() },
);

export default function OrderChanges() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <ChangePage
      page={page}
      url={`/admin/orders/${page.orderId}/changes`}
      backTo={orderUrl(page.orderId)}
    />
  );
}
