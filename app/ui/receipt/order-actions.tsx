import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { newReviewUrl } from "#app/domain/reviews/reviews-url.ts";
import { m } from "#messages";
import { ButtonLink, type ButtonSize } from "../button.tsx";
import { ConfirmLink } from "../form/confirm-link.tsx";
import { OnceButton } from "../form/once-button.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";

type OrderActionsProps = { receipt: OrderReceipt; size?: ButtonSize };

export function OrderActions({ receipt, size }: OrderActionsProps) {
  const { orderNumber, status, canCancel, canChange, isFinal } = receipt;
  return (
    <>
      <OnceButton
        action={`/my-orders/${orderNumber}/reorder`}
        label={m.orders_reorder()}
        ariaLabel={m.orders_reorderNumber({ orderNumber })}
        pendingLabel={m.shared_adding()}
        icon="refresh"
        variant={isFinal ? "primary" : "secondary"}
        size={size}
      />
      {status === "delivered" && (
        <ButtonLink to={newReviewUrl(orderNumber)} variant="secondary" size={size} icon="star">
          {m.orders_rateOrder()}
        </ButtonLink>
      )}
      {(receipt.isPaid || status === "delivered") && (
        <ButtonLink
          to={`/my-orders/${orderNumber}/bill`}
          variant="secondary"
          size={size}
          icon="receipt"
        >
          <ParaglideMessage
            message={m.orders_billOf}
            inputs={{ orderNumber }}
            markup={{ hidden: VisuallyHidden }}
          />
        </ButtonLink>
      )}
      {canChange && (
        <ButtonLink
          to={`/my-orders/${orderNumber}/changes`}
          variant="secondary"
          size={size}
          icon="edit"
        >
          {m.orders_changeOrderLink()}
        </ButtonLink>
      )}
      {canCancel && (
        <ConfirmLink
          to={`/my-orders/${orderNumber}/cancellation`}
          label={m.orders_cancelOrderLink()}
          size={size}
          question={m.orders_cancelOrder({ orderNumber })}
          yes={m.orders_yesCancelOrder()}
          no={m.orders_keepOrder()}
          pendingLabel={m.shared_cancelling()}
        >
          {m.orders_cancelWarning()}
        </ConfirmLink>
      )}
    </>
  );
}
