import { blogCategoryOptions } from "#app/domain/blog/categories.ts";
import { postStatuses, postStatusLabel } from "#app/domain/blog/post-status.ts";
import type { AllBlogsView } from "#app/domain/blog/schema.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const searchId = "posts-search";
const statusId = "posts-status";
const categoryId = "posts-category";

export function PostFilters({ view: { search, status, category } }: { view: AllBlogsView }) {
  useSyncedField(searchId, search);
  useSyncedField(statusId, status ?? "");
  useSyncedField(categoryId, category ?? "");
  const isFiltered = Boolean(search || status || category);
  return (
    <FilterForm
      action="/admin/blogs"
      label={m.posts_searchBlogs()}
      submitLabel={m.shared_search()}
      clearLink={
        isFiltered && (
          <ButtonLink to="/admin/blogs" variant="quiet">
            {m.shared_clearFilters()}
          </ButtonLink>
        )
      }
    >
      <Field
        meta={plainMeta("search", { id: searchId, value: search, maxLength: MAX_SEARCH_LENGTH })}
        label={m.shared_search()}
        type="search"
        placeholder={m.posts_titleTextOrTag()}
        enterKeyHint="search"
      />
      <SelectField
        meta={plainMeta("status", { id: statusId, value: status ?? "" })}
        label={m.admin_status()}
        options={[
          { value: "", label: m.admin_allStatuses() },
          ...postStatuses.map((status) => ({ value: status, label: postStatusLabel(status) })),
        ]}
      />
      <SelectField
        meta={plainMeta("category", { id: categoryId, value: category ?? "" })}
        label={m.shared_category()}
        options={[{ value: "", label: m.posts_allCategories() }, ...blogCategoryOptions()]}
      />
    </FilterForm>
  );
}
