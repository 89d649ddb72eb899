import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { clockTimeOf } from "#app/domain/availability/sale-hours.ts";
import { setSectionHours } from "#app/domain/menu/change-section.server.ts";
import { type SectionHoursInput, sectionHoursForm } from "#app/domain/menu/product-schema.ts";
import { allSections } from "#app/domain/sections/sections.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Card } from "#app/ui/card.tsx";
import { EditForm } from "#app/ui/form/edit-form.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Breadcrumb } from "#app/ui/page/breadcrumb.tsx";
import { ErrorScreen, NOT_FOUND } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SaleHoursFields } from "#app/ui/products/sale-hours-fields.tsx";
import { m } from "#messages";

const LIST = "/admin/products/order";
const FAILED = () => m.products_failedToSaveTheHours();

export const meta: MetaFunction = () => pageMeta(m.products_hoursOfASection());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  const section = allSections().find(({ id }) => id === params.category);
  if (!section) throw new Response(NOT_FOUND, { status: 404 });
  const path = `/admin/products/sections/${section.id}`;
  const saved = {
    saleDays: [...section.saleDays],
    saleFrom: clockTimeOf(section.saleFromMinutes),
    saleUntil: clockTimeOf(section.saleUntilMinutes),
  };
  return { ...openForm(sectionHoursForm, saved), path, name: section.label };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form, url: { pathname } }) => {
    const { user } = await staffVisitor(request, "change the menu", {
      returnTo: pathname,
    });
    const submission = parseForm(form, sectionHoursForm);
    if (submission.status !== "success") return refuseForm(submission);
    const { saleDays, saleFrom, saleUntil } = submission.value;
    const hours = { saleDays, saleFromMinutes: saleFrom, saleUntilMinutes: saleUntil };
    const saved = setSectionHours(user, params.category ?? "", hours);
    if (!saved.ok) return refuseWithProblem(submission, saved);
    const toast = {
      type: "success",
      message: m.products_hoursOfSaved({ name: saved.value.name }),
    } as const;
    return redirectWithToast(LIST, toast);
  },
  { fields: sectionHoursForm, failure: FAILED },
);

export default function MenuSection() {
  const { path, name, values, constraint } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const [form, fields] = useForm<SectionHoursInput>({
    id: "section",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <Page
      title={m.products_hoursOf({ name })}
      intro={m.products_soldWhenActive()}
      variant="narrow"
      before={
        <Breadcrumb trail={[{ label: m.products_orderOfTheMenu(), to: LIST }, { label: name }]} />
      }
    >
      <EditForm
        action={path}
        form={form}
        actionData={actionData}
        submitLabel={m.shared_save()}
        cancelTo={LIST}
      >
        <Card>
          <SaleHoursFields days={fields.saleDays} from={fields.saleFrom} until={fields.saleUntil} />
        </Card>
      </EditForm>
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure={FAILED()} />;
}
