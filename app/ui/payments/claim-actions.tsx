import { useLocation } from "@remix-run/react";
import { type Done, listAfterChange } from "#app/domain/lists/changed-row.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { RowButtons } from "../rows/row-buttons.tsx";

type ClaimActionsProps = {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  done?: Done | null;
  /** In the list of claims: the index of its row. */
  place?: number;
};

/** For a claim that awaits confirmation. */
export function ClaimActions({ paymentId, orderId, orderNumber, done, place }: ClaimActionsProps) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const returnTo = place === undefined ? page : listAfterChange(page, paymentId, place);
  const claimUrl = `/admin/orders/${orderId}/claims/${paymentId}`;
  return (
    <RowButtons id={paymentId} done={done} returnTo={returnTo} label={orderNumber} className="row">
      {(fetcher) => (
        <>
          <PostButton
            fetcher={fetcher}
            action={`${claimUrl}/confirmation`}
            fields={{ returnTo }}
            label={m.admin_confirm()}
            ariaLabel={m.payments_confirmThatThePaymentArrived()}
            pendingLabel={m.shared_saving()}
            variant="secondary"
            size="small"
          />
          <QuietLink
            to={`${claimUrl}/rejection?${new URLSearchParams({ returnTo: page })}`}
            size="small"
            aria-label={m.payments_rejectThePayment()}
          >
            {m.payments_reject()}
          </QuietLink>
        </>
      )}
    </RowButtons>
  );
}
