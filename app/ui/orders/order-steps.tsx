import type { FetcherWithComponents } from "@remix-run/react";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";

type OrderStepsProps = {
  ticket: Pick<OrderTicket, "id" | "orderNumber" | "status" | "isReady" | "steps">;
  returnTo: string;
  /** Only the next status, for a row of a list. */
  onlyNext?: boolean;
  /** Shared by the buttons of its row. */
  fetcher?: FetcherWithComponents<unknown>;
};

/** The usual next step first, as the main button: an order being cooked becomes ready before it goes out. */
export function OrderSteps({ ticket, returnTo, onlyNext, fetcher }: OrderStepsProps) {
  const { id, orderNumber, status, isReady } = ticket;
  const steps = (onlyNext ? ticket.steps.slice(0, 1) : ticket.steps).map(({ to, label }) => ({
    path: "status",
    fields: { status: to, returnTo },
    label,
  }));
  const fields = { returnTo };
  const buttons = isReady
    ? [...steps, { path: "ready/removal", fields, label: m.shared_notReady() }]
    : status === "preparing"
      ? [{ path: "ready", fields, label: m.shared_ready() }, ...steps]
      : steps;
  return buttons.map(({ path, fields, label }, index) => (
    <PostButton
      key={label}
      className="settling"
      fetcher={fetcher}
      action={`/admin/orders/${id}/${path}`}
      fields={fields}
      label={label}
      ariaLabel={onlyNext ? m.orders_messageButton({ label, orderNumber }) : undefined}
      pendingLabel={m.shared_updating()}
      variant={index === 0 ? "primary" : "secondary"}
    />
  ));
}
