import type { ReactNode } from "react";
import { type OrderStatus, orderStatusLabel } from "#app/domain/orders/status.ts";
import { m } from "#messages";
import { classNames } from "./class-names.ts";

export type Tone = "neutral" | "info" | "good" | "warn" | "bad" | "hot";

type BadgeProps = { tone?: Tone; className?: string; children: ReactNode };

export function Badge({ tone = "neutral", className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "neutral" && `tone-${tone}`, className)}>
      {children}
    </span>
  );
}

const phases = {
  pending: "waiting",
  confirmed: "waiting",
  preparing: "cooking",
  out_for_delivery: "out",
  delivered: "done",
  cancelled: "problem",
} as const satisfies Record<OrderStatus, string>;

type StatusBadgeProps = { status: OrderStatus; label?: string; isReady?: boolean };

/** Its colour and shape mean the same on every screen; see badges.css. */
export function StatusBadge({ status, label, isReady = false }: StatusBadgeProps) {
  if (isReady) return <Badge className="phase phase-ready">{m.shared_ready()}</Badge>;
  return (
    <Badge className={`phase phase-${phases[status]}`}>{label ?? orderStatusLabel(status)}</Badge>
  );
}
