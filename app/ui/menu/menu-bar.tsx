import { Link } from "@remix-run/react";
import { categories, POPULAR } from "#app/domain/menu/categories.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";
import { Icon } from "../icon.tsx";
import { MenuDetails } from "../layout/menu-details.tsx";
import { Tabs } from "../tabs.tsx";
import { menuUrl } from "./menu-url.ts";
import { SearchForm } from "./search-form.tsx";

const tabs = [{ id: null, name: "All" }, { id: POPULAR, name: "Popular" } as const, ...categories];

const sorts: { value: BoardView["sort"]; label: string }[] = [
  { value: null, label: "Popular first" },
  { value: "name", label: "Name" },
  { value: "price-low", label: "Price: low to high" },
  { value: "price-high", label: "Price: high to low" },
];

/** Stays at the top while the page is scrolled. */
export function MenuBar({ view }: { view: BoardView }) {
  const first = { ...view, page: 1 };
  return (
    <div className="menu-bar">
      <MenuDetails
        label="Search"
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
        label="Categories"
        scrollToTop
        tabs={tabs.map(({ id, name }) => ({
          label: name,
          to: menuUrl({ ...first, category: id }),
          current: view.category === id,
        }))}
      />
      <MenuDetails label="Sort" className="menu-sort" summary="Sort">
        <ul className="links" aria-label="Sort by">
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
