import {
  type customersList,
  DEFAULT_CUSTOMER_SORT,
} from "#app/domain/customers/customer-list-url.ts";
import { translated } from "#app/domain/language/translated.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { m } from "#messages";
import { ClearFilters, FilterForm, FilterSelect, SearchField } from "../form/filter-form.tsx";

const roles = [
  translated({ value: "", label: m.customers_allRoles }),
  translated({ value: "customer", label: m.shared_customer }),
  translated({ value: "admin", label: m.customers_ownerOrManager }),
  translated({ value: "counter", label: m.shared_counter }),
  translated({ value: "kitchen", label: m.shared_kitchen }),
  translated({ value: "rider", label: m.staff_rider }),
];

type CustomerFiltersProps = { view: ListView<typeof customersList> };

export function CustomerFilters({ view: { search, role, sort } }: CustomerFiltersProps) {
  return (
    <FilterForm
      action="/admin/customers"
      label={m.customers_searchCustomers()}
      submitLabel={m.shared_search()}
      hiddenFields={{ sort: sort === DEFAULT_CUSTOMER_SORT ? undefined : sort }}
      clearLink={(search || role) && <ClearFilters to="/admin/customers" />}
    >
      <SearchField
        name="search"
        value={search}
        label={m.shared_search()}
        hideLabel
        placeholder={m.customers_nameEmailOrPhone()}
      />
      <FilterSelect
        name="role"
        value={role ?? ""}
        label={m.shared_role()}
        hideLabel
        options={roles}
      />
    </FilterForm>
  );
}
