import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { confirmClaim } from "#app/domain/payments/claims.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(allOrdersList.url({ order: params.orderId }));

const FAILED = () => m.statements_failedToConfirmThePayment();

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, allOrdersList.url({ order: params.orderId }));
    const { user } = await staffVisitor(request, "take payments", { returnTo });
    const confirmed = confirmClaim(user, params.claimId ?? "");
    return replyInPlace(
      form,
      returnTo,
      confirmed.ok
        ? {
            type: "success",
            message: m.statements_paymentOfConfirmed({ orderNumber: confirmed.value.orderNumber }),
          }
        : { type: "error", message: FAILED(), description: confirmed.message },
    );
  },
  { failure: FAILED },
);
