import type { FieldMetadata } from "@conform-to/react";
import { blogCategories } from "#app/domain/blog/categories.ts";
import { postLimits } from "#app/domain/blog/limits.ts";
import type { PostFormFields } from "#app/domain/blog/post-input.ts";
import { postStatuses, postStatusLabel } from "#app/domain/blog/post-status.ts";
import { Card } from "../card.tsx";
import { CheckField, Field, SelectField, TextAreaField } from "../form/field.tsx";
import { ReadTimeField } from "./read-time-field.tsx";
import { WordListField } from "./word-list-field.tsx";

const categoryOptions = blogCategories.map(({ id, name }) => ({ value: id, label: name }));
const meanings = { draft: " (private)", published: " (public)", archived: "" } as const;
const statusOptions = postStatuses.map((status) => ({
  value: status,
  label: postStatusLabel(status) + meanings[status],
}));

type PostFieldsProps = {
  fields: { [Name in keyof PostFormFields]-?: FieldMetadata<PostFormFields[Name]> };
  action: string;
};

export function PostFields({ fields, action }: PostFieldsProps) {
  const { title, content, excerpt, metaTitle, metaDescription } = postLimits;
  return (
    <>
      {/* Conform retains the initial values, so `updatedAt` stays that of the version that was opened. */}
      <input type="hidden" name="updatedAt" value={fields.updatedAt.defaultValue ?? ""} />
      <input type="hidden" name="newId" value={fields.newId.defaultValue ?? ""} />
      <Card className="stack">
        <Field
          meta={fields.title}
          label="Title"
          hint={`From ${title.min} to ${title.max} characters`}
        />
        <TextAreaField
          meta={fields.content}
          label="Content"
          hint={`At least ${content.min} characters of Markdown: ## Heading, **bold**, - list, [link](https://…)`}
          rows={14}
        />
        <TextAreaField
          meta={fields.excerpt}
          label="Excerpt"
          hint={`Shown on its card: ${excerpt.min} to ${excerpt.max} characters`}
          rows={3}
        />
      </Card>
      <Card title="Details" className="stack">
        <div className="fields">
          <SelectField meta={fields.category} label="Category" options={categoryOptions} />
          <SelectField meta={fields.status} label="Status" options={statusOptions} />
          <div className="field-full-width">
            <Field
              meta={fields.featuredImage}
              label="Featured Image URL"
              type="url"
              optional
              hint="An address that starts with https:// or http://, or a picture kept in this shop"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
            />
          </div>
          <ReadTimeField meta={fields.readTime} contentId={fields.content.id} action={action} />
          <CheckField meta={fields.isFeatured} label="Featured" hint="Readers see a badge" />
        </div>
        <WordListField
          meta={fields.tags}
          newWord={fields.newTag}
          newWordLabel="New tag"
          itemName="Tag"
          removeName="removeTag"
          legend="Tags"
          action={action}
        />
      </Card>
      <Card title="Search engines" className="stack">
        <Field
          meta={fields.metaTitle}
          label="Meta Title"
          optional
          hint={`At most ${metaTitle.max} characters; if empty, the title is used`}
        />
        <TextAreaField
          meta={fields.metaDescription}
          label="Meta Description"
          optional
          hint={`At most ${metaDescription.max} characters; if empty, the excerpt is used`}
          rows={2}
        />
        <WordListField
          meta={fields.seoKeywords}
          newWord={fields.newKeyword}
          newWordLabel="New keyword"
          itemName="Keyword"
          removeName="removeKeyword"
          legend="SEO Keywords"
          action={action}
        />
      </Card>
    </>
  );
}
