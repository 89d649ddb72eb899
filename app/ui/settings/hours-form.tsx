import type { FieldMetadata } from "@conform-to/react";
import type { hoursValues } from "#app/domain/settings/form-values.ts";
import type { HoursFields } from "#app/domain/settings/schema.ts";
import { weekdayNames } from "#app/domain/weekday-names.ts";
import { m } from "#messages";
import type { EditProps } from "../form/edit-form.tsx";
import { CheckField, Field, type FieldMeta } from "../form/field.tsx";
import { rowsOf } from "../form/field-meta.ts";
import { useOpenForm } from "../form/use-open-form.ts";
import { SettingsForm } from "./settings-form.tsx";

type HoursFormProps = EditProps & { values: ReturnType<typeof hoursValues> };

export function HoursForm({ values, ...props }: HoursFormProps) {
  const [form, fields] = useOpenForm<HoursFields>("hours", { ...props, values });
  return (
    <SettingsForm {...props} form={form}>
      <WeekFields days={rowsOf(fields.days)} sameAsMonday={fields.sameAsMonday} />
    </SettingsForm>
  );
}

type Day = HoursFields["days"][number];

type WeekFieldsProps = { days: FieldMetadata<Day>[]; sameAsMonday: FieldMeta };

function WeekFields({ days, sameAsMonday }: WeekFieldsProps) {
  const names = weekdayNames();
  const rows = days.map((day, index) => {
    const { isOpen, opens, closes } = day.getFieldset();
    return (
      <fieldset key={day.key} className="day card">
        <legend className="visually-hidden">{names[index]}</legend>
        <CheckField meta={isOpen} label={<strong>{names[index]}</strong>} />
        <Field meta={opens} label={m.settings_opens()} type="time" />
        <Field meta={closes} label={m.settings_closes()} type="time" />
      </fieldset>
    );
  });
  return (
    <>
      {rows.slice(0, 1)}
      <CheckField meta={sameAsMonday} label={m.settings_sameAsMonday()} />
      {rows.slice(1)}
    </>
  );
}
