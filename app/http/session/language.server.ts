import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { isLanguage, type Language } from "#app/domain/language/language.ts";
import { languageOfPath } from "#app/domain/language/paths.ts";

/** The head of a Node request. */
type Head = {
  url?: string;
  method?: string;
  headers: { host?: string; cookie?: string; referer?: string; "accept-language"?: string };
};

const isRead = (method = "GET") => method === "GET" || method === "HEAD";

/**
 * The language to answer in. Public pages have it in their URL, and a form is answered in the
 * language of its page. Otherwise the visitor's choice decides, then the language of the referring
 * page, then the browser's preference. The API and CSV files are in English.
 */
export function languageOf({ url = "/", method, headers }: Head): Language {
  if (url.startsWith("/api/") || /\.csv(\?|$)/.test(url)) return "en";
  const page = isRead(method) ? undefined : languageOfPath(pageOf(headers.referer));
  return (
    languageOfPath(url) ?? page ?? languageToKeep({ url, headers }) ?? preferredLanguage(headers)
  );
}

/**
 * The language to keep for visitors who have not chosen one, because the page that they come from
 * is in it. English does not count: it is also the language of URLs without one.
 */
export function languageToKeep({ url = "/", headers }: Head): Language | undefined {
  if (languageOfPath(url) || chosenLanguage(headers.cookie)) return undefined;
  const isFromShop = headers.referer?.split("/")[2] === headers.host;
  const language = isFromShop ? languageOfPath(pageOf(headers.referer)) : "en";
  return language === "en" || language === preferredLanguage(headers) ? undefined : language;
}

export function inLanguageOf(request: Head, run: () => void): void {
  const language = languageOf(request);
  // The admin area shows the owner's texts as they were typed, whatever language its pages are in.
  const isAdmin = /^\/admin(?=[/?.]|$)/.test(request.url ?? "");
  const ownTexts = isAdmin ? "en" : language;
  inLanguage(language, run, { ownTexts });
}

/** The language of pages whose URL does not contain it. */
export function preferredLanguage(headers: Head["headers"]): Language {
  return (
    chosenLanguage(headers.cookie) ?? acceptedLanguage(headers["accept-language"] ?? "") ?? "en"
  );
}

function pageOf(referer = ""): string {
  return URL.canParse(referer) ? new URL(referer).pathname : "";
}

/** Also read here, because the page cache cannot wait for Remix to parse the cookie. */
function preferencesIn(cookies = ""): Record<string, unknown> {
  const [, value] = /(?:^|;\s*)preferences=([^;]*)/.exec(cookies) ?? [];
  if (!value) return {};
  try {
    return Object(JSON.parse(atob(decodeURIComponent(value))));
  } catch {
    return {};
  }
}

function chosenLanguage(cookies?: string): Language | undefined {
  const { language } = preferencesIn(cookies);
  return typeof language === "string" && isLanguage(language) ? language : undefined;
}

function acceptedLanguage(header: string): Language | undefined {
  return (
    header
      .split(",")
      .map((range) => {
        const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
        const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
        return { language: tag.split("-")[0] ?? "", quality: Number(quality) };
      })
      // A quality of 0 means that the reader does not understand the language.
      .filter(({ quality }) => quality > 0)
      .sort((one, other) => other.quality - one.quality)
      .map(({ language }) => language)
      .find(isLanguage)
  );
}
