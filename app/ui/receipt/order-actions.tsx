import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { newReviewUrl } from "#app/domain/reviews/reviews-url.ts";
import { ButtonLink, type ButtonSize } from "../button.tsx";
import { ConfirmLink } from "../form/confirm-link.tsx";
import { PostButton } from "../form/post-button.tsx";

type OrderActionsProps = { receipt: OrderReceipt; size?: ButtonSize };

export function OrderActions({ receipt, size }: OrderActionsProps) {
  const { orderNumber, status, canCancel, canChange, isFinal } = receipt;
  return (
    <>
      <PostButton
        action={`/my-orders/${orderNumber}/reorder`}
        label="Reorder"
        ariaLabel={`Reorder ${orderNumber}`}
        pendingLabel="Adding…"
        icon="refresh"
        variant={isFinal ? "primary" : "secondary"}
        size={size}
      />
      {status === "delivered" && (
        <ButtonLink to={newReviewUrl(orderNumber)} variant="secondary" size={size} icon="star">
          Rate Order
        </ButtonLink>
      )}
      {(receipt.isPaid || status === "delivered") && (
        <ButtonLink
          to={`/my-orders/${orderNumber}/bill`}
          variant="secondary"
          size={size}
          icon="receipt"
        >
          Bill<span className="visually-hidden"> of {orderNumber}</span>
        </ButtonLink>
      )}
      {canChange && (
        <ButtonLink
          to={`/my-orders/${orderNumber}/changes`}
          variant="secondary"
          size={size}
          icon="edit"
        >
          Change Order
        </ButtonLink>
      )}
      {canCancel && (
        <ConfirmLink
          to={`/my-orders/${orderNumber}/cancellation`}
          label="Cancel Order"
          size={size}
          question={`Cancel order ${orderNumber}?`}
          yes="Yes, Cancel Order"
          no="Keep Order"
          pendingLabel="Cancelling…"
        >
          The stall will not prepare it. This cannot be undone.
        </ConfirmLink>
      )}
    </>
  );
}
