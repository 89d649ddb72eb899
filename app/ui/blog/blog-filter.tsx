import { blogCategoryOptions } from "#app/domain/blog/categories.ts";
import type { BlogView } from "#app/domain/blog/schema.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { m } from "#messages";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";
import { Link } from "../link.tsx";

const searchId = "blog-q";
const categoryId = "blog-category";

export function BlogFilter({ view: { q, category } }: { view: BlogView }) {
  useSyncedField(searchId, q);
  useSyncedField(categoryId, category ?? "");
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
      <Field
        meta={plainMeta("q", { id: searchId, value: q, maxLength: MAX_SEARCH_LENGTH })}
        label={m.blog_searchTheBlog()}
        type="search"
        placeholder={m.blog_chutneyMisalMonsoon()}
        enterKeyHint="search"
      />
      <SelectField
        meta={plainMeta("category", { id: categoryId, value: category ?? "" })}
        label={m.shared_category()}
        options={[{ value: "", label: m.shared_allCategories() }, ...blogCategoryOptions()]}
      />
    </FilterForm>
  );
}
