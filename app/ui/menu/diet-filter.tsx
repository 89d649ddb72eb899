import { type Avoided, avoidedOn, type Diet, dietLabels, diets } from "#app/domain/food/diet.ts";
import type { ReadSearch } from "#app/domain/menu/read-search.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
import { type MenuView, menuUrl } from "./menu-url.ts";

function toggled(chosen: Diet[], diet: Diet): Diet[] {
  return diets.filter((one) => chosen.includes(one) !== (one === diet));
}

type DietLinksProps = { view: MenuView; shown?: readonly Diet[] };

/** Each link adds its diet to the chosen ones, or removes it. */
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

type ChosenDietsProps = { view: MenuView; search: Pick<ReadSearch, "diets" | "avoided" | "names"> };

/** Above a filtered list: the filters, and how far the list can be trusted. */
export function ChosenDiets({ view, search }: ChosenDietsProps) {
  const { diet, remembered } = view;
  const { diets: typedDiets, names, avoided } = search;
  const namesOf = (some: Avoided[]) => some.map((one) => names[one]).join(", ");
  const unchecked = namesOf(avoided.filter((one) => one.startsWith("unchecked:")));
  const typed = typedDiets.map((one) => dietLabels[one]);
  const without = avoided.filter((one) => one !== "meat");
  if (avoided.includes("meat")) typed.push(m.shared_veg());
  if (without.length > 0) typed.push(m.menu_searchWithout({ names: namesOf(without) }));
  const areContentsChecked = [...avoidedOn([...diet, ...typedDiets]), ...avoided].some(
    (one) => one !== "meat" && one !== "spice",
  );
  const isKept = diet.length > 0 && diet.join() === remembered.join();
  const isForgotten = isKept || diet.length === 0;
  if (diet.length + typed.length + remembered.length === 0) return null;
  return (
    <nav className="chosen-diets" aria-label={m.menu_diets()}>
      {diet.length > 0 && <DietLinks view={view} shown={diet} />}
      {typed.length > 0 && <p>{m.menu_searchReadAs({ names: typed.join(", ") })}</p>}
      {unchecked && <p>{m.menu_searchNotChecked({ names: unchecked })}</p>}
      {!unchecked && areContentsChecked && <p className="small muted">{m.menu_filterNote()}</p>}
      {isKept && <p className="small muted">{m.menu_dietsKept()}</p>}
      {diet.length + remembered.length > 0 && (
        <PostButton
          action="/preferences/diets"
          fields={{ diets: isForgotten ? "none" : diet.join(), returnTo: menuUrl(view) }}
          label={isForgotten ? m.menu_forgetDiets() : m.menu_rememberDiets()}
          variant="quiet"
        />
      )}
    </nav>
  );
}
