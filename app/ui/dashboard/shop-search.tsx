import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { m } from "#messages";
import { Field, plainMeta } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const searchId = "shop-search";

export function ShopSearch({ query }: { query: string }) {
  useSyncedField(searchId, query);
  return (
    <FilterForm
      action="/admin/search"
      label={m.dashboard_searchTheShop()}
      submitLabel={m.shared_search()}
    >
      <Field
        meta={plainMeta("q", { id: searchId, value: query, maxLength: MAX_SEARCH_LENGTH })}
        label={m.dashboard_searchTheShop()}
        hideLabel
        placeholder={m.dashboard_orderCustomerProductPostOr()}
        type="search"
        enterKeyHint="search"
      />
    </FilterForm>
  );
}
