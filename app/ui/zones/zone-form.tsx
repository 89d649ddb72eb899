import type { ZoneFormFields } from "#app/domain/zones/zone-fields.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { AmountField, CheckField, DigitsField, Field, TextAreaField } from "../form/field.tsx";
import { useOpenForm } from "../form/use-open-form.ts";

type ZoneFormProps = EditProps & { values: ZoneFormFields };

export function ZoneForm(props: ZoneFormProps) {
  const [form, fields] = useOpenForm<ZoneFormFields>("zone", props);
  return (
    <EditForm {...props} form={form} cancelTo="/admin/settings/delivery">
      <Card>
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.zones_nameHint()}
          autoComplete="off"
        />
        <TextAreaField
          meta={fields.pincodes}
          label={m.zones_pincodesLabel()}
          hint={m.zones_pincodesHint()}
          rows={3}
          autoComplete="off"
        />
        <CheckField meta={fields.active} label={m.shared_active()} hint={m.zones_pausedHint()} />
      </Card>
      <Card title={m.zones_terms()}>
        <div className="fields">
          <AmountField
            meta={fields.fee}
            label={m.shared_deliveryFee()}
            hint={m.zones_0MakesDeliveryFree()}
            width="s"
          />
          <AmountField
            meta={fields.freeAbove}
            label={m.shared_freeAbove()}
            hint={m.zones_beforeDiscountsEmptyNeverFree()}
            optional
            width="s"
          />
          <AmountField
            meta={fields.minimum}
            label={m.zones_minimumOrder()}
            hint={m.zones_beforeDiscountsEmptyNone()}
            optional
            width="s"
          />
          <DigitsField
            meta={fields.minutes}
            label={m.zones_minutesToTheDoor()}
            hint={m.zones_timeHint()}
            optional
            width="s"
          />
        </div>
        <Field
          meta={fields.note}
          label={m.zones_noteForCustomers()}
          hint={m.zones_notePlaceholder()}
          optional
          autoComplete="off"
        />
      </Card>
    </EditForm>
  );
}
