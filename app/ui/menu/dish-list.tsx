import type { Paging } from "#app/domain/lists/paging.ts";
import type { DishCardData } from "#app/domain/menu/dish.ts";
import { POPULAR } from "#app/domain/menu/menu-order.ts";
import type { ShownSection } from "#app/domain/sections/sections.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { DishCards } from "../dish/dish-cards.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Pagination } from "../page/pagination.tsx";
import { type MenuView, menuUrl } from "./menu-url.ts";

/** Cards that a phone shows before scrolling; the other images load lazily. */
const EAGER_CARDS = 3;

type DishListProps = {
  view: MenuView;
  dishes: DishCardData[];
  pagination: Paging;
  /** Ids of the dishes on the visitor's wishlist. */
  hearted: string[];
  bestSeller: string | undefined;
  sections: ShownSection[];
  /** The section that starts at a dish, by dish id. */
  beginnings: Record<string, string>;
};

function headingOf({ q, category }: MenuView, section: ShownSection | undefined): string {
  const name = category === POPULAR ? m.shared_popular() : section?.label;
  if (q) return name ? m.menu_searchedIn({ searchText: q, name }) : `“${q}”`;
  return name ?? m.shared_allDishes();
}

export function DishList(props: DishListProps) {
  const { view, dishes, pagination, hearted, bestSeller, sections, beginnings } = props;
  const { page, limit, totalItems, totalPages } = pagination;
  const sectionOf = (id: string | null) => sections.find((section) => section.id === id);
  const headings = Object.entries(beginnings).map(([dish, id]) => {
    const section = sectionOf(id);
    return [dish, section && <SectionHeading key={id} {...section} />];
  });
  return (
    <section className="stack stack-small">
      <div className={headings.length > 0 ? "visually-hidden" : "between"}>
        <h2>{headingOf(view, sectionOf(view.category))}</h2>
        <p className="muted" role="status">
          {m.shared_dishes({ count: totalItems })}
        </p>
      </div>
      {dishes.length === 0 && <NoDishesFound view={view} />}
      <DishCards
        dishes={dishes}
        page={menuUrl(view)}
        hearted={hearted}
        eagerCards={EAGER_CARDS}
        largeDish={bestSeller}
        headings={Object.fromEntries(headings)}
        opensDialog
      />
      <Pagination
        label={m.menu_menuPages()}
        page={page}
        pages={totalPages}
        hrefFor={(wanted) => menuUrl({ ...view, page: wanted })}
        results={{ limit, shown: dishes.length, total: totalItems }}
      />
    </section>
  );
}

function NoDishesFound({ view }: { view: MenuView }) {
  const isInCategory = view.q && view.category;
  return (
    <EmptyState
      illustration="/illustrations/empty-search.svg"
      title={m.menu_noItemsFound()}
      titleLevel={3}
      action={
        <>
          {isInCategory && (
            <ButtonLink to={menuUrl({ ...view, category: null, page: 1 })}>
              {m.shared_searchAllCategories()}
            </ButtonLink>
          )}
          <ButtonLink to="/menu" variant={isInCategory ? "secondary" : "primary"}>
            {m.menu_showTheWholeMenu()}
          </ButtonLink>
        </>
      }
    >
      {view.diet.length > 0
        ? m.menu_dietNoMatch()
        : view.q
          ? m.menu_searchNoMatchHint()
          : m.menu_categoryEmpty()}
    </EmptyState>
  );
}

/** The heading of a section in a list of dishes. */
function SectionHeading({ id, label, labelLang, image }: ShownSection) {
  return (
    <h2 className={`menu-section menu-section-${id}`} lang={labelLang}>
      {label}
      {image && <img src={image} alt="" width={56} height={56} loading="lazy" />}
    </h2>
  );
}
