import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { User } from "#app/domain/accounts/user.ts";
import { ADD_POST_URL } from "#app/domain/blog/blog-url.ts";
import type { Post } from "#app/domain/blog/post.ts";
import { formEntries, type PostFormValues } from "#app/domain/blog/post-form.ts";
import { type PostInput, postInput } from "#app/domain/blog/post-input.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { formatDateTime } from "#app/domain/clock.ts";
import type { Problem, Result } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { discardDraft, draftFor, saveDraft } from "#app/http/form/form-drafts.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, type Toast } from "#app/http/toast.server.ts";
import { pressedInForm, readPostForm, withTypedWords } from "./post-form.server.ts";

const FAILED = "Failed to save blog";

/** What the form of a post shows after it was sent and not saved. */
export type PostFormAnswer = {
  values: PostFormValues;
  /** Complaints by field; "" is the whole form. */
  errors: Record<string, string[]>;
  toast?: Toast;
  /** New where a button changed the values: the page shows those instead of what its boxes hold. */
  version?: string;
  /** The stored version that stands in the way. */
  newer?: { slug: string; updatedAt: string; changedAt: string };
};

/**
 * Takes a posted form of a post and the form's address, returns the admin who sent it. From a guest the
 * form is kept until they are logged in, from a customer, who reads 'Access Denied' at that address, until
 * an admin is. Source: spec 2 §8 Blogs.
 */
export async function postEditor(request: Request, form: FormData, path: string): Promise<User> {
  const message = "Session expired. Please login again.";
  const { user } = await signedInVisitor(request, { returnTo: path, keep: form, message });
  if (user.role === "admin") return user;
  const words = "Admin access required. Please login with admin account.";
  const draft = await saveDraft(request, path, form);
  throw await redirectWithToast(path, { type: "error", message: words }, draft);
}

function checked(values: PostFormValues) {
  const form = new FormData();
  for (const [name, value] of formEntries(values)) form.append(name, value);
  return parseWithZod(form, { schema: postInput });
}

/** Takes what is left out of a form where it is empty or not ticked, returns the input that says so. */
function whole(input: PostInput, { isFeatured }: PostFormValues): PostInput {
  return { ...input, isFeatured, tags: input.tags ?? [], seoKeywords: input.seoKeywords ?? [] };
}

function byField(complaints: Record<string, string[] | null>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(complaints)) {
    const field = name.replace(/\[.*$/, "");
    errors[field] = [...new Set([...(errors[field] ?? []), ...(messages ?? [])])];
  }
  return errors;
}

function refused(values: PostFormValues, complaints: Record<string, string[] | null>) {
  const errors = byField(complaints);
  const message = Object.values(errors)[0]?.[0] ?? FAILED;
  return data<PostFormAnswer>(
    { values, errors, toast: { type: "error", message } },
    { status: 400 },
  );
}

/** The words of a refusal that only the server could know. Source: spec 2 §8 Blogs, Client-wide. */
function toastOf({ code, message, errors }: Problem): Toast {
  if (code !== "validation") return { type: "error", message };
  const list = (errors ?? []).map(({ path, msg }) => `${path}: ${msg}`).join(", ");
  return { type: "error", message: `Validation Error: ${message}: ${list}` };
}

function refusedBy(problem: Problem, values: PostFormValues, stored: Post | undefined) {
  const errors: Record<string, string[]> = problem.errors ? {} : { "": [problem.message] };
  for (const { path, msg } of problem.errors ?? []) errors[path] = [msg];
  const isStale = problem.code === "conflict" && stored;
  const newer = isStale && {
    slug: stored.slug,
    updatedAt: stored.updatedAt.toISOString(),
    changedAt: formatDateTime(stored.updatedAt),
  };
  return data<PostFormAnswer>(
    { values, errors, toast: toastOf(problem), ...(newer && { newer }) },
    { status: problemStatus(problem.code) },
  );
}

/** The post is gone, what was typed is not: it becomes a new one. */
async function offerAsNew(request: Request, values: PostFormValues, { message }: Problem) {
  const form = new FormData();
  for (const [name, value] of formEntries({ ...values, updatedAt: "" })) form.append(name, value);
  const toast = {
    type: "error",
    message: FAILED,
    description: `${message}. What you typed is here as a new post.`,
  } as const;
  return redirectWithToast(ADD_POST_URL, toast, await saveDraft(request, ADD_POST_URL, form));
}

type Saving = {
  /** The post that the form changes; undefined for a new one. */
  id: string | undefined;
  save: (actor: User, input: PostInput, values: PostFormValues) => Result<Post>;
  done: string;
};

/**
 * Takes how a form's post is saved, returns the form's action: its lesser buttons change the form only,
 * everything typed stays until the post is saved. Source: spec 2 §5 Blog form, §8 Blogs; decisions,
 * Every screen without JavaScript.
 */
export function postFormAction(saving: (params: { postId?: string }) => Saving) {
  return formAction(
    async ({ request, params, form, url }) => {
      const { id, save, done } = saving(params);
      const actor = await postEditor(request, form, url.pathname);
      if (form.get("do") === "discard") {
        return redirectWithToast(url.pathname, undefined, await discardDraft(request));
      }
      const carried = readPostForm(form);
      const pressed = pressedInForm(form, carried);
      if (pressed) {
        return data<PostFormAnswer>({ values: pressed, errors: {}, version: randomUUID() });
      }
      const replaced = form.get("replaces");
      const typed = withTypedWords(carried);
      const values = typeof replaced === "string" ? { ...typed, updatedAt: replaced } : typed;
      const submission = checked(values);
      if (submission.status !== "success") return refused(values, submission.error ?? {});
      const saved = save(actor, whole(submission.value, values), values);
      if (!saved.ok && saved.code === "not_found") return offerAsNew(request, values, saved);
      if (!saved.ok) return refusedBy(saved, values, id ? findPost(id, actor) : undefined);
      const hasDraft = (await draftFor(request, url.pathname)) !== null;
      const cookies = hasDraft ? await discardDraft(request) : [];
      return redirectWithToast("/admin/blogs", { type: "success", message: done }, cookies);
    },
    { failure: FAILED },
  );
}
