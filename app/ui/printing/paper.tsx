import type { Language } from "#app/domain/language/language.ts";

/** Papers that are not in the language of their page: browsers have only its messages, so the server draws them. */
export function Paper({ html, language }: { html: string; language: Language }) {
  return <div lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
