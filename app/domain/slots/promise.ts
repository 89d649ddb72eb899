import { addDays, dayInPune, formatSlot } from "../clock.ts";
import { nextOpening, type Opening, openingAt, openSpan, orderDueAt } from "../opening-hours.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { fitsSlot, offeredSlot, type Slot, type SlotContext, slotsOfDay } from "./slots.ts";

const MINUTE_MS = 60_000;
/** So long after a page offered a slot, it can still be ordered. */
const GRACE_MINUTES = 10;

/** When a customer gets an order. */
export type OrderPromise = {
  /** When the kitchen starts; null for at once. */
  dueAt: Date | null;
  promisedAt: Date;
  /** The end of a chosen slot; null for as soon as possible. */
  promisedUntil: Date | null;
  /** The slot in which it counts; null without slots. */
  slot: Slot | null;
};

function refused(code: Problem["code"], msg: string): Problem {
  return problem(code, msg, { errors: [{ path: "requestedFor", msg }] });
}

const minutesLater = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * MINUTE_MS);

/** When the kitchen takes up an order placed now: the next opening when closed, or too late for the last orders. */
function startOfKitchen(at: Date, opening: Opening, { terms, rules }: SlotContext): Date | null {
  const closed = orderDueAt(opening);
  if (closed || terms.lastOrderMinutes === 0) return closed;
  const closesAt = [dayInPune(at), addDays(dayInPune(at), -1)]
    .map((day) => openSpan(day, rules))
    .find((span) => span && span.from <= at && at < span.to)?.to;
  const isTooLate = closesAt && minutesLater(at, terms.lastOrderMinutes) > closesAt;
  return isTooLate ? nextOpening(closesAt, rules) : null;
}

/** The slot in which something promised then counts; promises after closing count in none. */
export function slotOf(instant: Date, context: SlotContext): Slot | null {
  const day = dayInPune(instant);
  const slots = [addDays(day, -1), day].flatMap((one) => slotsOfDay(one, context));
  return slots.find(({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt) ?? null;
}

function asSoonAsPossible(
  plates: number,
  context: SlotContext,
  opening: Opening,
  at: Date,
): Result<OrderPromise> {
  const startsAt = startOfKitchen(at, opening, context);
  const earliest = minutesLater(startsAt ?? at, context.leadMinutes);
  const slot = slotOf(earliest, context);
  const wanted = { dueAt: startsAt, promisedAt: earliest, promisedUntil: null, slot };
  if (!slot || fitsSlot(slot, plates)) return ok(wanted);
  // The kitchen is busy: the next slot of the same day that has room.
  const day = dayInPune(slot.startsAt);
  const later = [addDays(day, -1), day]
    .flatMap((one) => slotsOfDay(one, context))
    .find((one) => one.startsAt > slot.startsAt && fitsSlot(one, plates));
  if (!later) {
    return refused(
      "conflict",
      `The kitchen has no time left ${startsAt ? "then" : "today"}. Choose another time.`,
    );
  }
  const promisedAt = later.startsAt;
  const dueAt = minutesLater(promisedAt, -context.leadMinutes);
  return ok({ dueAt, promisedAt, promisedUntil: null, slot: later });
}

function inSlot(
  requestedFor: Date,
  plates: number,
  context: SlotContext,
  at: Date,
): Result<OrderPromise> {
  const slot = offeredSlot(requestedFor, context, minutesLater(at, -GRACE_MINUTES));
  if (!slot || requestedFor <= at) {
    return refused("validation", "That time is not available. Choose another time.");
  }
  if (!fitsSlot(slot, plates)) {
    return refused("conflict", `${formatSlot(slot)} is full. Choose another time.`);
  }
  const dueAt = minutesLater(requestedFor, -context.leadMinutes);
  return ok({ dueAt, promisedAt: requestedFor, promisedUntil: slot.endsAt, slot });
}

/**
 * When an order placed now can be had: in the slot that starts at `requestedFor`, or as soon as possible when that is
 * null. Problems, at `requestedFor`: `validation` (not offered), `conflict` (full, or the shop takes no orders).
 */
export function promiseOrder(
  requestedFor: Date | null,
  plates: number,
  context: SlotContext,
  at: Date,
): Result<OrderPromise> {
  const opening = openingAt(at, context.rules);
  const isPaused = opening.state === "paused";
  if (!opening.takesOrders && !(requestedFor && isPaused)) {
    return problem("conflict", opening.sentence);
  }
  if (requestedFor) return inSlot(requestedFor, plates, context, at);
  if (!context.terms.asap) return refused("validation", "Choose a time for your order.");
  return asSoonAsPossible(plates, context, opening, at);
}
