import type { FieldMetadata } from "@conform-to/react";
import type { TimesFields } from "#app/domain/settings/times-schema.ts";
import { weekdayNames } from "#app/domain/weekday-names.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { CheckField, ChoiceField, DigitsField, Field } from "../form/field.tsx";
import { rowsOf } from "../form/field-meta.ts";

type SlotTerms = TimesFields["delivery"];
type Override = NonNullable<SlotTerms["overrides"]>[number];

/** The times of one delivery type. */
export function SlotFields({ title, meta }: { title: string; meta: FieldMetadata<SlotTerms> }) {
  const fields = meta.getFieldset();
  const overrides = rowsOf(fields.overrides);
  return (
    <Card title={title}>
      <CheckField meta={fields.asap} label={m.settings_offerAsSoonAsPossible()} />
      <DigitsField
        meta={fields.preparationMinutes}
        label={m.settings_preparation()}
        hint={m.settings_preparationHint()}
        suffix={m.admin_minutes()}
        width="s"
      />
      <DigitsField
        meta={fields.slotMinutes}
        label={m.settings_lengthOfASlot()}
        hint={m.settings_slotLengthHint()}
        suffix={m.admin_minutes()}
        optional
        width="s"
      />
      <DigitsField
        meta={fields.daysAhead}
        label={m.settings_daysAhead()}
        hint={m.settings_daysAheadHint()}
        suffix={m.settings_days()}
        width="s"
      />
      <DigitsField
        meta={fields.lastOrderMinutes}
        label={m.settings_lastOrders()}
        hint={m.settings_lastSlotHint()}
        suffix={m.admin_minutes()}
        width="s"
      />
      <div className="fields">
        <DigitsField
          meta={fields.ordersPerSlot}
          label={m.settings_ordersPerSlot()}
          hint={m.settings_emptyNoLimit()}
          optional
          width="s"
        />
        <DigitsField
          meta={fields.platesPerSlot}
          label={m.settings_platesPerSlot()}
          hint={m.settings_emptyNoLimit()}
          optional
          width="s"
        />
      </div>
      <Disclosure
        summary={m.settings_limitRowsLegend()}
        open={overrides.some((row) => isUsed(row.initialValue))}
      >
        <p className="muted">{m.settings_limitRowsHint()}</p>
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
      <legend className="visually-hidden">{m.settings_row({ number: index + 1 })}</legend>
      <ChoiceField
        meta={days}
        legend={m.admin_days()}
        hint={m.admin_noneTickedEveryDay()}
        multiple
        options={weekdayNames().map((day, at) => ({ value: String(at), label: day }))}
      />
      <div className="fields">
        <Field meta={from} label={m.shared_from()} type="time" optional />
        <Field meta={until} label={m.admin_until()} type="time" optional />
        <DigitsField meta={orders} label={m.settings_ordersPerSlot()} optional width="s" />
        <DigitsField meta={plates} label={m.settings_platesPerSlot()} optional width="s" />
      </div>
    </fieldset>
  );
}
