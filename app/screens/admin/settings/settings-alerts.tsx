import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emailSiteUrl } from "#app/domain/emails/email-queue-state.server.ts";
import { alertsValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type AlertsFields, alertsForm } from "#app/domain/settings/schema.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckField, ChoiceField, DigitsField } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/alerts";

export const meta: MetaFunction = () => pageMeta(m.alerts_title());

const shown = () => alertsValues(shopSettings().alerts);

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change settings");
  return {
    ...openRecord(alertsForm, shown()),
    email: user.email,
    isVerified: user.isEmailVerified,
    sendsEmails: emailSiteUrl() !== null,
  };
}

export const action = settingsAction(PATH, {
  schema: alertsForm,
  shown,
  save: (actor, alerts) => saveSettings(actor, "alerts", alerts),
  successMessage: () => m.alerts_alertsSaved(),
});

export default function AlertSettings() {
  const { values, constraint, seenVersion, email, isVerified, sendsEmails } =
    useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<AlertsFields>("alerts", { constraint, values });
  return (
    <SettingsPage section="alerts" intro={m.alerts_ringingIntro()}>
      {!sendsEmails && <Notice tone="info">{m.alerts_emailIsOff()}</Notice>}
      {!isVerified && (
        <Notice
          tone="warn"
          action={
            <SecondaryLink to="/profile" size="small">
              {m.alerts_verifyIt()}
            </SecondaryLink>
          }
        >
          {m.alerts_ownAddressUnverified({ email })}
        </Notice>
      )}
      <SettingsForm action={PATH} form={form} seenVersion={seenVersion}>
        <Card title={m.alerts_whenNobodyAnswers()}>
          <DigitsField
            meta={fields.unansweredMinutes}
            label={m.alerts_tellTheOwnerAfter()}
            hint={m.alerts_waitQuestionHint()}
            suffix={m.admin_minutes()}
            width="s"
          />
          <ChoiceField
            meta={fields.tellsOwnerBy}
            legend={m.alerts_by()}
            options={[
              { value: "email", label: m.shared_email() },
              { value: "push", label: m.alerts_pushToOwners() },
              { value: "both", label: m.admin_both() },
            ]}
          />
          <DigitsField
            meta={fields.expiresAfterMinutes}
            label={m.alerts_cancelAfter()}
            hint={m.alerts_cancelAfterHint()}
            suffix={m.admin_minutes()}
            width="s"
          />
          <CheckField
            meta={fields.acceptsAtOnce}
            label={m.alerts_acceptWebOrdersAtOnce()}
            hint={m.alerts_autoConfirmHint()}
          />
        </Card>
        <Card title={m.alerts_emailToAdmins()}>
          <CheckField meta={fields.orders} label={m.alerts_emailEachNewOrder()} />
          <CheckField meta={fields.bookings} label={m.alerts_emailEachNewBooking()} />
          <CheckField meta={fields.days} label={m.alerts_emailDayReport()} />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
