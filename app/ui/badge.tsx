import type { ReactNode } from "react";
import { type EventStatus, eventStatusLabel } from "#app/domain/events/status.ts";
import { type OrderStatus, orderStatusLabel } from "#app/domain/orders/status.ts";
import { classNames } from "./class-names.ts";

export type Tone = "neutral" | "info" | "good" | "warn" | "bad" | "hot";

export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classNames("badge", tone !== "neutral" && `tone-${tone}`)}>{children}</span>
  );
}

const statusTones: Record<OrderStatus | EventStatus, Tone> = {
  pending: "warn",
  confirmed: "info",
  preparing: "hot",
  out_for_delivery: "info",
  delivered: "good",
  in_progress: "hot",
  completed: "good",
  cancelled: "bad",
};

type StatusBadgeProps = { status: OrderStatus; label?: string };

export function StatusBadge({ status, label = orderStatusLabel(status) }: StatusBadgeProps) {
  return <Badge tone={statusTones[status]}>{label}</Badge>;
}

/** Some languages have other words for the status of an event than for that of an order. */
export function EventStatusBadge({ status }: { status: EventStatus }) {
  return <Badge tone={statusTones[status]}>{eventStatusLabel(status)}</Badge>;
}
