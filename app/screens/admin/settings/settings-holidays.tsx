import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayInIndia, formatDate, instantInIndia, now } from "#app/domain/clock.ts";
import { lastDayOf } from "#app/domain/opening-hours.ts";
import { addHoliday } from "#app/domain/settings/change-holidays.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { type HolidayFields, holidayForm } from "#app/domain/settings/schema.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/holidays";

export const meta: MetaFunction = () => pageMeta(m.settings_holidays());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const today = dayInIndia(now());
  const { holidays } = shopSettings();
  const form = openForm(holidayForm, { day: "", until: "", name: "" });
  return {
    ...form,
    // A new key empties the form after a holiday was added.
    formKey: JSON.stringify(holidays),
    holidays: holidays
      .filter((holiday) => lastDayOf(holiday) >= today)
      .map((holiday) => ({
        day: holiday.day,
        name: holiday.name,
        date: [...new Set([holiday.day, lastDayOf(holiday)])]
          .map((day) => formatDate(instantInIndia(day, 0)))
          .join(" – "),
      })),
  };
}

export const action = settingsAction(PATH, {
  schema: holidayForm,
  save: addHoliday,
  successMessage: () => m.settings_holidayAdded(),
  redirectTo: PATH,
});

export default function HolidaySettings() {
  const { holidays, formKey } = useLoaderData<typeof loader>();
  return (
    <SettingsPage section="holidays" intro={m.settings_holidaysIntro()}>
      <Card title={m.settings_upcoming()}>
        {holidays.length === 0 ? (
          <p className="muted">{m.settings_noHolidaysSet()}</p>
        ) : (
          <ul className="holidays">
            {holidays.map(({ day, name, date }) => (
              <li key={day}>
                <span className="wrap-anywhere">
                  <strong>{date}</strong>
                  <span className="subtext">{name}</span>
                </span>
                <QuietLink
                  to={translationUrl("holiday", day)}
                  size="small"
                  aria-label={m.translations_translateName({ name })}
                >
                  {m.translations_translate()}
                </QuietLink>
                <PostButton
                  action={`${PATH}/removal`}
                  fields={{ day }}
                  label={m.shared_remove()}
                  ariaLabel={m.settings_remove({ name, date })}
                  icon="trash"
                  variant="secondary"
                  size="small"
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <AddForm key={formKey} />
    </SettingsPage>
  );
}

function AddForm() {
  const { values, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<HolidayFields>("holiday", { constraint, values });
  return (
    <SettingsForm action={PATH} once form={form} submitLabel={m.settings_addHoliday()}>
      <Card title={m.settings_newHoliday()}>
        <Field meta={fields.day} label={m.settings_firstDay()} type="date" width="m" />
        <Field
          meta={fields.until}
          label={m.settings_lastDay()}
          hint={m.settings_emptyForOneDay()}
          type="date"
          width="m"
          optional
        />
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.settings_holidayNameHint()}
          autoComplete="off"
        />
      </Card>
    </SettingsForm>
  );
}
