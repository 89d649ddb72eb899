import { useForm } from "@conform-to/react";
import type { Buyer, BuyerFields } from "#app/domain/bills/buyer.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { Field } from "../form/field.tsx";

type BuyerFormProps = Pick<EditProps, "action" | "actionData" | "constraint"> & { values: Buyer };

/** Until the bill is issued. */
export function BuyerForm({ values, constraint, ...props }: BuyerFormProps) {
  const [form, fields] = useForm<BuyerFields>({
    id: "buyer",
    constraint,
    lastResult: props.actionData?.result,
    defaultValue: values,
  });
  return (
    <Card title={m.bills_billToCompany()} className="not-on-paper">
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
      </EditForm>
    </Card>
  );
}
