import {
  type customersList,
  DEFAULT_CUSTOMER_SORT,
} from "#app/domain/accounts/customer-list-url.ts";
import { translated } from "#app/domain/language/translated.ts";
import type { ListView } from "#app/domain/list-url.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const searchId = "customers-search";
const roleId = "customers-role";

const roles = [
  translated({ value: "", label: m.customers_allRoles }),
  translated({ value: "customer", label: m.shared_customer }),
  translated({ value: "admin", label: m.customers_ownerOrManager }),
  translated({ value: "counter", label: m.shared_counter }),
  translated({ value: "kitchen", label: m.shared_kitchen }),
  translated({ value: "rider", label: m.customers_rider }),
];

type CustomerFiltersProps = { view: ListView<typeof customersList> };

export function CustomerFilters({ view: { search, role, sort } }: CustomerFiltersProps) {
  useSyncedField(searchId, search);
  useSyncedField(roleId, role ?? "");
  return (
    <FilterForm
      action="/admin/customers"
      label={m.customers_searchCustomers()}
      submitLabel={m.shared_search()}
      hiddenFields={{ sort: sort === DEFAULT_CUSTOMER_SORT ? undefined : sort }}
      clearLink={
        (search || role) && (
          <ButtonLink to="/admin/customers" variant="quiet">
            {m.shared_clearFilters()}
          </ButtonLink>
        )
      }
    >
      <Field
        meta={plainMeta("search", { id: searchId, value: search, maxLength: MAX_SEARCH_LENGTH })}
        label={m.shared_search()}
        hideLabel
        type="search"
        placeholder={m.customers_nameEmailOrPhone()}
        enterKeyHint="search"
      />
      <SelectField
        meta={plainMeta("role", { id: roleId, value: role ?? "" })}
        label={m.shared_role()}
        hideLabel
        options={roles}
      />
    </FilterForm>
  );
}
