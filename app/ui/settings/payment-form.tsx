import type { paymentValues } from "#app/domain/settings/form-values.ts";
import type { PaymentFields } from "#app/domain/settings/schema.ts";
import { cardWays, upiWays } from "#app/domain/terms/payment-terms.ts";
import type { UpiPayee } from "#app/domain/terms/upi-payee.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import type { EditProps } from "../form/edit-form.tsx";
import { AmountField, ChoiceField, DigitsField, Field } from "../form/field.tsx";
import { useOpenForm } from "../form/use-open-form.ts";
import { SettingsForm } from "./settings-form.tsx";

const upiLabels = {
  own: () => m.settings_toMyUpiId(),
  online: () => m.settings_onThePaymentPage(),
  door: () => m.settings_whenTheyGetIt(),
};
const cardLabels = {
  door: () => m.settings_whenTheyGetIt(),
  online: () => m.settings_onThePaymentPage(),
};

type PaymentFormProps = EditProps & {
  values: UpiPayee & Partial<ReturnType<typeof paymentValues>>;
  /** The online payment provider; null while its keys are not set. Left out where only the UPI ID is asked for. */
  provider?: string | null;
  /** Who is paid if the fields are left empty. */
  defaultPayee: UpiPayee;
};

export function PaymentForm({ values, provider, defaultPayee, ...props }: PaymentFormProps) {
  const [form, fields] = useOpenForm<PaymentFields>("payment", { ...props, values });
  const isOffered = (way: string) => way !== "online" || Boolean(provider);
  return (
    <SettingsForm {...props} form={form}>
      <Card>
        <Field
          meta={fields.id}
          label={m.shared_upiId()}
          optional
          hint={
            defaultPayee.id
              ? m.settings_leftEmpty({ upiId: defaultPayee.id })
              : m.settings_upiIdHint()
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          width="m"
        />
        <Field
          meta={fields.name}
          label={m.shared_name()}
          optional
          hint={m.settings_upiNameHint({ name: defaultPayee.name })}
          autoComplete="off"
          width="m"
        />
      </Card>
      {provider !== undefined && (
        <Card title={m.settings_paymentWays()}>
          {provider === null && <p className="muted">{m.settings_onlineNotSetUp()}</p>}
          <ChoiceField
            meta={fields.upiBy}
            legend={m.payments_upi()}
            options={upiWays
              .filter(isOffered)
              .map((value) => ({ value, label: upiLabels[value]() }))}
          />
          <ChoiceField
            meta={fields.cardBy}
            legend={m.payments_card()}
            options={cardWays
              .filter(isOffered)
              .map((value) => ({ value, label: cardLabels[value]() }))}
          />
          {provider && (
            <DigitsField
              meta={fields.payWithinMinutes}
              label={m.settings_minutesToPayOnline()}
              hint={m.settings_minutesToPayHint()}
              width="xs"
            />
          )}
        </Card>
      )}
      {provider !== undefined && (
        <Card title={m.settings_selfOrders()}>
          <AmountField
            meta={fields.selfOrderTrustRupees}
            label={m.settings_selfOrderTrust()}
            hint={m.settings_selfOrderTrustHint()}
            width="s"
          />
        </Card>
      )}
    </SettingsForm>
  );
}
