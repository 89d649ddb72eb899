import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { User } from "#app/domain/accounts/user.ts";
import { ADD_POST_URL } from "#app/domain/blog/blog-url.ts";
import type { Post } from "#app/domain/blog/post.ts";
import type { PostFormValues } from "#app/domain/blog/post-form.ts";
import { type PostForm, postForm } from "#app/domain/blog/post-input.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { validatePost } from "#app/domain/blog/validate-post.ts";
import { uniqueWords } from "#app/domain/blog/word-list.ts";
import { formatDateTime } from "#app/domain/clock.ts";
import type { Problem, Result } from "#app/domain/result.ts";
import { cleanText } from "#app/domain/text.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import {
  changeForm,
  type FormAnswer,
  refuseForm,
  refuseWithProblem,
} from "#app/http/form/form-reply.server.ts";
import { typedValues } from "#app/http/form/open-form.server.ts";
import { discardUnsentForm, saveUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, type Toast } from "#app/http/toast.server.ts";

const FAILED = "Failed to save blog";

export type PostFormAnswer = FormAnswer & {
  toast?: Toast;
  /** The version that another admin has saved meanwhile. */
  newer?: { slug: string; updatedAt: string; changedAt: string };
};

/**
 * The admin who sent a post's form. What was typed is kept until a guest has logged in, or a customer has
 * logged in as an admin.
 */
export async function postEditor(request: Request, form: FormData, path: string): Promise<User> {
  const message = "Session expired. Please login again.";
  const { user } = await signedInVisitor(request, { returnTo: path, unsentForm: form, message });
  if (user.role === "admin") return user;
  const denied = "Admin access required. Please login with admin account.";
  const cookies = await saveUnsentForm(request, path, form);
  throw await redirectWithToast(path, { type: "error", message: denied }, cookies);
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === "string" ? cleanText(value) : []));
}

function text(form: FormData, name: string): string {
  return texts(form, name)[0] ?? "";
}

/** What a form carries, as its preview shows it. */
export function typedPost(form: FormData): PostFormValues {
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

/** Adds the words that were typed but not added yet. */
export function addTypedWords(form: FormData): void {
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
    texts(form, list).filter((other) => other !== word),
  );
  return true;
}

function fill(form: FormData): void {
  form.delete("isFeatured");
  for (const [name, value] of Object.entries(validatePost)) setAll(form, name, [value].flat());
}

/**
 * Does what the pressed button asks for, and returns whether that was all: every other button saves. Enter
 * presses the first button (`do=enter`), which saves unless a word waits to be added.
 */
function applyButton(form: FormData): boolean {
  const isWordWaiting = (text(form, "newTag") + text(form, "newKeyword")).trim() !== "";
  const pressed = text(form, "do");
  if (pressed === "fill") fill(form);
  else if (pressed === "calculate") {
    form.set("readTime", String(readTimeMinutes(text(form, "content"))));
  } else if (pressed === "add" || (pressed === "enter" && isWordWaiting)) addTypedWords(form);
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
  return { type: "error", message: `Validation Error: ${message}: ${list}` };
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
  more: Pick<PostFormAnswer, "toast" | "newer">,
) {
  return data<PostFormAnswer>({ ...reply.data, ...more }, reply.init ?? undefined);
}

/** The post was deleted meanwhile: what was typed is offered as a new one. */
async function offerAsNew(request: Request, form: FormData, { message }: Problem) {
  form.set("updatedAt", "");
  const toast = {
    type: "error",
    message: FAILED,
    description: `${message}. What you typed is here as a new post.`,
  } as const;
  const cookies = await saveUnsentForm(request, ADD_POST_URL, form);
  return redirectWithToast(ADD_POST_URL, toast, cookies);
}

type Saving = {
  /** Undefined for a new post. */
  id: string | undefined;
  save: (actor: User, input: PostForm) => Result<Post>;
  done: string;
};

/** The action of a post's form. Some buttons only change the form; everything typed stays until it is saved. */
export function postFormAction(saving: (params: { postId?: string }) => Saving) {
  return formAction(
    async ({ request, params, form, url }) => {
      const { id, save, done } = saving(params);
      const actor = await postEditor(request, form, url.pathname);
      if (form.has("discard")) {
        return redirectWithToast(
          url.pathname,
          undefined,
          await discardUnsentForm(request, url.pathname),
        );
      }
      if (applyButton(form)) return changeForm(typedValues(form));
      addTypedWords(form);
      const replaced = form.get("replaces");
      if (replaced !== null) form.set("updatedAt", replaced);
      const submission = parseWithZod(form, { schema: postForm });
      if (submission.status !== "success") {
        const message = Object.values(submission.error ?? {})[0]?.[0] ?? FAILED;
        return refuse(refuseForm(submission), { toast: { type: "error", message } });
      }
      const saved = save(actor, submission.value);
      if (!saved.ok && saved.code === "not_found") return offerAsNew(request, form, saved);
      if (!saved.ok) {
        const stored = saved.code === "conflict" && id ? findPost(id, actor) : undefined;
        const newer = stored && newerVersion(stored);
        return refuse(refuseWithProblem(submission, saved), { toast: toastOf(saved), newer });
      }
      const cookies = await discardUnsentForm(request, url.pathname);
      return redirectWithToast("/admin/blogs", { type: "success", message: done }, cookies);
    },
    { failure: FAILED },
  );
}
