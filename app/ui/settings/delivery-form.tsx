import type { deliveryValues } from "#app/domain/settings/form-values.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import type { EditProps } from "../form/edit-form.tsx";
import { AmountField, CheckField } from "../form/field.tsx";
import { useOpenForm } from "../form/use-open-form.ts";
import { Link } from "../link.tsx";
import { SettingsForm } from "./settings-form.tsx";

type Values = ReturnType<typeof deliveryValues>;

export function DeliveryForm({ values, ...props }: EditProps & { values: Values }) {
  const [form, fields] = useOpenForm<Values>("delivery", { ...props, values });
  return (
    <SettingsForm {...props} form={form}>
      <Card>
        <AmountField
          meta={fields.feeRupees}
          label={m.shared_deliveryFee()}
          hint={m.settings_0MakesEveryDeliveryFree()}
          width="s"
        />
        <AmountField
          meta={fields.freeAboveRupees}
          label={m.shared_freeAbove()}
          hint={m.settings_freeAboveHint()}
          optional
          width="s"
        />
        <CheckField
          meta={fields.isPickupOnly}
          label={m.settings_pickupOnly()}
          hint={m.settings_pickupOnlyHint()}
        />
        <Link to="/admin/zones" className="tap-target">
          {m.settings_minimumByArea()}
        </Link>
      </Card>
    </SettingsForm>
  );
}
