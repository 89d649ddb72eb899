import { categoryLabel, POPULAR } from "#app/domain/categories.ts";
import type { Paging } from "#app/domain/lists/paging.ts";
import type { DishCardData } from "#app/domain/menu/dish.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { DishCards } from "../dish/dish-cards.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Pagination } from "../page/pagination.tsx";
import { menuUrl } from "./menu-url.ts";
import { SectionHeading } from "./section-heading.tsx";

/** Cards that a phone shows before scrolling; the other images load lazily. */
const EAGER_CARDS = 3;

type DishListProps = {
  view: BoardView;
  dishes: DishCardData[];
  pagination: Paging;
  /** Ids of the dishes on the visitor's wishlist. */
  hearted: string[];
  bestSeller: string | undefined;
  /** The dishes with which a category begins. */
  sections: { category: string; dish: string }[];
};

function headingOf({ q, category }: BoardView): string {
  const name = category === POPULAR ? m.shared_popular() : category && categoryLabel(category);
  if (q) return name ? m.menu_searchedIn({ searchText: q, name }) : `“${q}”`;
  return name ?? m.shared_allDishes();
}

export function DishList(props: DishListProps) {
  const { view, dishes, pagination, hearted, bestSeller, sections } = props;
  const { page, limit, totalItems, totalPages } = pagination;
  const first = (page - 1) * limit + 1;
  const headings = sections.map(({ category, dish }) => [
    dish,
    <SectionHeading key={category} category={category} />,
  ]);
  return (
    <section className="stack stack-small">
      <div className={sections.length > 0 ? "visually-hidden" : "between"}>
        <h2>{headingOf(view)}</h2>
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
        summary={m.shared_showingToOfResults({
          first,
          last: first + dishes.length - 1,
          total: totalItems,
        })}
      />
    </section>
  );
}

function NoDishesFound({ view }: { view: BoardView }) {
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
