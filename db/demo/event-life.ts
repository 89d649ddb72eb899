import type { AdvanceMethod } from "#app/domain/catering/event.ts";
import type { EventStatus } from "#app/domain/catering/status.ts";
import { dayInPune } from "#app/domain/clock.ts";
import { DAY_MS, type Demo } from "./demo.ts";
import type { PlannedEvent } from "./event-plan.ts";
import { eventCancellations } from "./event-texts.ts";

const HOUR_MS = 3_600_000;

export type EventLifeChange = {
  kind: "status" | "advance";
  fromValue: string;
  toValue: string;
  reason: string;
  byRole: "customer" | "admin";
  atMs: number;
};

export type EventLife = {
  changes: EventLifeChange[];
  cancellationReason: string;
  advance: { paise: number; method: "" | AdvanceMethod; receivedOn: string };
};

const way: EventStatus[] = ["confirmed", "preparing", "in_progress", "completed"];
const noAdvance: EventLife["advance"] = { paise: 0, method: "", receivedOn: "" };

function change(from: EventStatus, to: EventStatus, atMs: number): EventLifeChange {
  return { kind: "status", fromValue: from, toValue: to, reason: "", byRole: "admin", atMs };
}

function cancelledLife({ dice, untilMs }: Demo, { bookedMs }: PlannedEvent): EventLife {
  const own = dice.percent(60);
  const reason = own ? "Cancelled by customer" : dice.pick(eventCancellations);
  const atMs = Math.min(untilMs, bookedMs + Math.floor(dice.between(1, 48) * HOUR_MS));
  const cancelled = change("pending", "cancelled", atMs);
  const byRole = own ? "customer" : "admin";
  return {
    changes: [{ ...cancelled, reason, byRole }],
    cancellationReason: reason,
    advance: noAdvance,
  };
}

export function eventLife(demo: Demo, plan: PlannedEvent, advancePaise: number): EventLife {
  if (plan.status === "cancelled") return cancelledLife(demo, plan);
  const { dice } = demo;
  const { bookedMs, startMs, durationHours } = plan;
  const times = [
    bookedMs + Math.floor(dice.between(1, 5) * HOUR_MS),
    startMs - DAY_MS * 0.75,
    startMs,
    startMs + durationHours * HOUR_MS,
  ];
  const reached = way.slice(0, way.indexOf(plan.status) + 1);
  const changes = reached.map((to, step) => {
    // What lies ahead was begun early.
    const atMs = Math.min(times[step] ?? startMs, demo.untilMs - (way.length - step) * 60_000);
    return change(way[step - 1] ?? "pending", to, atMs);
  });
  const [confirmed] = changes;
  if (!confirmed || !dice.percent(85)) {
    return { changes, cancellationReason: "", advance: noAdvance };
  }
  const method = dice.pickWeighted<AdvanceMethod>([
    ["upi", 60],
    ["bank", 25],
    ["cash", 15],
  ]);
  const atMs = confirmed.atMs + 60_000;
  const receivedOn = dayInPune(new Date(atMs));
  const paid: EventLifeChange = {
    kind: "advance",
    fromValue: "0",
    toValue: String(advancePaise),
    reason: `${method}, ${receivedOn}`,
    byRole: "admin",
    atMs,
  };
  return {
    changes: [...changes, paid].sort((one, other) => one.atMs - other.atMs),
    cancellationReason: "",
    advance: { paise: advancePaise, method, receivedOn },
  };
}
