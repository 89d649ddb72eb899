import { useEffect, useRef, useState } from "react";
import { type OrderStatus, orderStatusLabel } from "#app/domain/orders/status.ts";
import { m } from "#messages";

type FollowedOrder = { orderNumber: string; status: OrderStatus; isReady: boolean };

function statusText({ status, isReady }: FollowedOrder): string {
  return isReady ? m.shared_ready() : orderStatusLabel(status);
}

/** Announces to screen readers each order whose status has changed while the page was open. */
export function StatusAnnouncement({ orders }: { orders: FollowedOrder[] }) {
  const known = useRef(new Map<string, string>());
  const [text, setText] = useState("");
  useEffect(() => {
    const changed = orders.filter((order) => {
      const before = known.current.get(order.orderNumber);
      return before !== undefined && before !== statusText(order);
    });
    for (const order of orders) known.current.set(order.orderNumber, statusText(order));
    if (changed.length === 0) return;
    const sentences = changed.map((order) =>
      m.orders_statusNow({ orderNumber: order.orderNumber, status: statusText(order) }),
    );
    setText(sentences.join(", "));
  }, [orders]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
