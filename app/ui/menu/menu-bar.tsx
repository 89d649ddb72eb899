import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { localPath } from "#app/domain/language/paths.ts";
import { translated } from "#app/domain/language/translated.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/lists/search-limits.ts";
import { type DishCardData, dishUrl } from "#app/domain/menu/dish.ts";
import { POPULAR } from "#app/domain/menu/menu-order.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";
import type { ShownSection } from "#app/domain/sections/sections.ts";
import { m } from "#messages";
import { Field, plainMeta } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";
import { Icon } from "../icon.tsx";
import { MenuDetails } from "../layout/menu-details.tsx";
import { Form, Link } from "../link.tsx";
import { Tabs } from "../tabs.tsx";
import { DietLinks } from "./diet-filter.tsx";
import { dietParameter, type MenuView, menuUrl } from "./menu-url.ts";

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

function SearchForm({ view }: { view: MenuView }) {
  const { q, category, sort } = view;
  const diet = dietParameter(view);
  const id = "menu-q";
  useSyncedField(id, q);
  const { suggested, suggest } = useSuggestions();
  return (
    <Form
      method="get"
      action="/menu"
      role="search"
      aria-label={m.shared_dishesTitle()}
      className="stack stack-small"
      onInput={suggest}
    >
      {category && <input type="hidden" name="category" value={category} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      {diet && <input type="hidden" name="diet" value={diet} />}
      <div className="input-with-button">
        <Field
          meta={plainMeta("q", { id, value: q, maxLength: MAX_SEARCH_LENGTH })}
          label={m.menu_searchTheMenu()}
          hideLabel
          type="search"
          placeholder={m.shared_searchMenu()}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SubmitButton icon="search">
          <span className="visually-hidden-on-phone">{m.shared_search()}</span>
        </SubmitButton>
      </div>
      <div role="status">
        {suggested.length > 0 && (
          <ul className="links" aria-label={m.menu_suggestions()}>
            {suggested.map((dish) => (
              <li key={dish.id}>
                <Link to={dishUrl(dish)} reloadDocument>
                  <span lang={dish.nameLang}>{dish.name}</span>{" "}
                  <span lang="mr">{dish.nameDevanagari}</span> <small>{dish.note}</small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Form>
  );
}

const MAX_SUGGESTIONS = 5;
const MIN_LETTERS = 2;
const PAUSE_MS = 200;

/** Suggests dishes of the whole menu, after a pause in typing. */
function useSuggestions() {
  const fetcher = useFetcher<{ dishes: DishCardData[] }>();
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function suggest({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = String(new FormData(currentTarget).get("q")).trim();
    clearTimeout(timer.current);
    setTyping(typed.length >= MIN_LETTERS);
    if (typed.length < MIN_LETTERS) return;
    timer.current = setTimeout(
      () => fetcher.load(localPath(menuUrl({ category: null, q: typed, sort: null, page: 1 }))),
      PAUSE_MS,
    );
  }

  const suggested = isTyping ? (fetcher.data?.dishes.slice(0, MAX_SUGGESTIONS) ?? []) : [];
  return { suggested, suggest };
}
