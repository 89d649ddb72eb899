import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { groupFields } from "#app/domain/options/group-fields.ts";
import { groupForm } from "#app/domain/options/group-schema.ts";
import { dishesUsing } from "#app/domain/options/group-uses.server.ts";
import { findOptionGroup } from "#app/domain/options/queries.server.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { GroupForm } from "#app/ui/options/group-form.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { comparedFields, optionAction } from "./option-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.options_editOptions());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  const group = orNotFound(findOptionGroup(params.groupId ?? ""));
  const path = `/admin/options/${group.id}`;
  return {
    ...openRecord(groupForm, groupFields(group), comparedFields(group)),
    name: group.name,
    groupId: group.id,
    path,
    dishes: dishesUsing(group.id).map(({ id, name }) => ({ id, name })),
  };
}

export const action = optionAction;

export default function EditOptions() {
  const { name, groupId, path, dishes, ...form } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page
      title={m.options_editOptions()}
      intro={name}
      variant="narrow"
      trail={[{ label: m.shared_options(), to: "/admin/options" }]}
    >
      {dishes.length === 0 ? (
        <p className="muted">{m.options_notUsedYet()}</p>
      ) : (
        <Disclosure summary={m.options_usedByDishes({ count: dishes.length })}>
          {dishes.map((dish, index) => (
            <span key={dish.id}>
              {index > 0 && ", "}
              <Link to={`/admin/products/edit/${dish.id}`}>{dish.name}</Link>
            </span>
          ))}
        </Disclosure>
      )}
      <GroupForm
        key={actionData?.version}
        action={path}
        submitLabel={m.options_saveOptions()}
        {...form}
        secondaryButton={
          <>
            <SecondaryLink to={translationUrl("group", groupId)}>
              {m.translations_translate()}
            </SecondaryLink>
            <ButtonLink to={`${path}/removal`} variant="danger" icon="trash">
              {m.shared_delete()}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.options_failedToLoadOptions);
