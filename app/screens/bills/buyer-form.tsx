import type { Billing, BuyerFields as Fields } from "#app/domain/bills/buyer.ts";
import { BuyerFields } from "#app/ui/bills/buyer-fields.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditForm, type EditProps } from "#app/ui/form/edit-form.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { m } from "#messages";

type BuyerFormProps = Pick<EditProps, "action" | "constraint"> & {
  values: Billing;
  /** The places of supply that staff can choose. */
  places: { value: string; label: string }[];
};

/** Only until the bill is issued. */
export function BuyerForm({ values, constraint, places, ...props }: BuyerFormProps) {
  const [form, fields] = useOpenForm<Fields>("buyer", { constraint, values });
  return (
    <Card title={m.bills_billToCompany()}>
      <EditForm {...props} form={form} submitLabel={m.shared_save()}>
        <BuyerFields fields={fields} />
        {places.length > 0 && (
          <SelectField
            meta={fields.placeOfSupply}
            label={m.bills_placeOfSupply()}
            hint={m.bills_placeOfSupplyHint()}
            options={places}
          />
        )}
      </EditForm>
    </Card>
  );
}
