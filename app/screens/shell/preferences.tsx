import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rememberLanguage } from "#app/domain/accounts/user-language.server.ts";
import { currentLanguage } from "#app/domain/language/language.ts";
import {
  currencies,
  languageOptions,
  type Preferences,
  themes,
} from "#app/domain/preferences/preferences.ts";
import { preferencesInput } from "#app/domain/preferences/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { preferencesCookie, readPreferences } from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ChoiceField, SelectField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_preferences(), m.shell_preferencesIntro());

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    preferences: { ...(await readPreferences(request)), language: currentLanguage() },
    constraint: formConstraint(preferencesInput),
  };
}

export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const submission = parseForm(form, preferencesInput);
    if (submission.status !== "success") return refuseForm(submission);
    const current = await readPreferences(request);
    const { language } = submission.value;
    const { user } = await visitorOf(request);
    if (user && language) rememberLanguage(user, language);
    const cookie = await preferencesCookie({ ...current, ...submission.value });
    return redirectWithToast("/preferences", m.shell_preferencesSaved(), [cookie]);
  },
  { failure: () => m.shell_preferencesNotSaved() },
);

export default function PreferencesScreen() {
  const { preferences, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<Preferences>("preferences", {
    constraint,
    values: preferences,
  });
  return (
    <Page title={m.shared_preferences()} intro={m.shell_savedOnThisDeviceOnly()} variant="narrow">
      <Card title={m.shell_preferencesTitle()}>
        {/* Another language needs another script. */}
        <Form method="post" id={form.id} noValidate reloadDocument className="stack">
          <ErrorSummary form={form} />
          <ChoiceField meta={fields.theme} legend={m.shell_theme()} options={[...themes]} />
          <SelectField
            meta={fields.language}
            label={m.shell_language()}
            options={languageOptions}
          />
          <SelectField
            meta={fields.currency}
            label={m.shell_currency()}
            options={[...currencies]}
          />
          <p>
            <SubmitButton pendingLabel={m.shared_saving()}>{m.shared_save()}</SubmitButton>
          </p>
        </Form>
      </Card>
    </Page>
  );
}
