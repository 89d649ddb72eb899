import type { FieldMetadata } from "@conform-to/react";
import { weekdays } from "#app/domain/opening-hours.ts";
import type { TimesFields } from "#app/domain/settings/times-schema.ts";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { CheckField, ChoiceField, Field } from "../form/field.tsx";
import { rowsOf } from "../form/field-meta.ts";

type SlotTerms = TimesFields["delivery"];
type Override = NonNullable<SlotTerms["overrides"]>[number];

const numeric = { inputMode: "numeric", autoComplete: "off", width: "s" } as const;

/** The times of one delivery type. */
export function SlotFields({ title, meta }: { title: string; meta: FieldMetadata<SlotTerms> }) {
  const fields = meta.getFieldset();
  const overrides = rowsOf(fields.overrides);
  return (
    <Card title={title}>
      <CheckField meta={fields.asap} label="Offer “As soon as possible”" />
      <Field
        meta={fields.preparationMinutes}
        label="Preparation"
        hint="From the order until the customer has it"
        suffix="minutes"
        {...numeric}
      />
      <Field
        meta={fields.slotMinutes}
        label="Length of a slot"
        hint="Empty: customers have no times to choose from"
        suffix="minutes"
        optional
        {...numeric}
      />
      <Field
        meta={fields.daysAhead}
        label="Days ahead"
        hint="0: today only; at most 14"
        suffix="days"
        {...numeric}
      />
      <Field
        meta={fields.lastOrderMinutes}
        label="Last orders"
        hint="So long before closing; the last slot ends then"
        suffix="minutes"
        {...numeric}
      />
      <div className="fields">
        <Field
          meta={fields.ordersPerSlot}
          label="Orders per slot"
          hint="Empty: no limit"
          optional
          {...numeric}
        />
        <Field
          meta={fields.platesPerSlot}
          label="Plates per slot"
          hint="Empty: no limit"
          optional
          {...numeric}
        />
      </div>
      <Disclosure
        summary={`Other limits on some days or at some hours`}
        open={overrides.some((row) => isUsed(row.initialValue))}
      >
        <p className="muted">
          The first row that fits counts. Empty rows are ignored, and saving adds new ones.
        </p>
        {overrides.map((row, index) => (
          <OverrideFields key={row.key} index={index} meta={row} />
        ))}
      </Disclosure>
    </Card>
  );
}

function isUsed(row: unknown): boolean {
  return Object.values(row ?? {}).some((value) => value?.length > 0);
}

function OverrideFields({ index, meta }: { index: number; meta: FieldMetadata<Override> }) {
  const { days, from, until, orders, plates } = meta.getFieldset();
  return (
    <fieldset className="slot-limits">
      <legend className="visually-hidden">Row {index + 1}</legend>
      <ChoiceField
        meta={days}
        legend="Days"
        hint="None ticked: every day"
        multiple
        options={weekdays.map((day, at) => ({ value: String(at), label: day }))}
      />
      <div className="fields">
        <Field meta={from} label="From" type="time" optional />
        <Field meta={until} label="Until" type="time" optional />
        <Field meta={orders} label="Orders per slot" optional {...numeric} />
        <Field meta={plates} label="Plates per slot" optional {...numeric} />
      </div>
    </fieldset>
  );
}
