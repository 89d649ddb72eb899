import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { sectionForm } from "#app/domain/menu-sections/section-schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SectionForm } from "#app/ui/products/section-form.tsx";
import { m } from "#messages";
import { sectionAction } from "./section-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.products_addSection());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  return openForm(sectionForm, { name: "", saleDays: [] });
}

export const action = sectionAction;

export default function AddSection() {
  const form = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page
      title={m.products_addSection()}
      variant="narrow"
      trail={[{ label: m.products_orderOfTheMenu(), to: "/admin/products/order" }]}
    >
      <SectionForm
        key={actionData?.version}
        action="/admin/products/sections/add"
        submitLabel={m.products_addSection()}
        {...form}
        once
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.products_failedToSaveSection);
