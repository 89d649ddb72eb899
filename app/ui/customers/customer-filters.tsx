import { USUAL_CUSTOMER_SORT } from "#app/domain/accounts/customers-url.ts";
import type { CustomersView } from "#app/domain/accounts/customers-view.ts";
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
  { value: "admin", label: "Admin" },
];

export function CustomerFilters({ view: { search, role, sort } }: { view: CustomersView }) {
  useSyncedField(searchId, search);
  useSyncedField(roleId, role ?? "");
  return (
    <FilterForm
      action="/admin/customers"
      label="Search customers"
      submitLabel="Search"
      hiddenFields={{ sort: sort === USUAL_CUSTOMER_SORT ? undefined : sort }}
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
        type="search"
        placeholder="Name, email or phone"
        enterKeyHint="search"
      />
      <SelectField
        meta={plainMeta("role", { id: roleId, value: role ?? "" })}
        label="Role"
        options={roles}
      />
    </FilterForm>
  );
}
