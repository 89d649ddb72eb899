import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type PaymentFields, paymentForm } from "#app/domain/settings/schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { defaultUpiPayee } from "#app/http/upi-payee.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/payment";

export const meta: MetaFunction = () => pageMeta(m.settings_upiPayment());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const form = openForm(paymentForm, shopSettings().upi);
  return { ...form, defaultPayee: defaultUpiPayee() };
}

export const action = settingsAction(PATH, {
  schema: paymentForm,
  save: (actor, payee) => saveSettings(actor, "payment", payee),
  get successMessage() {
    return m.settings_upiPaymentSaved();
  },
});

export default function PaymentSettings() {
  const { values, constraint, defaultPayee } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const [form, fields] = useForm<PaymentFields>({
    id: "payment",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsPage section="payment" intro={m.settings_upiIntro()}>
      <SettingsForm action={PATH} form={form} actionData={actionData}>
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
      </SettingsForm>
    </SettingsPage>
  );
}
