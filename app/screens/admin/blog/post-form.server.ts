import { data } from "@remix-run/node";
import { may } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { ADD_POST_URL } from "#app/domain/blog/blog-url.ts";
import type { Post } from "#app/domain/blog/post.ts";
import type { PostFormValues } from "#app/domain/blog/post-fields.ts";
import { postForm } from "#app/domain/blog/post-input.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { samplePost } from "#app/domain/blog/sample-post.ts";
import { uniqueWords } from "#app/domain/blog/word-list.ts";
import { changePost, createPost } from "#app/domain/blog/write-post.server.ts";
import { formatDateTime } from "#app/domain/clock.ts";
import type { Problem } from "#app/domain/result.ts";
import { cleanText } from "#app/domain/text.ts";
import { outdatedNote } from "#app/domain/translating/translation-list.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import {
  changeForm,
  type FormAnswer,
  refuseForm,
  refuseWithProblem,
} from "#app/http/form/form-reply.server.ts";
import { parseForm, typedValues } from "#app/http/form/parse-form.server.ts";
import { saveUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { MAX_LONG_BODY_BYTES } from "#app/http/limits/input-budget.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, type Toast } from "#app/http/toast.server.ts";
import { m } from "#messages";

const FAILED = () => m.posts_failedToSaveBlog();

type PostFormResponse = FormAnswer & {
  /** The version that another admin has saved in the meantime. */
  newer?: { slug: string; updatedAt: string; changedAt: string };
};

/** Stores the form as a draft until its sender has logged in as an admin. */
export async function postEditor(request: Request, path: string): Promise<User> {
  const message = m.admin_sessionExpiredPleaseLoginAgain();
  const { user } = await signedInVisitor(request, { returnTo: path, formPath: path, message });
  if (may(user, "write the blog")) return user;
  const denied = m.admin_adminAccessRequired();
  const cookies = await saveUnsentForm(request, { path, page: path });
  throw await redirectWithToast(path, { type: "error", message: denied }, cookies);
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === "string" ? cleanText(value) : []));
}

function text(form: FormData, name: string): string {
  return texts(form, name)[0] ?? "";
}

export function postFormValues(form: FormData): PostFormValues {
  return {
    title: text(form, "title"),
    content: text(form, "content"),
    excerpt: text(form, "excerpt"),
    featuredImage: text(form, "featuredImage"),
    category: text(form, "category"),
    status: text(form, "status"),
    readTime: text(form, "readTime"),
    isFeatured: form.has("isFeatured"),
    tags: texts(form, "tags"),
    metaTitle: text(form, "metaTitle"),
    metaDescription: text(form, "metaDescription"),
    seoKeywords: texts(form, "seoKeywords"),
  };
}

function setAll(form: FormData, name: string, values: string[]): void {
  form.delete(name);
  for (const value of values) form.append(name, value);
}

/** Adds a tag and a keyword that were typed without pressing Add. */
export function addPendingWords(form: FormData): void {
  setAll(form, "tags", uniqueWords([...texts(form, "tags"), ...texts(form, "newTag")]));
  setAll(form, "newTag", [""]);
  const keywords = [...texts(form, "seoKeywords"), ...texts(form, "newKeyword")];
  setAll(form, "seoKeywords", uniqueWords(keywords));
  setAll(form, "newKeyword", [""]);
}

function removeWord(form: FormData, list: string, word: string): boolean {
  if (!word) return false;
  setAll(
    form,
    list,
    texts(form, list).filter((item) => item !== word),
  );
  return true;
}

function fillTestData(form: FormData): void {
  form.delete("isFeatured");
  for (const [name, value] of Object.entries(samplePost)) setAll(form, name, [value].flat());
}

/**
 * Applies the pressed button to the form; returns false if the button saves instead. Enter presses
 * the first button (`do=enter`), which saves unless a tag or keyword is waiting to be added.
 */
function applyButton(form: FormData): boolean {
  const hasPendingWord = (text(form, "newTag") + text(form, "newKeyword")).trim() !== "";
  const pressed = text(form, "do");
  if (pressed === "fill") fillTestData(form);
  else if (pressed === "calculate") {
    form.set("readTime", String(readTimeMinutes(text(form, "content"))));
  } else if (pressed === "add" || (pressed === "enter" && hasPendingWord)) addPendingWords(form);
  else if (pressed !== "continue") {
    return (
      removeWord(form, "tags", text(form, "removeTag")) ||
      removeWord(form, "seoKeywords", text(form, "removeKeyword"))
    );
  }
  return true;
}

function toastOf({ code, message, errors }: Problem): Toast {
  if (code !== "validation") return { type: "error", message };
  const list = (errors ?? []).map(({ path, msg }) => `${path}: ${msg}`).join(", ");
  return { type: "error", message: m.admin_validationError({ message, list }) };
}

function newerVersion(stored: Post) {
  return {
    slug: stored.slug,
    updatedAt: stored.updatedAt.toISOString(),
    changedAt: formatDateTime(stored.updatedAt),
  };
}

function refuse(
  reply: ReturnType<typeof refuseForm>,
  extra: Pick<PostFormResponse, "toast" | "newer">,
) {
  return data<PostFormResponse>({ ...reply.data, ...extra }, reply.init ?? undefined);
}

/** For a post that was deleted in the meantime. */
async function offerAsNewPost(request: Request, form: FormData, { message }: Problem) {
  form.set("updatedAt", "");
  const toast = {
    type: "error",
    message: FAILED(),
    description: m.admin_postKeptAsNew({ message }),
  } as const;
  const cookies = await saveUnsentForm(request, { path: ADD_POST_URL, page: ADD_POST_URL });
  return redirectWithToast(ADD_POST_URL, toast, cookies);
}

/** Adds a post, or changes the one in the address. */
export const postAction = formAction(
  "staff work",
  async ({ request, params, form, url }) => {
    const { postId: id } = params;
    const actor = await postEditor(request, url.pathname);
    if (applyButton(form)) return changeForm(typedValues(form, postForm));
    addPendingWords(form);
    const replacedVersion = form.get("replaces");
    if (replacedVersion !== null) form.set("updatedAt", replacedVersion);
    const submission = parseForm(form, postForm);
    if (submission.status !== "success") {
      const message = Object.values(submission.error ?? {})[0]?.[0] ?? FAILED();
      return refuseForm(submission, message);
    }
    const post = submission.value;
    const saved = id ? changePost(actor, id, post) : createPost(actor, post, post.newId);
    if (!saved.ok && saved.code === "not_found") return offerAsNewPost(request, form, saved);
    if (!saved.ok) {
      const stored = saved.code === "conflict" && id ? findPost(id, actor) : undefined;
      const newer = stored && newerVersion(stored);
      return refuse(refuseWithProblem(submission, saved), { toast: toastOf(saved), newer });
    }
    return redirectWithToast("/admin/blogs", {
      type: "success",
      message: id ? m.posts_blogUpdatedSuccessfully() : m.posts_blogCreatedSuccessfully(),
      description: [saved.value.title, outdatedNote("post", saved.value.id)]
        .filter(Boolean)
        .join(". "),
    });
  },
  { fields: postForm, maxTextBytes: MAX_LONG_BODY_BYTES, failure: FAILED },
);
