import { translated } from "#app/domain/language/translated.ts";
import { POPULAR } from "#app/domain/menu/menu-order.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";
import type { ShownSection } from "#app/domain/sections/sections.ts";
import { m } from "#messages";
import { Icon } from "../icon.tsx";
import { MenuDetails } from "../layout/menu-details.tsx";
import { Link } from "../link.tsx";
import { Tabs } from "../tabs.tsx";
import { DietLinks } from "./diet-filter.tsx";
import { type MenuView, menuUrl } from "./menu-url.ts";
import { SearchForm } from "./search-form.tsx";

const views: (Pick<ShownSection, "label" | "labelLang"> & { id: string | null })[] = [
  translated({ id: null, label: m.shared_all }),
  translated({ id: POPULAR, label: m.shared_popular }),
];

const sorts: { value: BoardView["sort"]; label: string }[] = [
  translated({ value: null, label: m.menu_popularFirst }),
  translated({ value: "name", label: m.shared_name }),
  translated({ value: "price-low", label: m.menu_priceLowToHigh }),
  translated({ value: "price-high", label: m.menu_priceHighToLow }),
];

type MenuBarProps = { view: MenuView; sections: ShownSection[] };

/** Stays at the top when the page is scrolled. */
export function MenuBar({ view, sections }: MenuBarProps) {
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
        tabs={[...views, ...sections].map(({ id, label, labelLang }) => ({
          label,
          lang: labelLang,
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
