import type { Submission } from "@conform-to/react";
import { may } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { translated } from "#app/domain/language/translated.ts";
import type { Dish } from "#app/domain/menu/dish.ts";
import { MAX_PRODUCT_BYTES } from "#app/domain/menu/limits.ts";
import { newGroupUse, newPart } from "#app/domain/menu/product-fields.ts";
import { type ProductForm, productForm } from "#app/domain/menu/product-schema.ts";
import { formatRupees } from "#app/domain/money.ts";
import type { Problem, Result } from "#app/domain/result.ts";
import { applyRowChange, ROW_CHANGE } from "#app/domain/row-change.ts";
import { outdatedNote } from "#app/domain/translating/translation-list.server.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import {
  changeForm,
  refuseAsOutdated,
  refuseForm,
  refuseWithProblem,
} from "#app/http/form/form-reply.server.ts";
import { parseForm, typedValues } from "#app/http/form/parse-form.server.ts";
import { unseenVersion } from "#app/http/form/seen-version.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, type Toast } from "#app/http/toast.server.ts";
import { m } from "#messages";
import { readFormImage } from "../image-field.server.ts";

const NOT_AN_ADMIN: Toast = translated({
  type: "error",
  message: m.products_adminRequired,
});

const fieldNames: Record<string, () => string> = {
  name: m.shared_name,
  category: m.shared_category,
  description: m.shared_description,
  price: m.shared_price,
  stock: m.shared_stock,
  image: m.products_image,
};

function namedProblem(path: string, message: string): string {
  // A row's message names its subject.
  if (path.includes("[")) return message;
  return `${fieldNames[path]?.().toLowerCase() ?? path}: ${message}`;
}

function refuse<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  problem: Problem | null,
) {
  const reply = problem ? refuseWithProblem(submission, problem) : refuseForm(submission);
  const errors = Object.entries(reply.data.result.error ?? {}).flatMap(([path, messages]) =>
    path && messages ? [namedProblem(path, messages.join(" "))] : [],
  );
  if (errors.length > 0) {
    reply.data.toast = {
      type: "error",
      message: m.shared_validationFailedList({ errors: errors.join(", ") }),
    };
  }
  return reply;
}

type Options = {
  save: (actor: User, product: ProductForm, context: FormContext) => Promise<Result<Dish>>;
  /** The saved values that the form shows, as `openRecord` compares them. */
  shown?: (actor: User, context: FormContext) => object | undefined;
  successMessage: () => string;
  redirectTo: (dish: Dish, context: FormContext) => string;
  onNotFound?: (context: FormContext) => Promise<Response>;
  /** For the button `fill`. */
  testData?: Record<string, string>;
};

export function productAction({
  save,
  shown,
  successMessage,
  redirectTo,
  onNotFound,
  testData,
}: Options) {
  return formAction(
    "staff work",
    async (context) => {
      const { request, form } = context;
      const { user } = await signedInVisitor(request, {
        message: m.products_loginToSave(),
      });
      if (!may(user, "change the menu")) return redirectWithToast("/admin", NOT_AN_ADMIN);
      if (testData && form.has("fill")) return changeForm(testData);
      const refusedImage = await readFormImage(context, user, "image");
      const change = form.get(ROW_CHANGE);
      if (change !== null) {
        const newRow = String(change).endsWith("parts") ? newPart : newGroupUse;
        return changeForm(applyRowChange(typedValues(form, productForm), change, newRow));
      }
      const submission = parseForm(form, productForm);
      if (submission.status !== "success" || refusedImage) {
        return refuse(submission, refusedImage);
      }
      const newer = unseenVersion(form, shown?.(user, context));
      if (newer) return refuseAsOutdated(submission, newer);
      const saved = await save(user, submission.value, context);
      if (!saved.ok && saved.code === "not_found" && onNotFound) return onNotFound(context);
      if (!saved.ok) return refuse(submission, saved);
      const { id, name, pricePaise } = saved.value;
      const outdated = outdatedNote("dish", id);
      const description = [`${name} · ${formatRupees(pricePaise)}`, outdated]
        .filter(Boolean)
        .join(". ");
      const toast = { type: "success", message: successMessage(), description } as const;
      return redirectWithToast(redirectTo(saved.value, context), toast);
    },
    {
      fields: productForm,
      hasImages: true,
      maxTextBytes: MAX_PRODUCT_BYTES,
      failure: () => m.products_failedToSaveProduct(),
    },
  );
}
