import type { PostFormValues } from "#app/domain/blog/post-form.ts";
import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { validatePost } from "#app/domain/blog/validate-post.ts";
import { uniqueWords } from "#app/domain/blog/word-list.ts";
import { cleanText } from "#app/domain/text.ts";

function texts(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === "string" ? [cleanText(value)] : []));
}

function text(form: FormData, name: string): string {
  return texts(form, name)[0] ?? "";
}

/** Takes a posted form of a post (or the draft of one), returns what it carries. Source: spec 2 §5 Blog form; decisions, Every screen without JavaScript ("values kept"). */
export function readPostForm(form: FormData): PostFormValues {
  return {
    title: text(form, "title"),
    content: text(form, "content"),
    excerpt: text(form, "excerpt"),
    featuredImage: text(form, "featuredImage"),
    category: text(form, "category"),
    status: text(form, "status"),
    readTime: text(form, "readTime"),
    isFeatured: form.has("isFeatured"),
    tags: uniqueWords(texts(form, "tags")),
    newTag: text(form, "newTag"),
    metaTitle: text(form, "metaTitle"),
    metaDescription: text(form, "metaDescription"),
    seoKeywords: uniqueWords(texts(form, "seoKeywords")),
    newKeyword: text(form, "newKeyword"),
    updatedAt: text(form, "updatedAt"),
    newId: text(form, "newId"),
  };
}

/** Takes what a form carries, returns it with the words that were typed but not added yet. */
export function withTypedWords(values: PostFormValues): PostFormValues {
  return {
    ...values,
    tags: uniqueWords([...values.tags, values.newTag]),
    newTag: "",
    seoKeywords: uniqueWords([...values.seoKeywords, values.newKeyword]),
    newKeyword: "",
  };
}

/**
 * Takes a posted form and what it carries; returns what the form shall carry after the button that was
 * pressed, or null when that button saves the post. Enter presses the first button (`do=enter`): it adds
 * a word that waits in its box, and saves where none does.
 * Source: spec 2 §5 Blog form ("added with Enter or the Add button"); decisions, Every screen without JavaScript.
 */
export function pressedInForm(form: FormData, values: PostFormValues): PostFormValues | null {
  const pressed = text(form, "do");
  if (pressed === "fill") return validatePost(values);
  if (pressed === "calculate") {
    return { ...values, readTime: String(readTimeMinutes(values.content)) };
  }
  if (pressed === "continue") return values;
  if (pressed === "add") return withTypedWords(values);
  if (pressed === "enter") {
    return values.newTag.trim() || values.newKeyword.trim() ? withTypedWords(values) : null;
  }
  const [tag, keyword] = [text(form, "removeTag"), text(form, "removeKeyword")];
  if (tag) return { ...values, tags: values.tags.filter((word) => word !== tag) };
  if (!keyword) return null;
  return { ...values, seoKeywords: values.seoKeywords.filter((word) => word !== keyword) };
}
