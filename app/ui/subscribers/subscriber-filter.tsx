import { m } from "#messages";
import { ClearFilters, FilterForm, SearchField } from "../form/filter-form.tsx";

export function SubscriberFilter({ search }: { search: string }) {
  return (
    <FilterForm
      action="/admin/subscribers"
      label={m.subscribers_searchSubscribers()}
      submitLabel={m.shared_search()}
      clearLink={search && <ClearFilters to="/admin/subscribers" />}
    >
      <SearchField
        name="search"
        value={search}
        label={m.subscribers_addressStartsWith()}
        autoCapitalize="none"
      />
    </FilterForm>
  );
}
