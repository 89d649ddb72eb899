import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { confirmClaim } from "#app/domain/payments/claims.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const FAILED = () => m.payments_failedToConfirmThePayment();

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(allOrdersList.url({ order: params.orderId }));

export const action = buttonAction({
  needs: "take payments",
  page: ({ orderId }) => allOrdersList.url({ order: orderId }),
  run: (actor, { params }) => confirmClaim(actor, params.claimId ?? ""),
  success: ({ orderNumber }) => m.payments_paymentOfConfirmed({ orderNumber }),
  // Also if the claim was decided already, because it may have been rejected.
  refusal: ({ message }) => ({ type: "error", message: FAILED(), description: message }),
  failure: FAILED,
});
