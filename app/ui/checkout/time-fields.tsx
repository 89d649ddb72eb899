import type { CheckoutTimes, OfferedTime } from "#app/domain/slots/offered-times.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { FieldError } from "../form/field-frame.tsx";
import { type FieldMeta, hasErrors } from "../form/field-meta.ts";
import { Notice } from "../notice.tsx";

/** `value` is the current choice: the buttons move when their times are updated. */
type TimeMeta = FieldMeta & { value?: unknown };

type TimeFieldsProps = {
  meta: TimeMeta;
  /** The current choice in the form. */
  deliveryType: CheckoutTimes["deliveryType"];
  times: CheckoutTimes;
};

export function TimeFields({ meta, deliveryType, times }: TimeFieldsProps) {
  if (times.deliveryType !== deliveryType) {
    return (
      <Card title={m.shared_time()}>
        <p className="muted">
          {deliveryType === "pickup"
            ? m.checkout_findingPickupTimes()
            : m.checkout_findingDeliveryTimes()}
        </p>
      </Card>
    );
  }
  const { asap, nearest, days, problem } = times;
  const isInvalid = hasErrors(meta);
  return (
    <Card title={m.shared_time()}>
      {problem && !isInvalid && <Notice tone="warn">{problem}</Notice>}
      <fieldset
        className={isInvalid ? "field field-invalid" : "field"}
        aria-describedby={isInvalid ? meta.errorId : undefined}
      >
        <legend>{m.checkout_whenWouldYouLikeIt()}</legend>
        {/* The error summary links here, because the first radio button depends on the times. */}
        <div id={meta.id} key={meta.key} tabIndex={-1}>
          {nearest.length > 0 && (
            <>
              <p className="hint">{m.checkout_theNearestFreeTimes()}</p>
              <Times meta={meta} times={nearest} />
            </>
          )}
          {asap && (
            <div className="choices">
              <TimeRadio
                meta={meta}
                time={{
                  value: "",
                  label: asap.isPossible
                    ? m.checkout_asSoonAsPossible({ label: asap.label })
                    : m.checkout_asap(),
                  reason: asap.isPossible ? "" : asap.label,
                }}
              />
            </div>
          )}
          {days.map(({ day, label, times }) => (
            <Disclosure
              key={day}
              summary={label}
              open={times.some(({ value }) => value === (meta.value ?? meta.initialValue))}
            >
              <Times meta={meta} times={times} />
            </Disclosure>
          ))}
        </div>
        <FieldError meta={meta} />
      </fieldset>
    </Card>
  );
}

type TimeRadioProps = { meta: TimeMeta; time: OfferedTime };

function Times({ meta, times }: { meta: TimeMeta; times: OfferedTime[] }) {
  return (
    <div className="choices time-choices">
      {times.map((time) => (
        <TimeRadio key={time.value} meta={meta} time={time} />
      ))}
    </div>
  );
}

function TimeRadio({ meta, time: { value, label, reason } }: TimeRadioProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={meta.name}
        value={value}
        defaultChecked={reason === "" && (meta.value ?? meta.initialValue ?? "") === value}
        disabled={reason !== ""}
        aria-invalid={hasErrors(meta) || undefined}
      />
      <span>
        {label}
        {reason && <span className="hint">{reason}</span>}
      </span>
    </label>
  );
}
