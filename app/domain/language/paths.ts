import { currentLanguage, isLanguage, type Language } from "./language.ts";

/** Pages for everybody: their address says the language. Forms that only post to such an address have none. */
const PUBLIC =
  /^\/(?!blog\/[^/]+\/(?:likes|saves)|reviews\/[^/]+\/votes)(?:(?:menu|reviews|blog|catering|about|contact|faqs|order|delivery|takeaway|corporate|wedding|privacy|terms|sitemap|cookie-check)(?=[/?#]|\.data|$)|_root\.data|[?#]|$)/;

const PREFIX = /^\/(hi|mr)(?=[/?#]|\.data|$)/;

/** Whether the address of a page, without its language, says the language it is in. */
export function isPublicPath(path: string): boolean {
  return PUBLIC.test(path);
}

/** `/hi/menu` as `/menu`; the `.data` address of `/hi` is `/hi.data`. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(PREFIX, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Undefined for a personal or admin page: there the visitor's choice decides. */
export function languageOfPath(path: string): Language | undefined {
  const prefix = PREFIX.exec(path)?.[1];
  if (isLanguage(prefix)) return prefix;
  return isPublicPath(path) ? "en" : undefined;
}

/** The address of a page in a language: `/menu` as `/hi/menu`, `/cart` as `/cart`. */
export function localPath(path: string, language: Language = currentLanguage()): string {
  if (!path.startsWith("/")) return path;
  const page = withoutLanguage(path);
  if (language === "en" || !isPublicPath(page)) return page;
  return `/${language}${page.replace(/^\/(?=[?#]|$)/, "")}`;
}
