import type { hoursValues } from "#app/domain/settings/form-values.ts";
import type { HoursFields } from "#app/domain/settings/schema.ts";
import type { EditProps } from "../form/edit-form.tsx";
import { rowsOf } from "../form/field-meta.ts";
import { useOpenForm } from "../form/use-open-form.ts";
import { SettingsForm } from "./settings-form.tsx";
import { WeekFields } from "./week-fields.tsx";

type HoursFormProps = EditProps & { values: ReturnType<typeof hoursValues> };

export function HoursForm({ values, ...props }: HoursFormProps) {
  const [form, fields] = useOpenForm<HoursFields>("hours", { ...props, values });
  return (
    <SettingsForm {...props} form={form}>
      <WeekFields days={rowsOf(fields.days)} sameAsMonday={fields.sameAsMonday} />
    </SettingsForm>
  );
}
