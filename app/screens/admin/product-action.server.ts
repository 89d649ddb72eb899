import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { User } from "#app/domain/accounts/user.ts";
import type { Dish } from "#app/domain/menu/dish.ts";
import { type ProductForm, productForm } from "#app/domain/menu/product-schema.ts";
import type { Problem, Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { discardDraft, draftFor } from "#app/http/form/form-drafts.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, type Toast } from "#app/http/toast.server.ts";
import { PRODUCT_FORM_BYTES, readProductForm } from "./product-form.server.ts";
import { productUpload } from "./product-upload.server.ts";

/** Source: spec 2 §6, §8 Products. */
const NOT_AN_ADMIN: Toast = { type: "error", message: "Admin access required to add products" };

/** The specification's toast text. Source: spec 2 §8 Products ("Validation failed: {path}: {msg}, ..."). */
function refuse<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  problem: Problem | null,
) {
  const reply = problem ? refuseWithProblem(submission, problem) : refuseForm(submission);
  const complaints = Object.entries(reply.data.result.error ?? {}).flatMap(([path, words]) =>
    path && words ? [`${path}: ${words.join(" ")}`] : [],
  );
  if (complaints.length > 0) reply.data.title = `Validation failed: ${complaints.join(", ")}`;
  return reply;
}

type Saving<Other> = {
  save: (actor: User, product: ProductForm, context: FormContext) => Promise<Result<Dish>>;
  done: string;
  /** Where the saved product is shown. */
  place: (dish: Dish, context: FormContext) => string;
  /** Where to go, and what to say, when there is no such product any more. */
  gone?: (context: FormContext) => Promise<Response>;
  /** What another button of the form asks for instead of saving. */
  otherwise?: (context: FormContext) => Other | undefined;
};

/**
 * Takes how a form's product is saved, returns the form's action: whatever is refused, everything typed and
 * the chosen picture stay. Source: spec 2 §5 Product form, §6, §8 Products; decisions, Every screen without
 * JavaScript.
 */
export function productAction<Other = never>({
  save,
  done,
  place,
  gone,
  otherwise,
}: Saving<Other>) {
  const action = formAction(
    async (context) => {
      const { request, form, url } = context;
      const { user } = await signedInVisitor(request, { keep: form });
      if (user.role !== "admin") return redirectWithToast("/admin", NOT_AN_ADMIN);
      if (form.has("discard")) {
        return redirectWithToast(url.pathname + url.search, undefined, await discardDraft(request));
      }
      const other = otherwise?.(context);
      if (other) return other;
      const refusedImage = await readProductForm(form);
      const submission = parseWithZod(form, { schema: productForm });
      if (submission.status !== "success" || refusedImage) {
        return refuse(submission, refusedImage);
      }
      const saved = await save(user, submission.value, context);
      if (!saved.ok && saved.code === "not_found" && gone) return gone(context);
      if (!saved.ok) return refuse(submission, saved);
      // A draft of another form goes on waiting.
      const hasDraft = (await draftFor(request, url.pathname)) !== null;
      const toast = { type: "success", message: done } as const;
      const cookies = hasDraft ? await discardDraft(request) : [];
      return redirectWithToast(place(saved.value, context), toast, cookies);
    },
    { maxBytes: PRODUCT_FORM_BYTES, failure: "Failed to save product" },
  );
  return productUpload(action);
}
