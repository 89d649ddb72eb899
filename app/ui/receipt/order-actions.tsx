import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { newReviewUrl } from "#app/domain/reviews/reviews-url.ts";
import { m } from "#messages";
import { type ButtonSize, SecondaryLink } from "../button.tsx";
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
        <SecondaryLink to={newReviewUrl(orderNumber)} size={size} icon="star">
          {m.orders_rateOrder()}
        </SecondaryLink>
      )}
      {(receipt.isPaid || status === "delivered") && (
        <SecondaryLink to={`/my-orders/${orderNumber}/bill`} size={size} icon="receipt">
          <ParaglideMessage
            message={m.orders_billOf}
            inputs={{ orderNumber }}
            markup={{ hidden: VisuallyHidden }}
          />
        </SecondaryLink>
      )}
      {canChange && (
        <SecondaryLink to={`/my-orders/${orderNumber}/changes`} size={size} icon="edit">
          {m.orders_changeOrderLink()}
        </SecondaryLink>
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
