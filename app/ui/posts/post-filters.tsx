import { blogCategoryOptions } from "#app/domain/blog/categories.ts";
import { postStatuses, postStatusLabel } from "#app/domain/blog/post-status.ts";
import type { AllBlogsView } from "#app/domain/blog/schema.ts";
import { m } from "#messages";
import { ClearFilters, FilterForm, FilterSelect, SearchField } from "../form/filter-form.tsx";

export function PostFilters({ view: { search, status, category } }: { view: AllBlogsView }) {
  return (
    <FilterForm
      action="/admin/blogs"
      label={m.posts_searchBlogs()}
      submitLabel={m.shared_search()}
      clearLink={(search || status || category) && <ClearFilters to="/admin/blogs" />}
    >
      <SearchField
        name="search"
        value={search}
        label={m.shared_search()}
        placeholder={m.posts_titleTextOrTag()}
      />
      <FilterSelect
        name="status"
        value={status ?? ""}
        label={m.admin_status()}
        options={[
          { value: "", label: m.admin_allStatuses() },
          ...postStatuses.map((value) => ({ value, label: postStatusLabel(value) })),
        ]}
      />
      <FilterSelect
        name="category"
        value={category ?? ""}
        label={m.shared_category()}
        options={[{ value: "", label: m.posts_allCategories() }, ...blogCategoryOptions()]}
      />
    </FilterForm>
  );
}
