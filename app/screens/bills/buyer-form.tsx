import type { Billing, BuyerFields } from "#app/domain/bills/buyer.ts";
import { Card } from "#app/ui/card.tsx";
import { EditForm, type EditProps } from "#app/ui/form/edit-form.tsx";
import { Field, SelectField } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { m } from "#messages";

type BuyerFormProps = Pick<EditProps, "action" | "actionData" | "constraint"> & {
  values: Billing;
  /** Where staff can say that it was served. */
  places: { value: string; label: string }[];
};

/** Until the bill is issued. */
export function BuyerForm({ values, constraint, places, ...props }: BuyerFormProps) {
  const [form, fields] = useOpenForm<BuyerFields>("buyer", {
    constraint,
    values,
    actionData: props.actionData,
  });
  return (
    <Card title={m.bills_billToCompany()}>
      <EditForm {...props} form={form} submitLabel={m.shared_save()}>
        <p className="muted">{m.bills_billToCompanyHint()}</p>
        <Field
          meta={fields.buyerName}
          label={m.bills_company()}
          optional
          autoComplete="organization"
          width="m"
        />
        <Field
          meta={fields.buyerGstin}
          label={m.bills_customerGstin()}
          optional
          autoCapitalize="characters"
          spellCheck={false}
          width="m"
        />
        <Field meta={fields.purchaseOrder} label={m.bills_purchaseOrder()} optional width="m" />
        <Field
          meta={fields.billingContact}
          label={m.bills_billingContact()}
          hint={m.bills_billingContactHint()}
          optional
        />
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
