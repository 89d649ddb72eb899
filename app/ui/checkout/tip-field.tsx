import { m } from "#messages";
import { Card } from "../card.tsx";
import { DigitsField, type FieldMeta } from "../form/field.tsx";

export function TipField({ meta }: { meta: FieldMeta }) {
  return (
    <Card title={m.checkout_tip()}>
      <DigitsField
        meta={meta}
        label={m.shared_tipForTheKitchen()}
        optional
        hint={m.checkout_tipHint()}
        prefix="₹"
        width="s"
      />
    </Card>
  );
}
