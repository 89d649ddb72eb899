import type { FieldMetadata } from "@conform-to/react";
import { weekdays } from "#app/domain/opening-hours.ts";
import { ChoiceField, Field } from "../form/field.tsx";

type SaleHoursFieldsProps = {
  days: FieldMetadata<string[] | undefined>;
  from: FieldMetadata<string | undefined>;
  until: FieldMetadata<string | undefined>;
};

/** When something is sold; customers see the times and cannot order outside them. */
export function SaleHoursFields({ days, from, until }: SaleHoursFieldsProps) {
  return (
    <>
      <ChoiceField
        meta={days}
        legend="Days"
        hint="None ticked: every day"
        multiple
        options={weekdays.map((day, index) => ({ value: String(index), label: day }))}
      />
      <div className="product-columns">
        <Field meta={from} label="From" type="time" optional />
        <Field meta={until} label="Until" type="time" optional />
      </div>
    </>
  );
}
