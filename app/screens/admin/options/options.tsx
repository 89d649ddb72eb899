import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { groupRow } from "#app/domain/options/group-row.ts";
import { choicesMarkedSoldOut, dishesByGroup } from "#app/domain/options/group-uses.server.ts";
import { listOptionGroups } from "#app/domain/options/queries.server.ts";
import { optionSales } from "#app/domain/reports/option-sales.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink, QuietLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { GroupList } from "#app/ui/options/group-list.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { useMay } from "#app/ui/staff/use-may.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_options(), m.options_whatCustomersCanChoose());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "mark dishes sold out");
  const [uses, marked] = [dishesByGroup(), choicesMarkedSoldOut()];
  const groups = listOptionGroups().map((group) =>
    groupRow(group, uses.get(group.id) ?? [], marked),
  );
  return { groups };
}

export default function Options() {
  const { groups } = useLoaderData<typeof loader>();
  const mayChange = useMay()("change the menu");
  const add = mayChange && (
    <ButtonLink to="/admin/options/add" icon="plus">
      {m.options_addOptions()}
    </ButtonLink>
  );
  return (
    <Page
      title={m.shared_options()}
      intro={m.options_intro()}
      trail={[{ label: m.shared_products(), to: "/admin/products" }]}
      actions={
        groups.length > 0 &&
        mayChange && (
          <>
            {add}
            <QuietLink to={optionSales.url()}>{m.options_optionSales()}</QuietLink>
          </>
        )
      }
    >
      {groups.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.options_noOptionsYet()}
          action={add}
        >
          {m.options_listEmpty()}
        </EmptyState>
      ) : (
        <GroupList groups={groups} />
      )}
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.shared_options, m.options_failedToLoadOptions);
