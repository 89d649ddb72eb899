import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useShown } from "../form/use-shown.ts";

const searchId = "subscribers-search";

/** Finds subscribers by how their address begins. */
export function SubscriberFilter({ search }: { search: string }) {
  useShown(searchId, search);
  return (
    <FilterForm
      action="/admin/subscribers"
      label="Search subscribers"
      submitLabel="Search"
      clear={
        search && (
          <ButtonLink to="/admin/subscribers" variant="quiet">
            Clear Filters
          </ButtonLink>
        )
      }
    >
      <Field
        meta={plainMeta("search", { id: searchId, value: search, maxLength: MAX_SEARCH_LENGTH })}
        label="Address begins with"
        type="search"
        autoCapitalize="none"
        enterKeyHint="search"
      />
    </FilterForm>
  );
}
