import { currentLanguage, type Language } from "#app/domain/language/language.ts";
import { languageOfPath, localPath } from "#app/domain/language/paths.ts";
import { usePreferredLanguage } from "../link.tsx";

/** For people who may not read the language of the page; browsers have only the messages of that one. */
const offers: Record<Language, string> = {
  en: "Read this page in English",
  hi: "यह पेज हिन्दी में पढ़ें",
  mr: "हे पेज मराठीत वाचा",
};

/** Offers a public page in the visitor's language; nobody is redirected. */
export function LanguageOffer({ path }: { path: string }) {
  const preferred = usePreferredLanguage();
  if (preferred === currentLanguage() || !languageOfPath(path)) return null;
  return (
    <p lang={preferred} className="language-offer">
      <a href={localPath(path, preferred)} hrefLang={preferred}>
        {offers[preferred]}
      </a>
    </p>
  );
}
