import type { EventStatus } from "#app/domain/events/status.ts";
import type { LedgerMethod } from "#app/domain/ledger/payment.ts";
import { DAY_MS, type Demo } from "./demo.ts";
import type { PlannedEvent } from "./event-plan.ts";
import { eventCancellations } from "./texts/event-texts.ts";

const HOUR_MS = 3_600_000;

export type EventChange = {
  kind: "status" | "payment";
  fromValue: string;
  toValue: string;
  reason: string;
  byRole: "customer" | "owner";
  atMs: number;
};

export type EventHistory = {
  changes: EventChange[];
  cancellationReason: string;
  advance: { paise: number; method: "" | LedgerMethod };
};

const statusOrder: EventStatus[] = ["confirmed", "preparing", "in_progress", "completed"];
const noAdvance: EventHistory["advance"] = { paise: 0, method: "" };

function change(from: EventStatus, to: EventStatus, atMs: number): EventChange {
  return { kind: "status", fromValue: from, toValue: to, reason: "", byRole: "owner", atMs };
}

function cancelledHistory({ random, untilMs }: Demo, { bookedMs }: PlannedEvent): EventHistory {
  const byCustomer = random.percent(60);
  const reason = byCustomer ? "Cancelled by customer" : random.pick(eventCancellations);
  const atMs = Math.min(untilMs, bookedMs + Math.floor(random.between(1, 48) * HOUR_MS));
  const cancelled = change("pending", "cancelled", atMs);
  const byRole = byCustomer ? "customer" : "owner";
  return {
    changes: [{ ...cancelled, reason, byRole }],
    cancellationReason: reason,
    advance: noAdvance,
  };
}

export function eventHistory(demo: Demo, plan: PlannedEvent, advancePaise: number): EventHistory {
  if (plan.status === "cancelled") return cancelledHistory(demo, plan);
  const { random } = demo;
  const { bookedMs, startMs, durationHours } = plan;
  const times = [
    bookedMs + Math.floor(random.between(1, 5) * HOUR_MS),
    startMs - DAY_MS * 0.75,
    startMs,
    startMs + durationHours * HOUR_MS,
  ];
  const reached = statusOrder.slice(0, statusOrder.indexOf(plan.status) + 1);
  const changes = reached.map((to, step) => {
    // Statuses that would be in the future are reached shortly before the end.
    const latestMs = demo.untilMs - (statusOrder.length - step) * 60_000;
    const atMs = Math.min(times[step] ?? startMs, latestMs);
    return change(statusOrder[step - 1] ?? "pending", to, atMs);
  });
  const [confirmed] = changes;
  if (!confirmed || !random.percent(85)) {
    return { changes, cancellationReason: "", advance: noAdvance };
  }
  const method = random.pickWeighted<LedgerMethod>([
    ["upi", 60],
    ["bank", 25],
    ["cash", 15],
  ]);
  const atMs = confirmed.atMs + 60_000;
  const paid: EventChange = {
    kind: "payment",
    fromValue: method,
    toValue: String(advancePaise),
    reason: "",
    byRole: "owner",
    atMs,
  };
  return {
    changes: [...changes, paid].sort((one, other) => one.atMs - other.atMs),
    cancellationReason: "",
    advance: { paise: advancePaise, method },
  };
}
