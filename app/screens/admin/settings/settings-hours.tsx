import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hoursValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type HoursFields, hoursForm } from "#app/domain/settings/schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { rowsOf } from "#app/ui/form/field-meta.ts";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { WeekFields } from "#app/ui/settings/week-fields.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/hours";

export const meta: MetaFunction = () => pageMeta(m.settings_openingHours());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return openForm(hoursForm, hoursValues(shopSettings().hours));
}

export const action = settingsAction(PATH, {
  schema: hoursForm,
  save: (actor, week) => saveSettings(actor, "hours", week),
  get successMessage() {
    return m.settings_openingHoursSaved();
  },
});

export default function HoursSettings() {
  const { values, constraint } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const [form, fields] = useForm<HoursFields>({
    id: "hours",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsPage section="hours" intro={m.settings_openDaysHint()}>
      <SettingsForm action={PATH} form={form} actionData={actionData}>
        <WeekFields days={rowsOf(fields.days)} sameAsMonday={fields.sameAsMonday} />
      </SettingsForm>
    </SettingsPage>
  );
}
