import { flag, type ListView, listUrl, oneOf, pageNumber, searchText } from "../lists/list-url.ts";
import { type TranslationKind, translationKinds } from "../translations/translatable.ts";

/** `missing`: only subjects with a missing or outdated translation. */
export const translationsList = listUrl("/admin/translations", {
  q: searchText,
  kind: oneOf(translationKinds),
  missing: flag,
  page: pageNumber,
});
export type TranslationView = ListView<typeof translationsList>;

/** The page on which a subject is translated. */
export function translationUrl(kind: TranslationKind, id: string): string {
  return `/admin/translations/${kind}/${encodeURIComponent(id)}`;
}
