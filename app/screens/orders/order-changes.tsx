import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { orderChangePage } from "#app/domain/order-changes/change-page.server.ts";
import { openAfterChange } from "#app/domain/order-changes/change-summary.ts";
import { ownOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { findOwnOrder } from "#app/domain/orders/queries.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { orderChangeReply, typedChange } from "#app/http/form/order-change.server.ts";
import { checkRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
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

function ownOrder(user: User, orderNumber = "") {
  return orNotFound(findOwnOrder(user, orderNumber));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const order = ownOrder(user, params.orderNumber);
  return { page: orderChangePage(user, order, await typedChange(request)) };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { user } = await signedInVisitor(request);
    const order = ownOrder(user, params.orderNumber);
    const { saved, reply } = orderChangeReply(user, order, form, () =>
      checkRateLimit("change an order", user, request),
    );
    if (!saved) return reply;
    return redirectWithToast(ownOrdersList.url({ order: order.orderNumber }), {
      type: "success",
      message: m.shared_orderChanged(),
      description: openAfterChange(saved.before, saved.after),
    });
  },
  { failure: () => m.orders_notChanged() },
);

export default function OrderChanges() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <ChangePage
      page={page}
      url={`/my-orders/${page.orderNumber}/changes`}
      backTo={ownOrdersList.url({ order: page.orderNumber })}
    />
  );
}
