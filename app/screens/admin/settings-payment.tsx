import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paymentValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { savePaymentOrCharges } from "#app/domain/settings/save-settings.server.ts";
import { type PaymentFields, paymentForm } from "#app/domain/settings/schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { defaultUpiPayee } from "#app/http/upi-payee.server.ts";
import { Card } from "#app/ui/card.tsx";
import { CheckField, Field } from "#app/ui/form/field.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/payment";

export const meta: MetaFunction = () => pageMeta("UPI payment");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const form = await openForm(request, PATH, paymentForm, paymentValues(shopSettings().upi));
  return { ...form, defaultPayee: defaultUpiPayee };
}

export const action = settingsAction(PATH, {
  schema: paymentForm,
  save: (actor, payee) => savePaymentOrCharges(actor, "payment", payee),
  successMessage: "UPI payment saved",
});

export default function PaymentSettings() {
  const { values, constraint, isUnsent, defaultPayee } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<PaymentFields>({
    id: "payment",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsPage section="payment" intro="Who is paid when a customer scans the code of an order.">
      <SettingsForm action={PATH} form={form} isUnsent={isUnsent && !actionData}>
        <Card>
          <Field
            meta={fields.id}
            label="UPI ID"
            optional
            hint={
              defaultPayee.id
                ? `Left empty: ${defaultPayee.id}`
                : "Left empty, customers pay by UPI when they receive the order"
            }
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            width="m"
          />
          <Field
            meta={fields.name}
            label="Name"
            optional
            hint={`As the payment app shows it. Left empty: ${defaultPayee.name}`}
            autoComplete="off"
            width="m"
          />
          <CheckField
            meta={fields.adjustsAmounts}
            label="Ask each open order for a different amount"
            hint="Adds 1 to 99 paise as “UPI adjustment” when a web or phone order is placed, so that the amount tells you whose payment it is. Not together with rounding to the rupee."
          />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
