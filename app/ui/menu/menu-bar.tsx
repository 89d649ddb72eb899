import { categories, POPULAR } from "#app/domain/categories.ts";
import { translated } from "#app/domain/language/translated.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";
import { m } from "#messages";
import { Icon } from "../icon.tsx";
import { MenuDetails } from "../layout/menu-details.tsx";
import { Link } from "../link.tsx";
import { Tabs } from "../tabs.tsx";
import { DietLinks } from "./diet-filter.tsx";
import { menuUrl } from "./menu-url.ts";
import { SearchForm } from "./search-form.tsx";

const tabs = [
  translated({ id: null, label: m.shared_all }),
  translated({ id: POPULAR, label: m.shared_popular }),
  ...categories,
];

const sorts: { value: BoardView["sort"]; label: string }[] = [
  translated({ value: null, label: m.menu_popularFirst }),
  translated({ value: "name", label: m.shared_name }),
  translated({ value: "price-low", label: m.menu_priceLowToHigh }),
  translated({ value: "price-high", label: m.menu_priceHighToLow }),
];

/** Stays at the top while the page is scrolled. */
export function MenuBar({ view }: { view: BoardView }) {
  const first = { ...view, page: 1 };
  return (
    <div className="menu-bar">
      <MenuDetails
        label={m.shared_search()}
        className="menu-search"
        focusField
        summary={
          <>
            <Icon name="search" />
            <Icon name="close" />
          </>
        }
      >
        <SearchForm view={view} />
      </MenuDetails>
      <Tabs
        label={m.shared_categories()}
        scrollToTop
        tabs={tabs.map(({ id, label }) => ({
          label,
          to: menuUrl({ ...first, category: id }),
          current: view.category === id,
        }))}
      />
      <MenuDetails label={m.menu_filter()} className="menu-sort" summary={m.menu_filter()}>
        <h2>{m.menu_diets()}</h2>
        <DietLinks view={view} />
        <h2>{m.menu_sortBy()}</h2>
        <ul className="links">
          {sorts.map(({ value, label }) => (
            <li key={label}>
              <Link
                to={menuUrl({ ...first, sort: value })}
                aria-current={view.sort === value ? "true" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </MenuDetails>
    </div>
  );
}
