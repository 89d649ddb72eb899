import { Card } from "../card.tsx";
import { Field, type FieldMeta } from "../form/field.tsx";

export function TipField({ meta }: { meta: FieldMeta }) {
  return (
    <Card title="Tip">
      <Field
        meta={meta}
        label="Tip for the kitchen"
        optional
        hint="In whole rupees, such as 10, 20 or 50"
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        width="s"
      />
    </Card>
  );
}
