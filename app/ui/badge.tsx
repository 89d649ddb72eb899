import type { ReactNode } from "react";

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

const statuses = {
  pending: { label: "Pending", tone: "warn" },
  confirmed: { label: "Confirmed", tone: "info" },
  preparing: { label: "Preparing", tone: "hot" },
  out_for_delivery: { label: "Out for Delivery", tone: "info" },
  delivered: { label: "Delivered", tone: "good" },
  in_progress: { label: "In Progress", tone: "hot" },
  completed: { label: "Completed", tone: "good" },
  cancelled: { label: "Cancelled", tone: "bad" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

export type StatusName = keyof typeof statuses;

/** The status of an order or an event, in the words of the specification. */
export function StatusBadge({ status, label }: { status: StatusName; label?: string }) {
  const known = statuses[status];
  return <Badge tone={known.tone}>{label ?? known.label}</Badge>;
}
