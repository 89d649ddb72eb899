import { blogCategoryOptions } from "#app/domain/blog/categories.ts";
import type { BlogView } from "#app/domain/blog/schema.ts";
import { m } from "#messages";
import { FilterForm, FilterSelect, SearchField } from "../form/filter-form.tsx";
import { Link } from "../link.tsx";

export function BlogFilter({ view: { q, category } }: { view: BlogView }) {
  return (
    <FilterForm
      action="/blog"
      label={m.blog_blogPosts()}
      submitLabel={m.shared_search()}
      clearLink={
        (q || category) && (
          <Link to="/blog" className="tap-target">
            {m.shared_clear()}
          </Link>
        )
      }
    >
      <SearchField
        name="q"
        value={q}
        label={m.blog_searchTheBlog()}
        placeholder={m.blog_chutneyMisalMonsoon()}
      />
      <FilterSelect
        name="category"
        value={category ?? ""}
        label={m.shared_category()}
        options={[{ value: "", label: m.shared_allCategories() }, ...blogCategoryOptions()]}
      />
    </FilterForm>
  );
}
