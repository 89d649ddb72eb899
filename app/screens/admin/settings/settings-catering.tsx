import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cateringValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type CateringFields, cateringForm } from "#app/domain/settings/schema.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { CheckField, DigitsField } from "#app/ui/form/field.tsx";
import { rowsOf } from "#app/ui/form/field-meta.ts";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/catering";

export const meta: MetaFunction = () => pageMeta(m.settings_cateringSettings());

const shown = () => cateringValues(shopSettings().catering);

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return openRecord(cateringForm, shown());
}

export const action = settingsAction(PATH, {
  schema: cateringForm,
  shown,
  save: (actor, terms) => saveSettings(actor, "catering", terms),
  successMessage: () => m.settings_cateringSaved(),
});

export default function CateringSettings() {
  const { values, constraint, seenVersion } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<CateringFields>("catering", { constraint, values });
  return (
    <SettingsPage section="catering" intro={m.settings_bookingsKeptHint()}>
      <SettingsForm action={PATH} form={form} seenVersion={seenVersion}>
        <Card title={m.shared_guests()}>
          <DigitsField
            meta={fields.guestsPerDay}
            label={m.settings_guestsPerDay()}
            hint={m.settings_guestsPerDayHint()}
            width="s"
          />
        </Card>
        <Card title={m.settings_changesByCustomers()}>
          <DigitsField
            meta={fields.changeDays}
            label={m.settings_daysBeforeTheEvent()}
            hint={m.settings_changeDaysHint()}
            width="s"
          />
        </Card>
        <Card title={m.settings_reminders()}>
          <CheckField
            meta={fields.sendsReminders}
            label={m.settings_sendsReminders()}
            hint={m.settings_sendsRemindersHint()}
          />
        </Card>
        <Card title={m.settings_advanceNotice()}>
          <p className="muted">{m.settings_leadTimesHint()}</p>
          {rowsOf(fields.leadTimes).map((line, index) => {
            const { fromGuests, leadTimeDays } = line.getFieldset();
            return (
              <fieldset key={line.key} className="day">
                <legend className="visually-hidden">
                  {m.settings_line({ number: index + 1 })}
                </legend>
                <DigitsField meta={fromGuests} label={m.settings_fromGuests()} />
                <DigitsField meta={leadTimeDays} label={m.settings_daysAhead()} />
              </fieldset>
            );
          })}
        </Card>
        <Card title={m.settings_cancellationTerms()}>
          <p className="muted">{m.settings_cancellationTermsHint()}</p>
          {rowsOf(fields.cancellation).map((line, index) => {
            const { belowDays, keptPercent } = line.getFieldset();
            return (
              <fieldset key={line.key} className="day">
                <legend className="visually-hidden">
                  {m.settings_line({ number: index + 1 })}
                </legend>
                <DigitsField meta={belowDays} label={m.settings_belowDays()} />
                <DigitsField meta={keptPercent} label={m.settings_keepPercent()} />
              </fieldset>
            );
          })}
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
