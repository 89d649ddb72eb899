import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { groupFields, newChoice, newGroup } from "#app/domain/options/group-fields.ts";
import { groupForm } from "#app/domain/options/group-schema.ts";
import { dishesUsing } from "#app/domain/options/group-uses.server.ts";
import type { OptionGroup } from "#app/domain/options/option-group.ts";
import { findOptionGroup } from "#app/domain/options/queries.server.ts";
import { saveOptionGroup } from "#app/domain/options/save-option-group.server.ts";
import { applyRowChange, ROW_CHANGE } from "#app/domain/row-change.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { changeForm } from "#app/http/form/form-reply.server.ts";
import { openForm, openRecord } from "#app/http/form/open-form.server.ts";
import { typedValues } from "#app/http/form/parse-form.server.ts";
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
import { recordAction } from "../record-action.server.ts";

export const meta: MetaFunction = ({ params }) =>
  pageMeta(params.groupId ? m.options_editOptions() : m.options_addOptions());

/** Without the stock, which orders change and which is only saved if it was changed here. */
function comparedFields(group: OptionGroup) {
  const { choices, ...fields } = groupFields(group);
  return { ...fields, choices: choices.map(({ stock, shownStock, ...choice }) => choice) };
}

export async function loader({ request, params: { groupId } }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  if (!groupId) return { form: openForm(groupForm, newGroup), group: null };
  const group = orNotFound(findOptionGroup(groupId));
  const { id, name } = group;
  const dishes = dishesUsing(id).map((dish) => ({ id: dish.id, name: dish.name }));
  return {
    form: openRecord(groupForm, groupFields(group), comparedFields(group)),
    group: { id, name, dishes },
  };
}

export const action = recordAction<typeof groupForm, OptionGroup>({
  schema: groupForm,
  needs: "change the menu",
  failure: () => m.options_failedToSaveOptions(),
  save: (actor, group, { params }) => saveOptionGroup(actor, params.groupId ?? null, group),
  shown({ params }) {
    const group = findOptionGroup(params.groupId ?? "");
    return group && comparedFields(group);
  },
  pageOf: ({ id }) => `/admin/options#group-${id}`,
  changeRows(form) {
    const change = form.get(ROW_CHANGE);
    if (change === null) return null;
    return changeForm(applyRowChange(typedValues(form, groupForm), change, newChoice));
  },
});

/** Adds a group of options, or changes the one in the address. */
export default function OptionPage() {
  const { form, group } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const path = `/admin/options/${group?.id ?? "add"}`;
  return (
    <Page
      title={group ? m.options_editOptions() : m.options_addOptions()}
      intro={group?.name}
      variant="narrow"
      trail={[{ label: m.shared_options(), to: "/admin/options" }]}
    >
      {group?.dishes.length === 0 && <p className="muted">{m.options_notUsedYet()}</p>}
      {group && group.dishes.length > 0 && (
        <Disclosure summary={m.options_usedByDishes({ count: group.dishes.length })}>
          {group.dishes.map((dish, index) => (
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
        once={!group}
        submitLabel={group ? m.options_saveOptions() : m.options_addOptions()}
        {...form}
        secondaryButton={
          group && (
            <>
              <SecondaryLink to={translationUrl("group", group.id)}>
                {m.translations_translate()}
              </SecondaryLink>
              <ButtonLink to={`${path}/removal`} variant="danger" icon="trash">
                {m.shared_delete()}
              </ButtonLink>
            </>
          )
        }
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.options_failedToLoadOptions);
