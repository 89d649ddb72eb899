import { saveSection } from "#app/domain/menu-sections/save-section.server.ts";
import { sectionForm } from "#app/domain/menu-sections/section-schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";
import { MENU_ORDER } from "../place-action.server.ts";
import { readProductForm } from "./product-form.server.ts";

/** Adds a section, or changes the one that the address names. */
export const sectionAction = formAction(
  "staff work",
  async (context) => {
    const { request, params, form, url } = context;
    const { user } = await staffVisitor(request, "change the menu", { returnTo: url.pathname });
    const refusedImage = await readProductForm(context, user);
    const submission = parseForm(form, sectionForm);
    if (submission.status !== "success") return refuseForm(submission);
    const saved =
      refusedImage ?? (await saveSection(user, params.category ?? null, submission.value));
    if (!saved.ok) return refuseWithProblem(submission, saved);
    const message = m.admin_saved({ name: saved.value.name });
    return redirectWithToast(MENU_ORDER, { type: "success", message });
  },
  { fields: sectionForm, hasImages: true, failure: () => m.products_failedToSaveSection() },
);
