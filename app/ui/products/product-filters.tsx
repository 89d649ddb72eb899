import type { MenuView } from "#app/domain/menu/schema.ts";
import type { SectionOption } from "#app/domain/sections/sections.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { FilterForm, SearchField } from "../form/filter-form.tsx";
import { Tabs } from "../tabs.tsx";
import { productsUrl } from "./products-url.ts";

type ProductFiltersProps = {
  view: Pick<MenuView, "q" | "category">;
  sections: SectionOption[];
  resultCount: number;
};

export function ProductFilters(props: ProductFiltersProps) {
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
