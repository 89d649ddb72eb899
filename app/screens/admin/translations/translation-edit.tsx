import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageNames } from "#app/domain/language/language.ts";
import { saveTranslations } from "#app/domain/translating/save-translations.server.ts";
import { findSubject } from "#app/domain/translating/subjects.server.ts";
import { fieldsOf, kindLabels } from "#app/domain/translating/translation-fields.ts";
import {
  nextMissing,
  outdatedLanguages,
  translationReader,
} from "#app/domain/translating/translation-list.server.ts";
import {
  type TranslatedFields,
  translationForm,
} from "#app/domain/translating/translation-schema.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import {
  isTranslationKind,
  longFields,
  type TranslationKind,
  translationLanguages,
} from "#app/domain/translations/translatable.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { MAX_LONG_BODY_BYTES } from "#app/http/limits/input-budget.ts";
import { notFound, orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/form/edit-form.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { TranslatedText } from "#app/ui/translations/translated-text.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.translations_translate());

function kindOf(text: string | undefined): TranslationKind {
  if (!isTranslationKind(text)) throw notFound();
  return text;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  const kind = kindOf(params.kind);
  const subject = orNotFound(findSubject(kind, params.subjectId ?? ""));
  const path = translationUrl(kind, subject.id);
  const saved = translationReader()(subject);
  const next = nextMissing(subject);
  return {
    ...openRecord(translationForm(subject), saved),
    kind,
    name: subject.name,
    about: subject.about,
    english: subject.english,
    outdated: outdatedLanguages(subject),
    path,
    nextUrl: next ? translationUrl(next.kind, next.id) : null,
  };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form }) => {
    const kind = kindOf(params.kind);
    const id = params.subjectId ?? "";
    const path = translationUrl(kind, id);
    const { user } = await staffVisitor(request, "change the menu", {
      returnTo: path,
    });
    const subject = orNotFound(findSubject(kind, id));
    const { reply } = await saveForm(
      form,
      translationForm(subject),
      (sent) => saveTranslations(user, kind, id, sent),
      translationReader()(subject),
    );
    if (reply) return reply;
    return redirectWithToast(path, m.translations_saved());
  },
  { maxTextBytes: MAX_LONG_BODY_BYTES, failure: () => m.translations_notSaved() },
);

export default function EditTranslation() {
  const { kind, about, name, english, outdated, path, nextUrl, ...opened } =
    useLoaderData<typeof loader>();
  const { values, constraint, seenVersion } = opened;
  const [form, fields] = useOpenForm<TranslatedFields>("translation", { constraint, values });
  const shown = fieldsOf(kind, about).filter(([field]) => english[field]);
  return (
    <Page
      title={m.translations_translate()}
      intro={
        <>
          {kindLabels[kind]}: <span lang="en">{name}</span>
        </>
      }
      actions={
        nextUrl && <SecondaryLink to={nextUrl}>{m.translations_nextMissing()}</SecondaryLink>
      }
      trail={[{ label: m.translations_translations(), to: "/admin/translations" }]}
    >
      <EditForm
        action={path}
        form={form}
        seenVersion={seenVersion}
        submitLabel={m.translations_saveTranslations()}
        cancelTo="/admin/translations"
      >
        <p className="muted">{m.translations_emptyFallsBack()}</p>
        {shown.map(([field, { label, max }]) => {
          const texts = fields[field]?.getFieldset();
          return (
            texts && (
              <TranslatedText
                key={field}
                label={label}
                english={english[field] ?? ""}
                outdated={outdated[field] ?? []}
                hint={field === "ingredients" ? m.translations_separatedByCommas() : undefined}
                rows={longFields.includes(field) ? 20 : max > 100 ? 3 : 0}
                languages={translationLanguages.map((language) => ({
                  language,
                  label: m.translations_inLanguage({
                    field: label,
                    language: languageNames[language],
                  }),
                  meta: texts[language],
                }))}
              />
            )
          );
        })}
      </EditForm>
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.translations_notLoaded);
