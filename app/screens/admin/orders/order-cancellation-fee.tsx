import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepPartOfOrder } from "#app/domain/fulfilment/keep-part.server.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { keepForm } from "#app/domain/payments/schema.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { CancellationFeePage } from "#app/ui/payments/cancellation-fee-page.tsx";
import { m } from "#messages";
import { cancellationFeeAction } from "../cancellation-fee-action.server.ts";
import { orderSettlement } from "./order-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_cancellationFee());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "refund payments");
  return orderSettlement(user, params.orderId, keepForm);
}

export const action = cancellationFeeAction({
  needs: "refund payments",
  param: "orderId",
  keep: keepPartOfOrder,
  urlOf: orderUrl,
});

export default function OrderCancellationFee() {
  const page = useLoaderData<typeof loader>();
  return <CancellationFeePage {...page} backLabel={m.shared_backToTheOrder()} />;
}
