import { formatTime } from "#app/domain/clock.ts";
import { requestedTime, slotsOf } from "#app/domain/counter/counter-quote.ts";
import { dayLabel, offeredDays } from "#app/domain/slots/offered-times.ts";
import { fitsSlot, type Slot } from "#app/domain/slots/slots.ts";
import { formatPromisedSlot } from "#app/domain/terms/promised-times.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";
import { Field } from "../form/field.tsx";
import { useField } from "./counter-field.ts";
import { Tiles } from "./tiles.tsx";
import type { Counter } from "./use-counter.ts";

function roomText({ orders, usedOrders, plates, usedPlates }: Slot): string {
  const texts = [
    orders !== null && m.counter_roomOrders({ used: usedOrders, most: orders }),
    plates !== null && m.counter_roomPlates({ used: usedPlates, most: plates }),
  ];
  return texts.filter(Boolean).join(", ");
}

/** The requested time: full slots are red, and ordering one needs a reason. */
export function TimeFields({ counter }: { counter: Counter }) {
  const { order, terms, quote, errors, version } = counter;
  const field = useField(counter);
  const context = slotsOf(order, terms);
  const days = offeredDays(context, terms.at);
  const wanted = requestedTime(order);
  const slots = days.flatMap((day) => day.slots);
  const slot = slots.find(({ startsAt }) => startsAt.getTime() === wanted?.getTime());
  const isFull = (one: Slot) => !fitsSlot(one, Math.max(1, quote.plates));
  const asksReason = order.overfillReason !== "" || (slot !== undefined && isFull(slot));
  const soon = quote.promise
    ? m.counter_asSoonAsPossibleAbout({ time: formatTime(quote.promise.promisedAt) })
    : m.checkout_asap();
  const summary = slot ? m.counter_time({ slot: formatPromisedSlot(slot) }) : soon;
  if (days.length === 0) return null;
  return (
    <>
      <Disclosure summary={summary} open={Boolean(errors.requestedFor)}>
        <Tiles
          key={version}
          name="requestedFor"
          legend={m.shared_time()}
          chosen={order.requestedFor}
          errors={errors.requestedFor}
          className="counter-slots"
          options={[
            { value: "", label: m.admin_now() },
            ...days.flatMap(({ day, slots }) =>
              slots.map((one) => ({
                value: one.startsAt.toISOString(),
                label: `${days.length > 1 ? `${dayLabel(day, terms.at)}, ` : ""}${formatPromisedSlot(one)}`,
                hint: isFull(one) ? m.counter_full({ one: roomText(one) }) : roomText(one),
                isFull: isFull(one),
              })),
            ),
          ]}
        />
      </Disclosure>
      {asksReason && (
        <Field
          meta={field("overfillReason")}
          label={m.counter_fullTimeReason()}
          autoComplete="off"
        />
      )}
    </>
  );
}
