import type { SectionFields } from "#app/domain/menu-sections/section-schema.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { CheckField, Field } from "../form/field.tsx";
import { textValue } from "../form/field-meta.ts";
import { useOpenForm } from "../form/use-open-form.ts";
import { ProductImageField } from "./product-image-field.tsx";
import { SaleHoursFields } from "./sale-hours-fields.tsx";

type SectionFormProps = EditProps & {
  values: Omit<SectionFields, "saleDays"> & { saleDays: string[] };
};

export function SectionForm({ values, ...props }: SectionFormProps) {
  const [form, fields] = useOpenForm<SectionFields>("section", { ...props, values });
  return (
    <EditForm {...props} form={form} encType="multipart/form-data" cancelTo="/admin/products/order">
      <Card>
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.products_sectionNameHint()}
          autoComplete="off"
        />
        <ProductImageField meta={fields.image} value={textValue(fields.image) ?? ""} />
        <CheckField
          meta={fields.isHidden}
          label={m.products_hideSection()}
          hint={m.products_hideSectionHint()}
        />
      </Card>
      <Card title={m.products_whenItIsSold()}>
        <p className="muted">{m.products_soldWhenActive()}</p>
        <SaleHoursFields days={fields.saleDays} from={fields.saleFrom} until={fields.saleUntil} />
      </Card>
    </EditForm>
  );
}
