import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { newReviewUrl } from "#app/domain/reviews/reviews-url.ts";
import { ButtonLink, type ButtonSize } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";

type OrderActionsProps = { receipt: OrderReceipt; size?: ButtonSize };

export function OrderActions({ receipt, size }: OrderActionsProps) {
  const { orderNumber, status, canCancel } = receipt;
  return (
    <>
      <PostButton
        action={`/my-orders/${orderNumber}/reorder`}
        label="Reorder"
        ariaLabel={`Reorder ${orderNumber}`}
        pendingLabel="Adding…"
        icon="refresh"
        variant="secondary"
        size={size}
      />
      {status === "delivered" && (
        <ButtonLink to={newReviewUrl(orderNumber)} variant="secondary" size={size} icon="star">
          Rate Order
        </ButtonLink>
      )}
      {canCancel && (
        <ButtonLink to={`/my-orders/${orderNumber}/cancellation`} variant="danger" size={size}>
          Cancel Order
        </ButtonLink>
      )}
    </>
  );
}
