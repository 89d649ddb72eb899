import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type PaymentFields, paymentForm } from "#app/domain/settings/schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { defaultUpiPayee } from "#app/http/upi-payee.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { settingsAction } from "./settings-form.server.ts";

const HERE = "/admin/settings/payment";

export const meta: MetaFunction = () => pageMeta("UPI payment");

export async function loader({ request }: LoaderFunctionArgs) {
  await adminVisitor(request);
  const typed = await openForm(request, HERE, paymentForm, shopSettings().upi);
  return { ...typed, otherwise: defaultUpiPayee };
}

export const action = settingsAction(HERE, {
  schema: paymentForm,
  save: (actor, payee) => saveSettings(actor, "payment", payee),
  done: "UPI payment saved",
});

export default function PaymentSettings() {
  const { values, constraint, isUnsent, otherwise } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<PaymentFields>({
    id: "payment",
    constraint,
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <SettingsPage section="payment" intro="Who is paid when a customer scans the code of an order.">
      <SettingsForm action={HERE} form={form} isUnsent={isUnsent && !answer}>
        <Card>
          <Field
            meta={fields.id}
            label="UPI ID"
            optional
            hint={`Left empty: ${otherwise.id}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            width="m"
          />
          <Field
            meta={fields.name}
            label="Name"
            optional
            hint={`As the payment app shows it. Left empty: ${otherwise.name}`}
            autoComplete="off"
            width="m"
          />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
