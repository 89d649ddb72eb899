import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayInPune, formatDate, instantInPune, now } from "#app/domain/clock.ts";
import { addHoliday } from "#app/domain/settings/change-holidays.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { type HolidayFields, holidayForm } from "#app/domain/settings/schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { settingsAction } from "./settings-form.server.ts";

const HERE = "/admin/settings/holidays";

export const meta: MetaFunction = () => pageMeta("Holidays");

export async function loader({ request }: LoaderFunctionArgs) {
  await adminVisitor(request);
  const today = dayInPune(now());
  const { holidays } = shopSettings();
  const typed = await openForm(request, HERE, holidayForm, { day: "", name: "" });
  return {
    ...typed,
    // After a holiday was added, the form is empty again.
    formKey: JSON.stringify(holidays),
    holidays: holidays
      .filter(({ day }) => day >= today)
      .map(({ day, name }) => ({ day, name, words: formatDate(instantInPune(day, 0)) })),
  };
}

export const action = settingsAction(HERE, {
  schema: holidayForm,
  save: addHoliday,
  done: "Holiday added",
  place: HERE,
});

export default function HolidaySettings() {
  const { holidays, formKey } = useLoaderData<typeof loader>();
  return (
    <SettingsPage section="holidays" intro="On these days the shop stays closed, all day.">
      <Card title="To come">
        {holidays.length === 0 ? (
          <p className="muted">No holiday is set.</p>
        ) : (
          <ul className="holidays">
            {holidays.map(({ day, name, words }) => (
              <li key={day}>
                <span className="wrap-anywhere">
                  <strong>{words}</strong>
                  <span className="subtext">{name}</span>
                </span>
                <PostButton
                  action={`${HERE}/removal`}
                  fields={{ day }}
                  label="Remove"
                  ariaLabel={`Remove ${name}, ${words}`}
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
  const { values, constraint, isUnsent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<HolidayFields>({
    id: "holiday",
    constraint,
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <SettingsForm
      action={HERE}
      form={form}
      isUnsent={isUnsent && !answer}
      submitLabel="Add the holiday"
    >
      <Card title="Another one">
        <Field meta={fields.day} label="Day" type="date" width="m" />
        <Field
          meta={fields.name}
          label="What it is"
          hint="Customers read it: Closed today for Diwali."
          autoComplete="off"
        />
      </Card>
    </SettingsForm>
  );
}
