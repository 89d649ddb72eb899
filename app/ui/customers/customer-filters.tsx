import {
  type customersList,
  DEFAULT_CUSTOMER_SORT,
} from "#app/domain/accounts/customer-list-url.ts";
import type { ListView } from "#app/domain/list-url.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const searchId = "customers-search";
const roleId = "customers-role";

const roles = [
  { value: "", label: "All Roles" },
  { value: "customer", label: "Customer" },
  { value: "admin", label: "Owner or Manager" },
  { value: "counter", label: "Counter" },
  { value: "kitchen", label: "Kitchen" },
  { value: "rider", label: "Rider" },
];

type CustomerFiltersProps = { view: ListView<typeof customersList> };

export function CustomerFilters({ view: { search, role, sort } }: CustomerFiltersProps) {
  useSyncedField(searchId, search);
  useSyncedField(roleId, role ?? "");
  return (
    <FilterForm
      action="/admin/customers"
      label="Search customers"
      submitLabel="Search"
      hiddenFields={{ sort: sort === DEFAULT_CUSTOMER_SORT ? undefined : sort }}
      clearLink={
        (search || role) && (
          <ButtonLink to="/admin/customers" variant="quiet">
            Clear Filters
          </ButtonLink>
        )
      }
    >
      <Field
        meta={plainMeta("search", { id: searchId, value: search, maxLength: MAX_SEARCH_LENGTH })}
        label="Search"
        hideLabel
        type="search"
        placeholder="Name, email or phone"
        enterKeyHint="search"
      />
      <SelectField
        meta={plainMeta("role", { id: roleId, value: role ?? "" })}
        label="Role"
        hideLabel
        options={roles}
      />
    </FilterForm>
  );
}
