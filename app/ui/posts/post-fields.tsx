import type { FieldMetadata } from "@conform-to/react";
import { blogCategoryOptions } from "#app/domain/blog/categories.ts";
import { postLimits } from "#app/domain/blog/limits.ts";
import type { PostFormFields } from "#app/domain/blog/post-input.ts";
import { postStatuses } from "#app/domain/blog/post-status.ts";
import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { CheckField, Field, type FieldMeta, SelectField, TextAreaField } from "../form/field.tsx";
import { WordListField } from "./word-list-field.tsx";

const meanings = {
  draft: m.posts_draftPrivate,
  published: m.posts_publishedPublic,
  archived: m.posts_archived,
} as const;

type PostFieldsProps = {
  fields: { [Name in keyof PostFormFields]-?: FieldMetadata<PostFormFields[Name]> };
  action: string;
};

export function PostFields({ fields, action }: PostFieldsProps) {
  const { title, content, excerpt, metaTitle, metaDescription } = postLimits;
  return (
    <>
      {/* Conform keeps the initial values, so `updatedAt` stays that of the version that was opened. */}
      <input type="hidden" name="updatedAt" value={fields.updatedAt.defaultValue ?? ""} />
      <input type="hidden" name="newId" value={fields.newId.defaultValue ?? ""} />
      <Card className="stack">
        <Field
          meta={fields.title}
          label={m.posts_title()}
          hint={m.shared_fromToCharacters({ min: title.min, max: title.max })}
        />
        <TextAreaField
          meta={fields.content}
          label={m.posts_content()}
          hint={m.posts_contentHint({ min: content.min })}
          rows={14}
        />
        <TextAreaField
          meta={fields.excerpt}
          label={m.posts_excerpt()}
          hint={m.posts_excerptHint({ min: excerpt.min, max: excerpt.max })}
          rows={3}
        />
      </Card>
      <Card title={m.shared_details()} className="stack">
        <div className="fields">
          <SelectField
            meta={fields.category}
            label={m.shared_category()}
            options={blogCategoryOptions()}
          />
          <SelectField
            meta={fields.status}
            label={m.admin_status()}
            options={postStatuses.map((status) => ({ value: status, label: meanings[status]() }))}
          />
          <div className="field-full-width">
            <Field
              meta={fields.featuredImage}
              label={m.posts_featuredImageUrl()}
              type="url"
              optional
              hint={m.posts_imageHint()}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
            />
          </div>
          <ReadTimeField meta={fields.readTime} contentId={fields.content.id} action={action} />
          <CheckField
            meta={fields.isFeatured}
            label={m.shared_featured()}
            hint={m.posts_readersSeeABadge()}
          />
        </div>
        <WordListField
          meta={fields.tags}
          newWord={fields.newTag}
          newWordLabel={m.posts_newTag()}
          addLabel={m.posts_addTag}
          removeName="removeTag"
          legend={m.shared_tags()}
          action={action}
        />
      </Card>
      <Card title={m.posts_searchEngines()} className="stack">
        <Field
          meta={fields.metaTitle}
          label={m.posts_metaTitle()}
          optional
          hint={m.posts_metaTitleHint({ max: metaTitle.max })}
        />
        <TextAreaField
          meta={fields.metaDescription}
          label={m.posts_metaDescription()}
          optional
          hint={m.posts_metaDescriptionHint({ max: metaDescription.max })}
          rows={2}
        />
        <WordListField
          meta={fields.seoKeywords}
          newWord={fields.newKeyword}
          newWordLabel={m.posts_newKeyword()}
          addLabel={m.posts_addKeyword}
          removeName="removeKeyword"
          legend={m.posts_seoKeywords()}
          action={action}
        />
      </Card>
    </>
  );
}

type ReadTimeFieldProps = {
  meta: FieldMeta;
  /** The id of the field whose words are counted. */
  contentId: string;
  /** The form's URL. Without JavaScript, the response opens at this field. */
  action: string;
};

function ReadTimeField({ meta, contentId, action }: ReadTimeFieldProps) {
  const calculate = () => {
    const content = document.getElementById(contentId);
    const input = document.getElementById(meta.id);
    if (!(content instanceof HTMLTextAreaElement) || !(input instanceof HTMLInputElement)) return;
    input.value = String(readTimeMinutes(content.value));
    // Removes the field's error, if it has one.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <div className="stack stack-small">
      <Field
        meta={meta}
        label={m.posts_readTimeMinutes()}
        type="number"
        inputMode="numeric"
        width="xs"
        hint={m.posts_200WordsAMinute()}
      />
      <div>
        <Button
          type="submit"
          name="do"
          value="calculate"
          formAction={`${action}#${meta.id}`}
          variant="secondary"
          icon="clock"
          onClick={(event) => {
            event.preventDefault();
            calculate();
          }}
        >
          {m.posts_calculateReadTime()}
        </Button>
      </div>
    </div>
  );
}
