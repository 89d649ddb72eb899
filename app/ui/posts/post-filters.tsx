import { blogCategories } from "#app/domain/blog/categories.ts";
import { postStatuses, postStatusLabel } from "#app/domain/blog/post-status.ts";
import type { AllBlogsView } from "#app/domain/blog/schema.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const searchId = "posts-search";
const statusId = "posts-status";
const categoryId = "posts-category";

const statusOptions = [
  { value: "", label: "All Statuses" },
  ...postStatuses.map((status) => ({ value: status, label: postStatusLabel(status) })),
];
const categoryOptions = [
  { value: "", label: "All Categories" },
  ...blogCategories.map(({ id, name }) => ({ value: id, label: name })),
];

export function PostFilters({ view: { search, status, category } }: { view: AllBlogsView }) {
  useSyncedField(searchId, search);
  useSyncedField(statusId, status ?? "");
  useSyncedField(categoryId, category ?? "");
  const isFiltered = Boolean(search || status || category);
  return (
    <FilterForm
      action="/admin/blogs"
      label="Search blogs"
      submitLabel="Search"
      clearLink={
        isFiltered && (
          <ButtonLink to="/admin/blogs" variant="quiet">
            Clear Filters
          </ButtonLink>
        )
      }
    >
      <Field
        meta={plainMeta("search", { id: searchId, value: search, maxLength: MAX_SEARCH_LENGTH })}
        label="Search"
        type="search"
        placeholder="Title, text or tag"
        enterKeyHint="search"
      />
      <SelectField
        meta={plainMeta("status", { id: statusId, value: status ?? "" })}
        label="Status"
        options={statusOptions}
      />
      <SelectField
        meta={plainMeta("category", { id: categoryId, value: category ?? "" })}
        label="Category"
        options={categoryOptions}
      />
    </FilterForm>
  );
}
