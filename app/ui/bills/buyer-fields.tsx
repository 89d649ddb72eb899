import { m } from "#messages";
import { Field, type FieldMeta } from "../form/field.tsx";

type Name = "buyerName" | "buyerGstin" | "purchaseOrder" | "billingContact";

/** The company to name on the bill. */
export function BuyerFields({ fields }: { fields: Record<Name, FieldMeta> }) {
  return (
    <>
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
    </>
  );
}
