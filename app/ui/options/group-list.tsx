import type { GroupRow } from "#app/domain/options/group-row.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Price } from "../dish/price.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { useMay } from "../staff/use-may.ts";

export function GroupList({ groups }: { groups: GroupRow[] }) {
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
      <span className="option-choice">
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
