import { m } from "#messages";
import { addDays, dayInIndia, MINUTE_MS } from "../clock.ts";
import {
  formatInstant,
  nextOpening,
  type Opening,
  type OpeningRules,
  openDay,
  openingAt,
  orderDueAt,
} from "../opening-hours.ts";
import { fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { formatDayAndSlot } from "../terms/promised-times.ts";
import { fitsSlot, offeredSlot, roomIn, type Slot, type SlotContext, slotsOfDay } from "./slots.ts";

/** How long a slot can still be ordered after a page offered it. */
const GRACE_MINUTES = 10;

/** Terms that staff may grant beyond those for customers. */
export type StaffTerms = {
  /** Whether the customer waits at the counter, so that no later time is promised. */
  isWalkIn: boolean;
  /** Whether it is eaten here, so that nothing is packed. */
  eatsHere: boolean;
  /** Whether it may go into a full slot. */
  overfills: boolean;
  discountPaise: number;
};

/** When a customer gets an order. */
export type OrderPromise = {
  /** When the kitchen starts; null for at once. */
  dueAt: Date | null;
  promisedAt: Date;
  /** The end of a chosen slot; null for as soon as possible. */
  promisedUntil: Date | null;
  /** The slot that it counts towards; null without slots. */
  slot: Slot | null;
};

function refused(code: Problem["code"], msg: string): Problem {
  return fieldProblem("requestedFor", msg, code);
}

export const noTimeChosen = () => refused("validation", m.checkout_timeRequired());

const minutesLater = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * MINUTE_MS);

/**
 * When the kitchen starts an order placed now: at the next opening if the shop is closed or takes
 * no more orders today.
 */
function startOfKitchen(at: Date, opening: Opening, context: SlotContext): Date | null {
  const { terms, rules } = context;
  const closed = orderDueAt(opening);
  if (closed || terms.lastOrderMinutes === 0) return closed;
  const closesAt = openDay(at, rules)?.closesAt;
  const isTooLate = closesAt && minutesLater(at, terms.lastOrderMinutes) > closesAt;
  return isTooLate ? nextOpening(closesAt, rules) : null;
}

function tooLarge({ plates: limit }: Slot, plates: number): Problem | null {
  if (limit === null || plates <= limit) return null;
  return refused("conflict", m.checkout_orderTooLarge({ plates, limit }));
}

/** The first slot of the day that has room. Never another day, because the customer would have to agree to that. */
function asSoonAsPossible(
  plates: number,
  context: SlotContext,
  opening: Opening,
  at: Date,
): Result<OrderPromise> {
  const startsAt = startOfKitchen(at, opening, context);
  const earliest = minutesLater(startsAt ?? at, context.leadMinutes);
  const day = openDay(startsAt ?? at, context.rules)?.day;
  const slots = day ? slotsOfDay(day, context) : [];
  // Orders promised for after the last slot count towards that slot.
  const own = slots.findLast((slot) => slot.startsAt <= earliest) ?? null;
  if (!own || fitsSlot(own, plates)) {
    return ok({ dueAt: startsAt, promisedAt: earliest, promisedUntil: null, slot: own });
  }
  const later = slots.find((slot) => slot.startsAt > own.startsAt && fitsSlot(slot, plates));
  if (!later) {
    const busy = startsAt ? m.checkout_kitchenFullThen() : m.checkout_kitchenFullToday();
    return tooLarge(own, plates) ?? refused("conflict", busy);
  }
  const promisedAt = later.startsAt;
  const dueAt = minutesLater(promisedAt, -context.leadMinutes);
  return ok({ dueAt, promisedAt, promisedUntil: null, slot: later });
}

/** Regardless of opening hours and the kitchen's promises, because the customer is waiting. */
function atOnce(context: SlotContext, at: Date): OrderPromise {
  const promisedAt = minutesLater(at, context.leadMinutes);
  const day = openDay(at, context.rules)?.day;
  const slots = day ? slotsOfDay(day, context) : [];
  const slot = slots.findLast(({ startsAt }) => startsAt <= promisedAt) ?? null;
  return { dueAt: null, promisedAt, promisedUntil: null, slot };
}

function isFull(slot: Slot, plates: number): Problem {
  const [time, room] = [formatDayAndSlot(slot), roomIn(slot)];
  const msg =
    room === 0
      ? m.checkout_isFullChooseAnotherTime({ time })
      : m.checkout_notEnoughRoom({ time, room, plates });
  return tooLarge(slot, plates) ?? refused("conflict", msg);
}

/** The promise of an order before a change, and the number of plates it counted as. */
export type KeptPromise = Omit<OrderPromise, "slot"> & {
  slotStartsAt: Date | null;
  plates: number;
};

/** The slot that contains an order's start, without limits if the owner has since removed it. */
export function slotContaining(startsAt: Date, context: SlotContext): Slot {
  const day = dayInIndia(startsAt);
  const current = [day, addDays(day, -1)]
    .flatMap((one) => slotsOfDay(one, context))
    .find((slot) => slot.startsAt <= startsAt && startsAt < slot.endsAt);
  const unlimited = { orders: null, plates: null, usedOrders: 0, usedPlates: 0 };
  return { day, endsAt: minutesLater(startsAt, 1), ...unlimited, ...current, startsAt };
}

/**
 * Keeps the time of an order. Additional plates must fit into its slot, which may have changed or
 * disappeared since.
 */
export function keepPromise(
  { slotStartsAt, plates: platesBefore, ...promise }: KeptPromise,
  plates: number,
  context: SlotContext,
  staff?: StaffTerms,
): Result<OrderPromise> {
  if (!slotStartsAt) return ok({ ...promise, slot: null });
  // The order itself is already counted.
  const slot: Slot = { ...slotContaining(slotStartsAt, context), orders: null };
  const needsRoom = plates > platesBefore && !staff?.overfills;
  if (needsRoom && !fitsSlot(slot, plates)) return isFull(slot, plates);
  return ok({ ...promise, slot: needsRoom ? slot : { ...slot, plates: null } });
}

/** The slot that starts at this time, even if full, if it is still offered. */
export function orderableSlot(
  requestedFor: Date,
  context: SlotContext,
  at: Date,
): Slot | undefined {
  if (requestedFor <= at) return undefined;
  // Around midnight, each of the two offers days that the other lacks.
  return (
    offeredSlot(requestedFor, context, at) ??
    offeredSlot(requestedFor, context, minutesLater(at, -GRACE_MINUTES))
  );
}

/** The opening time if the shop is closed at the requested time, such as 1 PM when it opens at 3 PM. */
function closedThen(requestedFor: Date, rules: OpeningRules, at: Date): string | null {
  const opensAt = openDay(requestedFor, rules) ? null : nextOpening(requestedFor, rules);
  if (!opensAt || requestedFor <= at) return null;
  return m.checkout_closedThen({
    time: formatInstant(requestedFor, at),
    opensAt: formatInstant(opensAt, at),
  });
}

function inSlot(
  requestedFor: Date,
  plates: number,
  context: SlotContext,
  at: Date,
  staff: StaffTerms | undefined,
): Result<OrderPromise> {
  const slot = orderableSlot(requestedFor, context, at);
  if (!slot) {
    const reason = closedThen(requestedFor, context.rules, at) ?? m.checkout_timeUnavailable();
    return refused("validation", reason);
  }
  if (!staff?.overfills && !fitsSlot(slot, plates)) return isFull(slot, plates);
  const startsAt = minutesLater(requestedFor, -context.leadMinutes);
  const dueAt = startsAt > at ? startsAt : null;
  return ok({ dueAt, promisedAt: requestedFor, promisedUntil: slot.endsAt, slot });
}

/**
 * The promise for an order placed now: in the slot that starts at `requestedFor` or, if that is
 * null, as soon as possible. `staff` can take orders whenever they are there. Problems, at
 * `requestedFor`: `validation` (not offered), `conflict` (full, or the shop takes no orders).
 */
export function promiseOrder(
  requestedFor: Date | null,
  plates: number,
  context: SlotContext,
  at: Date,
  staff?: StaffTerms,
): Result<OrderPromise> {
  if (staff?.isWalkIn && !requestedFor) return ok(atOnce(context, at));
  const opening = openingAt(at, context.rules);
  const isPaused = opening.state === "paused";
  if (!staff && !opening.takesOrders && !(requestedFor && isPaused)) {
    return problem("conflict", opening.sentence);
  }
  if (requestedFor) return inSlot(requestedFor, plates, context, at, staff);
  if (!staff && !context.terms.asap) return noTimeChosen();
  return asSoonAsPossible(plates, context, opening, at);
}
