import { flag, type ListView, listUrl, oneOf, pageNumber, searchText } from "../lists/list-url.ts";
import { type TranslationKind, translationKinds } from "../translations/translatable.ts";

/** `missing`: only what lacks a translation or has an outdated one. */
export const translationsList = listUrl("/admin/translations", {
  q: searchText,
  kind: oneOf(translationKinds),
  missing: flag,
  page: pageNumber,
});
export type TranslationView = ListView<typeof translationsList>;

/** Where a subject is translated. */
export function translationUrl(kind: TranslationKind, id: string): string {
  return `/admin/translations/${kind}/${encodeURIComponent(id)}`;
}
