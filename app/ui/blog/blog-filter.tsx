import { Link } from "@remix-run/react";
import { blogCategories } from "#app/domain/blog/categories.ts";
import type { BlogView } from "#app/domain/blog/schema.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const searchId = "blog-q";
const categoryId = "blog-category";
const choices = [
  { value: "", label: "All categories" },
  ...blogCategories.map(({ id, name }) => ({ value: id, label: name })),
];

export function BlogFilter({ view: { q, category } }: { view: BlogView }) {
  useSyncedField(searchId, q);
  useSyncedField(categoryId, category ?? "");
  return (
    <FilterForm
      action="/blog"
      label="Blog posts"
      submitLabel="Search"
      clearLink={
        (q || category) && (
          <Link to="/blog" className="tap-target">
            Clear
          </Link>
        )
      }
    >
      <Field
        meta={plainMeta("q", { id: searchId, value: q, maxLength: MAX_SEARCH_LENGTH })}
        label="Search the blog"
        type="search"
        placeholder="Chutney, misal, monsoon..."
        enterKeyHint="search"
      />
      <SelectField
        meta={plainMeta("category", { id: categoryId, value: category ?? "" })}
        label="Category"
        options={choices}
      />
    </FilterForm>
  );
}
