import type { ReactNode } from "react";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { Badge } from "../badge.tsx";
import { PaymentBadge } from "../orders/payment-badge.tsx";
import { PaymentList } from "../payments/payment-list.tsx";
import { Price } from "../price.tsx";

const deliveryTypeLabels = { delivery: "Home Delivery", pickup: "Pickup" } as const;

function PaymentState({ receipt }: { receipt: OrderReceipt }) {
  if (receipt.paymentStatus !== "pending")
    return <PaymentBadge status={receipt.paymentStatus} text={receipt.open} />;
  return receipt.status === "cancelled" ? null : <Badge tone="warn">To pay</Badge>;
}

export function ReceiptFacts({ receipt }: { receipt: OrderReceipt }) {
  const isOpen = receipt.status !== "delivered" && receipt.status !== "cancelled";
  const facts: [label: string, value: ReactNode][] = [
    ["Name", receipt.customerName],
    ["Phone", receipt.phone],
    ["Delivery type", deliveryTypeLabels[receipt.deliveryType]],
    [
      receipt.deliveryType === "pickup" ? "Address on the bill" : "Address",
      receipt.address.join(", "),
    ],
    ...(receipt.zoneName ? [["Delivery zone", receipt.zoneName] as [string, string]] : []),
    ...(receipt.laterFor ? [["Ordered for", receipt.laterFor] as [string, string]] : []),
    ["Placed", `${receipt.placedOn}, ${receipt.placedAt}`],
    ...(isOpen ? [["Estimated time", receipt.expectedAt] as [string, string]] : []),
    [
      "Payment method",
      <>
        {receipt.paymentMethod} <PaymentState receipt={receipt} />
        {receipt.isUpiOnReceipt && <span className="own-line">when you receive it</span>}
      </>,
    ],
    ...(receipt.payments.length > 0
      ? [
          ["Payments", <PaymentList key="payments" payments={receipt.payments} />] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(receipt.notes ? [["Special instructions", receipt.notes] as [string, string]] : []),
    ["Total", <Price key="total" paise={receipt.totalPaise} />],
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
