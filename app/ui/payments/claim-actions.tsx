import { useLocation } from "@remix-run/react";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";

type ClaimActionsProps = { paymentId: string; orderId: string };

/** For a claim that awaits confirmation. */
export function ClaimActions({ paymentId, orderId }: ClaimActionsProps) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const claimUrl = `/admin/orders/${orderId}/claims/${paymentId}`;
  return (
    <span className="row">
      <PostButton
        action={`${claimUrl}/confirmation`}
        fields={{ returnTo }}
        label={m.admin_confirm()}
        ariaLabel={m.payments_confirmThatThePaymentArrived()}
        pendingLabel={m.shared_saving()}
        variant="secondary"
        size="small"
      />
      <ButtonLink
        to={`${claimUrl}/rejection?${new URLSearchParams({ returnTo })}`}
        variant="quiet"
        size="small"
        aria-label={m.payments_rejectThePayment()}
      >
        {m.payments_reject()}
      </ButtonLink>
    </span>
  );
}
