import { categories } from "#app/domain/menu/categories.ts";
import type { DishCardData } from "#app/domain/menu/dish.ts";
import type { MenuView } from "#app/domain/menu/schema.ts";
import type { Paging } from "#app/domain/paging.ts";
import { ButtonLink } from "../button.tsx";
import { DishCards } from "../dish-cards.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Pagination } from "../pagination.tsx";
import { SortForm } from "./menu-forms.tsx";
import { menuUrl } from "./menu-url.ts";

/** Cards that a phone shows before scrolling; the other images load lazily. */
const EAGER_CARDS = 2;

type DishListProps = {
  view: MenuView;
  dishes: DishCardData[];
  pagination: Paging;
  /** Ids of the dishes on the visitor's wishlist. */
  hearted: string[];
};

function headingOf({ q, category }: MenuView): string {
  const categoryName = categories.find(({ id }) => id === category)?.name;
  if (q) return categoryName ? `“${q}” in ${categoryName}` : `“${q}”`;
  return categoryName ?? "All dishes";
}

export function DishList({ view, dishes, pagination, hearted }: DishListProps) {
  const { page, limit, totalItems, totalPages } = pagination;
  const first = (page - 1) * limit + 1;
  return (
    <section className="stack">
      <div className="between">
        <div>
          <h2>{headingOf(view)}</h2>
          <p className="muted" role="status">
            {totalItems === 1 ? "1 dish" : `${totalItems} dishes`}
          </p>
        </div>
        <div className="row">
          <SortForm view={view} />
          <ButtonLink to={menuUrl(view)} variant="quiet" icon="refresh" preventScrollReset>
            <span className="visually-hidden-on-phone">Refresh</span>
          </ButtonLink>
        </div>
      </div>
      {dishes.length === 0 && <NoDishesFound view={view} />}
      <DishCards dishes={dishes} page={menuUrl(view)} hearted={hearted} eagerCards={EAGER_CARDS} />
      <Pagination
        label="Menu pages"
        page={page}
        pages={totalPages}
        hrefFor={(wanted) => menuUrl({ ...view, page: wanted })}
        summary={`Showing ${first} to ${first + dishes.length - 1} of ${totalItems} results`}
      />
    </section>
  );
}

function NoDishesFound({ view }: { view: MenuView }) {
  const isInCategory = view.q && view.category;
  return (
    <EmptyState
      illustration="/illustrations/empty-search.svg"
      title="No items found"
      titleLevel={3}
      action={
        <>
          {isInCategory && (
            <ButtonLink to={menuUrl({ ...view, category: null, page: 1 })}>
              Search all categories
            </ButtonLink>
          )}
          <ButtonLink to="/menu" variant={isInCategory ? "secondary" : "primary"}>
            Show the whole menu
          </ButtonLink>
        </>
      }
    >
      {view.q
        ? "Try a shorter word, such as puri, bhel or chai."
        : "There is nothing in this category today."}
    </EmptyState>
  );
}
