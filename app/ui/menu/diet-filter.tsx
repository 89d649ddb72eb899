import { type Diet, dietLabels, diets } from "#app/domain/food/diet.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";
import { m } from "#messages";
import { Link } from "../link.tsx";
import { menuUrl } from "./menu-url.ts";

function toggled(chosen: Diet[], diet: Diet): Diet[] {
  return diets.filter((one) => chosen.includes(one) !== (one === diet));
}

type DietLinksProps = { view: BoardView; shown?: readonly Diet[] };

/** Each link adds its diet to those chosen, or takes it away. */
export function DietLinks({ view, shown = diets }: DietLinksProps) {
  return (
    <ul className="links">
      {shown.map((diet) => (
        <li key={diet}>
          <Link
            to={menuUrl({ ...view, page: 1, diet: toggled(view.diet, diet) })}
            aria-current={view.diet.includes(diet) ? "true" : undefined}
            // Crawlers need no list for each combination.
            rel="nofollow"
            preventScrollReset
          >
            {dietLabels[diet]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Above a list that is filtered: what is chosen, to take away, and how far the list can be relied on. */
export function ChosenDiets({ view }: { view: BoardView }) {
  if (view.diet.length === 0) return null;
  return (
    <nav className="chosen-diets" aria-label={m.menu_diets()}>
      <DietLinks view={view} shown={view.diet} />
      <p className="small muted">{m.menu_filterNote()}</p>
    </nav>
  );
}
