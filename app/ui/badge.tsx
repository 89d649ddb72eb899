import type { ReactNode } from "react";
import { type EventStatus, eventStatusLabel } from "#app/domain/catering/status.ts";
import { type OrderStatus, orderStatusLabel } from "#app/domain/orders/status.ts";

export type Tone = "neutral" | "info" | "good" | "warn" | "bad" | "hot";

const toneClass: Record<Tone, string> = {
  neutral: "badge",
  info: "badge tone-info",
  good: "badge tone-good",
  warn: "badge tone-warn",
  bad: "badge tone-bad",
  hot: "badge tone-hot",
};

export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={toneClass[tone]}>{children}</span>;
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

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{orderStatusLabel(status)}</Badge>;
}

/** Some languages have other words for the status of an event than for that of an order. */
export function EventStatusBadge({ status }: { status: EventStatus }) {
  return <Badge tone={statusTones[status]}>{eventStatusLabel(status)}</Badge>;
}
