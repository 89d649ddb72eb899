import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type LogFields, logForm } from "#app/domain/settings/schema.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { DigitsField } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/log";

export const meta: MetaFunction = () => pageMeta(m.shared_log());

const shown = () => ({ keptYears: String(shopSettings().log.keptYears) });

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "limit the log");
  return openRecord(logForm, shown());
}

export const action = settingsAction(PATH, {
  schema: logForm,
  shown,
  needs: "limit the log",
  save: (actor, log) => saveSettings(actor, "log", log),
  successMessage: () => m.settings_logSaved(),
});

export default function LogSettings() {
  const { values, constraint, seenVersion } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<LogFields>("log", { constraint, values });
  return (
    <SettingsPage section="log" intro={m.settings_oldEntriesAreRemoved()}>
      <SettingsForm action={PATH} form={form} seenVersion={seenVersion}>
        <Card>
          <DigitsField
            meta={fields.keptYears}
            label={m.settings_keptYearsLabel()}
            suffix={m.settings_years()}
            width="s"
          />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
