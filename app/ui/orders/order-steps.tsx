import type { FetcherWithComponents } from "@remix-run/react";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";

type ReadyButtonProps = {
  ticket: Pick<OrderTicket, "id" | "orderNumber" | "status" | "isReady">;
  returnTo: string;
  /** Shared by the buttons of its row. */
  fetcher?: FetcherWithComponents<unknown>;
};

/** The kitchen says that everything was made, or takes it back. */
export function ReadyButton({ ticket, returnTo, fetcher }: ReadyButtonProps) {
  const { id, orderNumber, status, isReady } = ticket;
  if (status !== "preparing") return null;
  const label = isReady ? m.shared_notReady() : m.shared_ready();
  return (
    <PostButton
      key={label}
      className="settling"
      fetcher={fetcher}
      action={`/admin/orders/${id}/ready${isReady ? "/removal" : ""}`}
      fields={{ returnTo }}
      label={label}
      ariaLabel={m.orders_messageButton({ label, orderNumber })}
      pendingLabel={m.shared_updating()}
      variant="secondary"
    />
  );
}

type OrderStepsProps = {
  ticket: Pick<OrderTicket, "id" | "orderNumber" | "steps">;
  returnTo: string;
  /** Only the next step, for a row of a list. */
  onlyNext?: boolean;
  /** Shared by the buttons of its row. */
  fetcher?: FetcherWithComponents<unknown>;
};

export function OrderSteps({ ticket, returnTo, onlyNext, fetcher }: OrderStepsProps) {
  const steps = onlyNext ? ticket.steps.slice(0, 1) : ticket.steps;
  return steps.map(({ to, label }, index) => (
    <PostButton
      key={to}
      className="settling"
      fetcher={fetcher}
      action={`/admin/orders/${ticket.id}/status`}
      fields={{ status: to, returnTo }}
      label={label}
      ariaLabel={
        onlyNext ? m.orders_messageButton({ label, orderNumber: ticket.orderNumber }) : undefined
      }
      pendingLabel={m.shared_updating()}
      variant={index === 0 ? "primary" : "secondary"}
    />
  ));
}
