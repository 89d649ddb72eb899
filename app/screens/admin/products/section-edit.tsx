import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { sectionForm } from "#app/domain/menu-sections/section-schema.ts";
import { allSections } from "#app/domain/sections/sections.server.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
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
import { MENU_ORDER } from "../place-action.server.ts";
import { sectionAction, sectionFields } from "./section-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.admin_loggedSectionKind());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  const sections = allSections();
  const section = sections.find(({ id }) => id === params.category);
  if (!section) throw redirect(MENU_ORDER);
  const { id, label } = section;
  const others = sections
    .filter((other) => other !== section)
    .map((other) => ({ value: other.id, label: other.label }));
  return { form: openRecord(sectionForm, sectionFields(section)), id, label, others };
}

export const action = sectionAction;

export default function EditSection() {
  const { form, id, label, others } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const path = `/admin/products/sections/${id}`;
  return (
    <Page
      title={label}
      variant="narrow"
      trail={[{ label: m.products_orderOfTheMenu(), to: "/admin/products/order" }]}
      here={m.admin_loggedSectionKind()}
    >
      <SectionForm
        key={actionData?.version}
        action={path}
        submitLabel={m.shared_save()}
        {...form}
        secondaryButton={
          <SecondaryLink to={translationUrl("section", id)}>
            {m.translations_translate()}
          </SecondaryLink>
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
