import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const searchId = "subscribers-search";

export function SubscriberFilter({ search }: { search: string }) {
  useSyncedField(searchId, search);
  return (
    <FilterForm
      action="/admin/subscribers"
      label={m.subscribers_searchSubscribers()}
      submitLabel={m.shared_search()}
      clearLink={
        search && (
          <ButtonLink to="/admin/subscribers" variant="quiet">
            {m.shared_clearFilters()}
          </ButtonLink>
        )
      }
    >
      <Field
        meta={plainMeta("search", { id: searchId, value: search, maxLength: MAX_SEARCH_LENGTH })}
        label={m.subscribers_addressStartsWith()}
        type="search"
        autoCapitalize="none"
        enterKeyHint="search"
      />
    </FilterForm>
  );
}
