import { useState } from "react";
import { blogCategories } from "#app/domain/blog/categories.ts";
import { postLimits, readTimeLimits } from "#app/domain/blog/limits.ts";
import type { PostFormValues } from "#app/domain/blog/post-form.ts";
import { postStatuses, postStatusLabel } from "#app/domain/blog/post-status.ts";
import { Card } from "../card.tsx";
import { CheckField, Field, plainMeta, SelectField, TextAreaField } from "../form/field.tsx";
import { ReadTimeField } from "./read-time-field.tsx";
import { WordListField } from "./word-list-field.tsx";

const categoryOptions = blogCategories.map(({ id, name }) => ({ value: id, label: name }));
const meanings = { draft: " (private)", published: " (public)", archived: "" } as const;
const statusOptions = postStatuses.map((status) => ({
  value: status,
  label: postStatusLabel(status) + meanings[status],
}));

type PostFieldsProps = {
  values: PostFormValues;
  errors: Record<string, string[]>;
  /** The form's address. */
  action: string;
};

/** Takes the name of a field, returns the id of its control on the page. */
export function postFieldId(name: string): string {
  return `post-${name}`;
}

/** What an admin writes of a post. It keeps what its boxes hold: new values need a new key. */
export function PostFields({ values, errors, action }: PostFieldsProps) {
  // Fresh data of the page must not pass for the version that was opened.
  const [opened] = useState({ updatedAt: values.updatedAt, newId: values.newId });
  const meta = (name: keyof PostFormValues, more: { min?: number; max?: number } = {}) => {
    const value = values[name];
    return plainMeta(name, {
      ...more,
      id: postFieldId(name),
      value: typeof value === "boolean" ? (value ? "on" : null) : value,
      errors: errors[name],
    });
  };
  const { title, content, excerpt, metaTitle, metaDescription } = postLimits;
  return (
    <>
      <input type="hidden" name="updatedAt" value={opened.updatedAt} />
      <input type="hidden" name="newId" value={opened.newId} />
      <Card className="stack">
        <Field
          meta={meta("title")}
          label="Title"
          hint={`From ${title.min} to ${title.max} characters`}
        />
        <TextAreaField
          meta={meta("content")}
          label="Content"
          hint={`At least ${content.min} characters of Markdown: ## Heading, **bold**, - list, [link](https://…)`}
          rows={14}
        />
        <TextAreaField
          meta={meta("excerpt")}
          label="Excerpt"
          hint={`What a card says of it: ${excerpt.min} to ${excerpt.max} characters`}
          rows={3}
        />
      </Card>
      <Card title="Details" className="stack">
        <div className="fields">
          <SelectField meta={meta("category")} label="Category" options={categoryOptions} />
          <SelectField meta={meta("status")} label="Status" options={statusOptions} />
          <div className="field-full-width">
            <Field
              meta={meta("featuredImage")}
              label="Featured Image URL"
              type="url"
              optional
              hint="An address that begins with https:// or http://, or a picture kept in this shop"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
            />
          </div>
          <ReadTimeField
            meta={meta("readTime", { min: readTimeLimits.min, max: readTimeLimits.max })}
            contentId={postFieldId("content")}
            action={action}
          />
          <CheckField meta={meta("isFeatured")} label="Featured" hint="Readers see a badge on it" />
        </div>
        <WordListField
          meta={meta("tags")}
          words={values.tags}
          box={{ name: "newTag", label: "New tag", value: values.newTag, what: "Tag" }}
          removeName="removeTag"
          legend="Tags"
          action={action}
        />
      </Card>
      <Card title="Search engines" className="stack">
        <Field
          meta={meta("metaTitle")}
          label="Meta Title"
          optional
          hint={`At most ${metaTitle.max} characters; the title is taken without it`}
        />
        <TextAreaField
          meta={meta("metaDescription")}
          label="Meta Description"
          optional
          hint={`At most ${metaDescription.max} characters; the excerpt is taken without it`}
          rows={2}
        />
        <WordListField
          meta={meta("seoKeywords")}
          words={values.seoKeywords}
          box={{
            name: "newKeyword",
            label: "New keyword",
            value: values.newKeyword,
            what: "Keyword",
          }}
          removeName="removeKeyword"
          legend="SEO Keywords"
          action={action}
        />
      </Card>
    </>
  );
}
