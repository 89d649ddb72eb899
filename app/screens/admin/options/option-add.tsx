import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newGroup } from "#app/domain/options/group-fields.ts";
import { groupForm } from "#app/domain/options/group-schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { GroupForm } from "#app/ui/options/group-form.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { optionAction } from "./option-action.server.ts";

const PATH = "/admin/options/add";

export const meta: MetaFunction = () => pageMeta(m.options_addOptions());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  return openForm(groupForm, newGroup);
}

export const action = optionAction;

export default function AddOptions() {
  const form = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page
      title={m.options_addOptions()}
      variant="narrow"
      trail={[{ label: m.shared_options(), to: "/admin/options" }]}
    >
      <GroupForm
        key={actionData?.version}
        action={PATH}
        submitLabel={m.options_addOptions()}
        {...form}
        once
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.options_failedToSaveOptions);
