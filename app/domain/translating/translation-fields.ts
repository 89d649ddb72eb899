import { m } from "#messages";
import { postLimits } from "../blog/limits.ts";
import { maxLengths, type SubjectName, fieldsOf as textFieldsOf } from "../content/subjects.ts";
import { translated } from "../language/translated.ts";
import { productLimits } from "../menu/limits.ts";
import { optionLimits } from "../options/option-limits.ts";
import { sectionLimits } from "../sections/sections.ts";
import { settingsLimits } from "../settings/limits.ts";
import type { FieldOf, TranslationKind } from "../translations/translatable.ts";
import { zoneLimits } from "../zones/zone.ts";

type TranslatableField = { label: string; max: number };

const name = (max: number): TranslatableField => translated({ label: m.shared_name, max });

const COUPON_NAME = 60;

const forms = {
  section: { name: name(sectionLimits.name.max) },
  dish: {
    name: name(productLimits.name.max),
    description: translated({ label: m.shared_description, max: productLimits.description.max }),
    /** Comma-separated lists. */
    ingredients: translated({ label: m.products_ingredients, max: productLimits.wordList.max }),
    foodNote: translated({ label: m.shared_foodNote, max: productLimits.foodNote.max }),
  },
  part: { name: name(optionLimits.partName) },
  group: { name: name(optionLimits.groupName) },
  choice: { name: name(optionLimits.choiceName) },
  offer: { name: name(COUPON_NAME) },
  zone: {
    name: name(zoneLimits.name),
    note: translated({ label: m.admin_note, max: zoneLimits.note }),
  },
  holiday: { name: name(settingsLimits.holiday.nameLength) },
  post: {
    title: translated({ label: m.posts_title, max: postLimits.title.max }),
    excerpt: translated({ label: m.posts_excerpt, max: postLimits.excerpt.max }),
    content: translated({ label: m.posts_content, max: postLimits.content.max }),
    metaTitle: translated({
      label: m.translations_titleForSearchEngines,
      max: postLimits.metaTitle.max,
    }),
    metaDescription: translated({
      label: m.translations_descriptionForSearchEngines,
      max: postLimits.metaDescription.max,
    }),
  },
  content: {} as Record<string, TranslatableField>,
} satisfies { [Kind in TranslationKind]: Record<FieldOf<Kind>, TranslatableField> };

export const kindLabels: Record<TranslationKind, string> = translated({
  section: m.admin_loggedSectionKind,
  dish: m.shared_dish,
  part: m.translations_partOfACombo,
  group: m.shared_options,
  choice: m.translations_choice,
  offer: m.translations_couponOrOffer,
  zone: m.shared_deliveryZone,
  holiday: m.translations_holiday,
  post: m.translations_post,
  content: m.content_title,
});

/** The fields of a kind, in order; for the owner's texts, they depend on the subject. */
export function fieldsOf(
  kind: TranslationKind,
  about?: SubjectName,
): [field: string, TranslatableField][] {
  if (!about) return Object.entries(forms[kind]);
  return textFieldsOf(about).flatMap(([field, { kind, label, isTranslated }]) =>
    isTranslated ? [[field, { label, max: maxLengths[kind] }]] : [],
  );
}
