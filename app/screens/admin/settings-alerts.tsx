import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emailSiteUrl } from "#app/domain/emails/email-queue-state.server.ts";
import { alertsValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type AlertsFields, alertsForm } from "#app/domain/settings/schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckField, ChoiceField, Field } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/alerts";

export const meta: MetaFunction = () => pageMeta("Alerts");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change settings");
  return {
    ...(await openForm(request, PATH, alertsForm, alertsValues(shopSettings().alerts))),
    email: user.email,
    isVerified: user.isEmailVerified,
    sendsEmails: emailSiteUrl() !== null,
  };
}

export const action = settingsAction(PATH, {
  schema: alertsForm,
  save: (actor, alerts) => saveSettings(actor, "alerts", alerts),
  successMessage: "Alerts saved",
});

export default function AlertSettings() {
  const { values, constraint, isUnsent, email, isVerified, sendsEmails } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<AlertsFields>({
    id: "alerts",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsPage
      section="alerts"
      intro="New orders and bookings ring on every device whose sound is on, until somebody presses “Got it”. The bell at the top of each page sets the sound of that device."
    >
      {!sendsEmails && (
        <Notice tone="info">Email is off. Ask whoever runs the server to set it up.</Notice>
      )}
      {!isVerified && (
        <Notice
          tone="warn"
          action={
            <ButtonLink to="/profile" variant="secondary" size="small">
              Verify it
            </ButtonLink>
          }
        >
          Your own address, {email}, is not verified and receives no alerts.
        </Notice>
      )}
      <SettingsForm action={PATH} form={form} isUnsent={isUnsent && !actionData}>
        <Card title="When nobody answers">
          <Field
            meta={fields.unansweredMinutes}
            label="Tell the owner after"
            hint="Customers are then asked whether to wait or cancel. 0: never"
            suffix="minutes"
            inputMode="numeric"
            autoComplete="off"
            width="s"
          />
          <ChoiceField
            meta={fields.tellsOwnerBy}
            legend="By"
            options={[
              { value: "email", label: "Email" },
              { value: "push", label: "A message on the owner's devices" },
              { value: "both", label: "Both" },
            ]}
          />
          <CheckField
            meta={fields.acceptsAtOnce}
            label="Accept web orders at once"
            hint="They start as confirmed, and ring all the same"
          />
        </Card>
        <Card title="Emails to every admin with a verified address">
          <CheckField meta={fields.orders} label="Email each new order" />
          <CheckField meta={fields.bookings} label="Email each new booking" />
          <CheckField meta={fields.days} label="Email the report when a day is closed" />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
