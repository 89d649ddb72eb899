import type { FieldMetadata } from "@conform-to/react";
import { weekdayNames } from "#app/domain/weekday-names.ts";
import { m } from "#messages";
import { ChoiceField, Field } from "../form/field.tsx";

type SaleHoursFieldsProps = {
  days: FieldMetadata<string[] | undefined>;
  from: FieldMetadata<string | undefined>;
  until: FieldMetadata<string | undefined>;
};

/** Sale hours: customers see them and cannot order outside them. */
export function SaleHoursFields({ days, from, until }: SaleHoursFieldsProps) {
  return (
    <>
      <ChoiceField
        meta={days}
        legend={m.admin_days()}
        hint={m.admin_noneTickedEveryDay()}
        multiple
        options={weekdayNames().map((day, index) => ({ value: String(index), label: day }))}
      />
      <div className="product-columns">
        <Field meta={from} label={m.shared_from()} type="time" optional />
        <Field meta={until} label={m.admin_until()} type="time" optional />
      </div>
    </>
  );
}
