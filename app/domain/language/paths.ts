import { currentLanguage, isLanguage, type Language } from "./language.ts";

/** Public pages have their language in their address. Addresses that only receive forms do not. */
const PUBLIC =
  /^\/(?!blog\/[^/]+\/(?:likes|saves)|reviews\/[^/]+\/votes)(?:(?:menu|reviews|blog|catering|about|contact|faqs|order|delivery|takeaway|corporate|wedding|privacy|terms|sitemap|cookie-check)(?=[/?#]|\.data|$)|_root\.data|[?#]|$)/;

const PREFIX = /^\/(hi|mr)(?=[/?#]|\.data|$)/;

/** Whether the page at this path (without a language) has its language in its address. */
export function isPublicPath(path: string): boolean {
  return PUBLIC.test(path);
}

/** `/hi/menu` as `/menu`; the `.data` address of `/hi` is `/hi.data`. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(PREFIX, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Undefined for personal and admin pages, where the visitor's choice decides. */
export function languageOfPath(path: string): Language | undefined {
  const prefix = PREFIX.exec(path)?.[1];
  if (isLanguage(prefix)) return prefix;
  return isPublicPath(path) ? "en" : undefined;
}

/** The path of a page in a language: `/menu` becomes `/hi/menu`, but `/cart` stays `/cart`. */
export function localPath(path: string, language: Language = currentLanguage()): string {
  if (!path.startsWith("/")) return path;
  const page = withoutLanguage(path);
  if (language === "en" || !isPublicPath(page)) return page;
  return `/${language}${page.replace(/^\/(?=[?#]|$)/, "")}`;
}
