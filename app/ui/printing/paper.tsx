import type { Language } from "#app/domain/language/language.ts";

/** A paper in another language than its page: browsers only have the page's messages, so the server renders it. */
export function Paper({ html, language }: { html: string; language: Language }) {
  return <div lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
