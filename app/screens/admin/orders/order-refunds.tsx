import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { refundForm } from "#app/domain/payments/schema.ts";
import { approvalTerms } from "#app/domain/staff/approval.server.ts";
import { refundWithApproval } from "#app/domain/staff/refund-with-approval.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettlementPage } from "#app/ui/payments/settlement-page.tsx";
import { m } from "#messages";
import { settlementAction } from "../settlement-action.server.ts";
import { orderSettlement } from "./order-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_recordRefund());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take payments");
  return {
    ...orderSettlement(user, params.orderId, refundForm),
    approval: approvalTerms(user, "refund payments"),
  };
}

export const action = settlementAction({
  kind: "refund",
  needs: "take payments",
  form: refundForm,
  param: "orderId",
  record: refundWithApproval,
  urlOf: orderUrl,
});

export default function OrderRefunds() {
  const page = useLoaderData<typeof loader>();
  return <SettlementPage {...page} kind="refund" backLabel={m.shared_backToTheOrder()} />;
}
