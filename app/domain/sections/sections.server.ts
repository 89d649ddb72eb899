import { asc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { menuSections } from "#db/schema/products.ts";
import { withOwnTexts } from "../language/in-language.server.ts";
import { currentLanguage } from "../language/language.ts";
import { pick } from "../pick.ts";
import { localText } from "../translations/local-texts.server.ts";
import {
  readSectionsWith,
  type Section,
  type SectionOption,
  type ShownSection,
} from "./sections.ts";

const rows = db
  .select()
  .from(menuSections)
  .orderBy(asc(menuSections.position), asc(menuSections.id))
  .prepare();

/** In the order of the menu. */
export function allSections(): Section[] {
  // Even the staff's pages name sections in the language of their other texts.
  return withOwnTexts(currentLanguage(), () =>
    rows.all().map((section) => {
      const { text, lang } = localText("section", section.id, "name", section.name);
      return { ...section, label: text, ...(lang && { labelLang: lang }) };
    }),
  );
}
readSectionsWith(allSections);

export function shownSections(): ShownSection[] {
  const shown = allSections().filter(({ isHidden }) => !isHidden);
  return shown.map((section) => pick(section, ["id", "name", "label", "labelLang", "image"]));
}

export function sectionOptions(): SectionOption[] {
  return allSections().map(({ id, label }) => ({ value: id, label }));
}
