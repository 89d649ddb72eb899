import { m } from "#messages";
import { FilterForm, SearchField } from "../form/filter-form.tsx";

export function ShopSearch({ query }: { query: string }) {
  return (
    <FilterForm
      action="/admin/search"
      label={m.dashboard_searchTheShop()}
      submitLabel={m.shared_search()}
    >
      <SearchField
        name="q"
        value={query}
        label={m.dashboard_searchTheShop()}
        hideLabel
        placeholder={m.dashboard_searchPlaceholder()}
      />
    </FilterForm>
  );
}
