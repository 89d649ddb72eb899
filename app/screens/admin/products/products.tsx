import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { now } from "#app/domain/clock.ts";
import { productRow } from "#app/domain/menu/dish.ts";
import { MENU_PAGE_SIZE } from "#app/domain/menu/limits.ts";
import { listProducts } from "#app/domain/menu/list-dishes.server.ts";
import { type MenuView, menuView } from "#app/domain/menu/schema.ts";
import { groupCounts } from "#app/domain/options/group-uses.server.ts";
import { sectionOptions } from "#app/domain/sections/sections.server.ts";
import { labelOfSection, type SectionOption } from "#app/domain/sections/sections.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink, QuietLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterForm, SearchField } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { ProductListRow } from "#app/ui/products/product-list-row.tsx";
import { IMPORT_URL, PRICES_URL, productsUrl } from "#app/ui/products/products-url.ts";
import { useMay } from "#app/ui/staff/use-may.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_products(), m.products_allDishesOfTheShop());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "mark dishes sold out");
  const query = menuView(new URL(request.url).searchParams);
  const view = { ...query, sort: "name", limit: MENU_PAGE_SIZE } as const;
  const { items, pagination } = listProducts(view);
  if (view.page > pagination.totalPages) {
    throw redirect(productsUrl({ ...view, page: pagination.totalPages }));
  }
  const [at, counts, sections] = [now(), groupCounts(), sectionOptions()];
  return {
    view,
    pagination,
    sections,
    products: items.map((dish) =>
      productRow(dish, labelOfSection(dish.category, sections), counts.get(dish.id) ?? 0, at),
    ),
  };
}

export default function Products() {
  const { view, pagination, sections, products } = useLoaderData<typeof loader>();
  const { page, limit, totalItems, totalPages } = pagination;
  const may = useMay();
  const isLoading = useNavigation().location?.pathname === "/admin/products";
  return (
    <Page
      title={m.shared_products()}
      actions={
        may("change the menu") && (
          <>
            <ButtonLink to="/admin/products/add" icon="plus">
              {m.admin_addProduct()}
            </ButtonLink>
            <QuietLink to={PRICES_URL}>{m.products_prices()}</QuietLink>
            <QuietLink to={IMPORT_URL}>{m.products_csv()}</QuietLink>
            <QuietLink to="/admin/products/order">{m.products_order()}</QuietLink>
            <QuietLink to="/admin/products/add?kind=combo">{m.products_addCombo()}</QuietLink>
          </>
        )
      }
    >
      <ProductFilters view={view} sections={sections} resultCount={totalItems} />
      {products.length === 0 ? (
        <NoProducts filtered={Boolean(view.q || view.category)} />
      ) : (
        <ul className="products" aria-busy={isLoading || undefined}>
          {products.map((product) => (
            <ProductListRow
              key={product.id}
              product={product}
              returnTo={productsUrl({ ...view, dish: product.id })}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={totalPages}
        hrefFor={(number) => productsUrl({ ...view, page: number })}
        label={m.products_pagesOfProducts()}
        results={{ limit, shown: products.length, total: totalItems }}
      />
    </Page>
  );
}

function NoProducts({ filtered }: { filtered: boolean }) {
  const may = useMay();
  return (
    <EmptyState
      illustration="/illustrations/empty-search.svg"
      title={filtered ? m.products_noProductsFound() : m.products_noProductsYet()}
      clearTo={filtered ? "/admin/products" : undefined}
      action={
        may("change the menu") && (
          <ButtonLink to="/admin/products/add" icon="plus">
            {m.admin_addProduct()}
          </ButtonLink>
        )
      }
    >
      {filtered ? m.products_listNoMatch() : m.products_listEmpty()}
    </EmptyState>
  );
}

type ProductFiltersProps = {
  view: Pick<MenuView, "q" | "category">;
  sections: SectionOption[];
  resultCount: number;
};

function ProductFilters(props: ProductFiltersProps) {
  const { sections, resultCount } = props;
  const { q, category } = props.view;
  return (
    <>
      <FilterForm
        action="/admin/products"
        label={m.products_searchProducts()}
        submitLabel={m.shared_search()}
        hiddenFields={{ category: category ?? undefined }}
      >
        <SearchField
          name="q"
          value={q}
          label={m.products_searchProducts()}
          hideLabel
          placeholder={m.products_searchPlaceholder()}
        />
      </FilterForm>
      <Tabs
        label={m.shared_categories()}
        tabs={[{ value: null, label: m.shared_all() }, ...sections].map(({ value, label }) => ({
          label,
          to: productsUrl({ q, category: value }),
          current: value === category,
        }))}
      />
      {q && resultCount > 0 && (
        <p className="row">
          {m.products_countProductsMatch({ count: resultCount, searchText: q })}
          <QuietLink to={productsUrl({ category })}>{m.shared_clearSearch()}</QuietLink>
        </p>
      )}
    </>
  );
}

export const ErrorBoundary = loadFailure(m.shared_products, m.products_failedToLoadProducts);
