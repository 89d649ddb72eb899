import { clockTimeOf } from "#app/domain/availability/sale-hours.ts";
import { saveSection } from "#app/domain/menu-sections/save-section.server.ts";
import { sectionForm } from "#app/domain/menu-sections/section-schema.ts";
import { allSections } from "#app/domain/sections/sections.server.ts";
import { outdatedNote } from "#app/domain/translating/translation-list.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";
import { readFormImage } from "../image-field.server.ts";
import { MENU_ORDER } from "../place-action.server.ts";

type Section = ReturnType<typeof allSections>[number];

/** The values of a section's form. */
export function sectionFields(section: Section) {
  const { name, image, isHidden, saleDays, saleFromMinutes, saleUntilMinutes } = section;
  return {
    name,
    image,
    isHidden,
    saleDays: [...saleDays],
    saleFrom: clockTimeOf(saleFromMinutes),
    saleUntil: clockTimeOf(saleUntilMinutes),
  };
}

/** Adds a section, or changes the one in the address. */
export const sectionAction = formAction(
  "staff work",
  async (context) => {
    const { request, params, form, url } = context;
    const { user } = await staffVisitor(request, "change the menu", { returnTo: url.pathname });
    const refusedImage = await readFormImage(context, user, "image");
    const section = allSections().find(({ id }) => id === params.category);
    const { reply, saved } = await saveForm(
      form,
      sectionForm,
      async (sent) => refusedImage ?? (await saveSection(user, params.category ?? null, sent)),
      section && sectionFields(section),
    );
    if (reply) return reply;
    const message = m.admin_saved({ name: saved.name });
    const description = outdatedNote("section", saved.id);
    return redirectWithToast(MENU_ORDER, { type: "success", message, description });
  },
  { fields: sectionForm, hasImages: true, failure: () => m.products_failedToSaveSection() },
);
