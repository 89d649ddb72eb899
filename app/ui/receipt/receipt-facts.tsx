import { translated } from "#app/domain/language/translated.ts";
import { moneyLabels } from "#app/domain/ledger/money-state.ts";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Price } from "../dish/price.tsx";
import { PaymentBadge } from "../orders/payment-badge.tsx";
import { PaymentList } from "../payments/payment-list.tsx";

const deliveryTypeLabels = translated({ delivery: m.shared_homeDelivery, pickup: m.shared_pickup });

function PaymentState({ receipt }: { receipt: OrderReceipt }) {
  if (receipt.moneyState === "claimed") return <Badge tone="info">{moneyLabels.claimed}</Badge>;
  if (receipt.paymentStatus !== "pending")
    return <PaymentBadge status={receipt.paymentStatus} text={receipt.open} />;
  return receipt.status === "cancelled" ? null : <Badge tone="warn">{m.shared_toPay()}</Badge>;
}

export function ReceiptFacts({ receipt }: { receipt: OrderReceipt }) {
  const isOpen = receipt.status !== "delivered" && receipt.status !== "cancelled";
  return (
    <Pairs
      rows={[
        [m.shared_name(), receipt.customerName],
        [m.shared_phone(), receipt.phone],
        [m.orders_deliveryType(), deliveryTypeLabels[receipt.deliveryType]],
        [
          receipt.deliveryType === "pickup" ? m.orders_addressOnTheBill() : m.shared_address(),
          receipt.address.join(", "),
        ],
        [m.shared_deliveryZone(), receipt.zoneName],
        [m.orders_orderedFor(), receipt.laterFor],
        [m.orders_placed(), `${receipt.placedOn}, ${receipt.placedAt}`],
        [m.shared_estimatedTime(), isOpen && receipt.expectedAt],
        [
          m.shared_paymentMethod(),
          <>
            {receipt.paymentMethod} <PaymentState receipt={receipt} />
            {receipt.isUpiOnReceipt && (
              <span className="own-line">{m.orders_whenYouReceiveIt()}</span>
            )}
          </>,
        ],
        [
          m.shared_payments(),
          receipt.payments.length > 0 && <PaymentList key="payments" payments={receipt.payments} />,
        ],
        [m.shared_specialInstructions(), receipt.notes],
        [m.shared_total(), <Price key="total" paise={receipt.totalPaise} />],
      ]}
    />
  );
}
