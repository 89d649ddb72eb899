import type { FieldMetadata } from "@conform-to/react";
import type { HoursFields } from "#app/domain/settings/schema.ts";
import { weekdayNames } from "#app/domain/weekday-names.ts";
import { m } from "#messages";
import { CheckField, Field, type FieldMeta } from "../form/field.tsx";

type Day = HoursFields["days"][number];

type WeekFieldsProps = { days: FieldMetadata<Day>[]; sameAsMonday: FieldMeta };

export function WeekFields({ days, sameAsMonday }: WeekFieldsProps) {
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
