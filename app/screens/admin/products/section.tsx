import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clockTimeOf } from "#app/domain/availability/sale-hours.ts";
import { saveSection } from "#app/domain/menu-sections/save-section.server.ts";
import { sectionForm } from "#app/domain/menu-sections/section-schema.ts";
import { allSections } from "#app/domain/sections/sections.server.ts";
import { outdatedNote } from "#app/domain/translating/translation-list.server.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { openForm, openRecord } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { plainMeta, SelectField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SectionForm } from "#app/ui/products/section-form.tsx";
import { UnsentFields } from "#app/ui/unsent-forms.tsx";
import { m } from "#messages";
import { readFormImage } from "../image-field.server.ts";
import { MENU_ORDER } from "../place-action.server.ts";

export const meta: MetaFunction = ({ params }) =>
  pageMeta(params.category ? m.admin_loggedSectionKind() : m.products_addSection());

function sectionFields(section: ReturnType<typeof allSections>[number]) {
  const { name, image, isHidden, saleDays, saleFromMinutes, saleUntilMinutes } = section;
  return {
    name,
    image,
    isHidden,
    saleDays: [...saleDays],
    saleFrom: clockTimeOf(saleFromMinutes),
    saleUntil: clockTimeOf(saleUntilMinutes),
  };
}

export async function loader({ request, params: { category } }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  if (!category) {
    return { form: openForm(sectionForm, { name: "", saleDays: [] }), section: null, others: [] };
  }
  const sections = allSections();
  const section = sections.find(({ id }) => id === category);
  if (!section) throw redirect(MENU_ORDER);
  const { id, label } = section;
  const others = sections
    .filter((other) => other !== section)
    .map((other) => ({ value: other.id, label: other.label }));
  return { form: openRecord(sectionForm, sectionFields(section)), section: { id, label }, others };
}

export const action = formAction(
  "staff work",
  async (context) => {
    const { request, params, form, url } = context;
    const { user } = await staffVisitor(request, "change the menu", { returnTo: url.pathname });
    const refusedImage = await readFormImage(context, user, "image");
    const section = allSections().find(({ id }) => id === params.category);
    const { reply, saved } = await saveForm(
      form,
      sectionForm,
      async (sent) => refusedImage ?? (await saveSection(user, params.category ?? null, sent)),
      section && sectionFields(section),
    );
    if (reply) return reply;
    const message = m.admin_saved({ name: saved.name });
    const description = outdatedNote("section", saved.id);
    return redirectWithToast(MENU_ORDER, { type: "success", message, description });
  },
  { fields: sectionForm, hasImages: true, failure: () => m.products_failedToSaveSection() },
);

/** Adds a section of the menu, or changes the one in the address. */
export default function SectionPage() {
  const { form, section, others } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const path = `/admin/products/sections/${section?.id ?? "add"}`;
  return (
    <Page
      title={section?.label ?? m.products_addSection()}
      variant="narrow"
      trail={[{ label: m.products_orderOfTheMenu(), to: "/admin/products/order" }]}
      here={section ? m.admin_loggedSectionKind() : undefined}
    >
      <SectionForm
        key={actionData?.version}
        action={path}
        once={!section}
        submitLabel={section ? m.shared_save() : m.products_addSection()}
        {...form}
        secondaryButton={
          section && (
            <SecondaryLink to={translationUrl("section", section.id)}>
              {m.translations_translate()}
            </SecondaryLink>
          )
        }
      />
      {others.length > 0 && (
        <Card title={m.products_removeSection()}>
          <Form method="post" action={`${path}/removal`} className="stack">
            <p className="muted">{m.products_sectionRemovalEffect()}</p>
            <UnsentFields action={`${path}/removal`}>
              <SelectField
                meta={plainMeta("into")}
                label={m.products_moveDishesTo()}
                placeholder={m.products_noSectionForDishes()}
                options={others}
              />
            </UnsentFields>
            <p>
              <SubmitButton variant="danger" icon="trash" pendingLabel={m.shared_deleting()}>
                {m.products_removeSection()}
              </SubmitButton>
            </p>
          </Form>
        </Card>
      )}
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.products_failedToSaveSection);
