import type { ReactNode } from "react";
import { translated } from "#app/domain/language/translated.ts";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { PaymentBadge } from "../orders/payment-badge.tsx";
import { PaymentList } from "../payments/payment-list.tsx";
import { Price } from "../price.tsx";

const deliveryTypeLabels = translated({ delivery: m.shared_homeDelivery, pickup: m.shared_pickup });

function PaymentState({ receipt }: { receipt: OrderReceipt }) {
  if (receipt.paymentStatus !== "pending")
    return <PaymentBadge status={receipt.paymentStatus} text={receipt.open} />;
  return receipt.status === "cancelled" ? null : <Badge tone="warn">{m.shared_toPay()}</Badge>;
}

export function ReceiptFacts({ receipt }: { receipt: OrderReceipt }) {
  const isOpen = receipt.status !== "delivered" && receipt.status !== "cancelled";
  const facts: [label: string, value: ReactNode][] = [
    [m.shared_name(), receipt.customerName],
    [m.shared_phone(), receipt.phone],
    [m.orders_deliveryType(), deliveryTypeLabels[receipt.deliveryType]],
    [
      receipt.deliveryType === "pickup" ? m.orders_addressOnTheBill() : m.shared_address(),
      receipt.address.join(", "),
    ],
    ...(receipt.zoneName ? [[m.orders_deliveryZone(), receipt.zoneName] as [string, string]] : []),
    ...(receipt.laterFor ? [[m.orders_orderedFor(), receipt.laterFor] as [string, string]] : []),
    [m.orders_placed(), `${receipt.placedOn}, ${receipt.placedAt}`],
    ...(isOpen ? [[m.shared_estimatedTime(), receipt.expectedAt] as [string, string]] : []),
    [
      m.shared_paymentMethod(),
      <>
        {receipt.paymentMethod} <PaymentState receipt={receipt} />
        {receipt.isUpiOnReceipt && <span className="own-line">{m.orders_whenYouReceiveIt()}</span>}
      </>,
    ],
    ...(receipt.payments.length > 0
      ? [
          [m.shared_payments(), <PaymentList key="payments" payments={receipt.payments} />] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(receipt.notes ? [[m.shared_specialInstructions(), receipt.notes] as [string, string]] : []),
    [m.shared_total(), <Price key="total" paise={receipt.totalPaise} />],
  ];
  return (
    <dl className="pairs">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
