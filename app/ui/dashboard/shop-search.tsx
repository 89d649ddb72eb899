import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { Field, plainMeta } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const searchId = "shop-search";

export function ShopSearch({ query }: { query: string }) {
  useSyncedField(searchId, query);
  return (
    <FilterForm action="/admin/search" label="Search the shop" submitLabel="Search">
      <Field
        meta={plainMeta("q", { id: searchId, value: query, maxLength: MAX_SEARCH_LENGTH })}
        label="Search the shop"
        hideLabel
        placeholder="Order, customer, product, post or event"
        type="search"
        enterKeyHint="search"
      />
    </FilterForm>
  );
}
