import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hoursValues } from "#app/domain/settings/form-values.ts";
import { closedWeekWarning } from "#app/domain/settings/format-hours.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { hoursForm } from "#app/domain/settings/schema.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { HoursForm } from "#app/ui/settings/hours-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/hours";

export const meta: MetaFunction = () => pageMeta(m.settings_openingHours());

const shown = () => hoursValues(shopSettings().hours);

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return openRecord(hoursForm, shown());
}

export const action = settingsAction(PATH, {
  schema: hoursForm,
  shown,
  save: (actor, week) => saveSettings(actor, "hours", week),
  successMessage: () => m.settings_openingHoursSaved(),
  successHint: ({ hours }) => closedWeekWarning(hours),
});

export default function HoursSettings() {
  return (
    <SettingsPage section="hours" intro={m.settings_openDaysHint()}>
      <HoursForm {...useLoaderData<typeof loader>()} action={PATH} submitLabel={m.shared_save()} />
    </SettingsPage>
  );
}
