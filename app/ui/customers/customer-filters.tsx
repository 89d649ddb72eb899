import {
  type customersList,
  DEFAULT_CUSTOMER_SORT,
} from "#app/domain/customers/customer-list-url.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { m } from "#messages";
import { ClearFilters, FilterForm, SearchField } from "../form/filter-form.tsx";

type CustomerFiltersProps = { view: ListView<typeof customersList> };

export function CustomerFilters({ view: { search, sort } }: CustomerFiltersProps) {
  return (
    <FilterForm
      action="/admin/customers"
      label={m.customers_searchCustomers()}
      submitLabel={m.shared_search()}
      hiddenFields={{ sort: sort === DEFAULT_CUSTOMER_SORT ? undefined : sort }}
      clearLink={search && <ClearFilters to="/admin/customers" />}
    >
      <SearchField
        name="search"
        value={search}
        label={m.shared_search()}
        hideLabel
        placeholder={m.customers_nameEmailOrPhone()}
      />
    </FilterForm>
  );
}
