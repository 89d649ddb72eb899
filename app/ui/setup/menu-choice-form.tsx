import type { MenuFields } from "#app/domain/setup/menu-form.ts";
import { m } from "#messages";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { ChoiceField } from "../form/field.tsx";
import { useOpenForm } from "../form/use-open-form.ts";

export function MenuChoiceForm({ values, ...props }: EditProps & { values: MenuFields }) {
  const [form, fields] = useOpenForm<MenuFields>("menu", { ...props, values });
  return (
    <EditForm cancelTo="/admin/products" {...props} form={form}>
      <ChoiceField
        meta={fields.menu}
        legend={m.settings_startWith()}
        variant="cards"
        options={[
          { value: "sample", label: m.settings_sampleMenu(), hint: m.settings_sampleMenuHint() },
          { value: "csv", label: m.settings_menuFromCsv(), hint: m.settings_menuFromCsvHint() },
          { value: "empty", label: m.settings_emptyMenu(), hint: m.settings_emptyMenuHint() },
        ]}
      />
    </EditForm>
  );
}
