import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type GroupRow, groupRow } from "#app/domain/options/group-row.ts";
import { choicesMarkedSoldOut, dishesByGroup } from "#app/domain/options/group-uses.server.ts";
import { listOptionGroups } from "#app/domain/options/queries.server.ts";
import { optionSales } from "#app/domain/reports/option-sales.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, QuietLink } from "#app/ui/button.tsx";
import { Price } from "#app/ui/dish/price.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
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

function GroupList({ groups }: { groups: GroupRow[] }) {
  const may = useMay();
  return (
    <ul className="option-groups">
      {groups.map((group) => (
        <li key={group.id} id={`group-${group.id}`} className="card">
          <h2>
            {may("change the menu") ? (
              <Link
                to={`/admin/options/${group.id}`}
                aria-label={m.shared_editNamed({ name: group.name })}
              >
                {group.name}
                <Icon name="edit" />
              </Link>
            ) : (
              group.name
            )}
          </h2>
          <p className="muted small">
            {group.isSize ? m.options_size() : group.kind} ·{" "}
            {group.dishes.length === 0 ? m.options_noDishUsesIt() : usedBy(group.dishes)}
          </p>
          <ul className="plain-list option-choices">
            {group.choices.map((choice) => (
              <ChoiceRow key={choice.id} choice={choice} group={group} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const SHOWN_DISHES = 3;

function usedBy(dishes: string[]): string {
  if (dishes.length > SHOWN_DISHES) {
    return m.options_usedByCount({ count: dishes.length });
  }
  return m.options_usedBy({ dishes: dishes.join(", ") });
}

type ChoiceRowProps = { choice: GroupRow["choices"][number]; group: GroupRow };

function ChoiceRow({ choice, group }: ChoiceRowProps) {
  const { id, name, pricePaise, stock, isMarked } = choice;
  const label = isMarked ? m.shared_availableAgain() : m.shared_soldOutToday();
  return (
    <li>
      <span className="row option-choice">
        {name}
        <span className="muted small">
          {pricePaise > 0 ? (
            <>
              {!group.isSize && "+"}
              <Price paise={pricePaise} />
            </>
          ) : (
            m.options_freeOfCharge()
          )}
          {stock !== null && ` · ${m.options_left({ stock })}`}
        </span>
        {!choice.isVeg && <Badge tone="bad">{m.options_nonVeg()}</Badge>}
        {choice.isHidden && <Badge>{m.shared_hidden()}</Badge>}
        {choice.soldOut && <Badge tone="bad">{m.shared_soldOut()}</Badge>}
      </span>
      <PostButton
        action={`/admin/options/choices/${id}/sold-out${isMarked ? "/removal" : ""}`}
        fields={{ returnTo: `/admin/options#group-${group.id}` }}
        label={label}
        ariaLabel={`${label}: ${name}, ${group.name}`}
        variant={isMarked ? "primary" : "secondary"}
        size="small"
      />
    </li>
  );
}

export const ErrorBoundary = loadFailure(m.shared_options, m.options_failedToLoadOptions);
