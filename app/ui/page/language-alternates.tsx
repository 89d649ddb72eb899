import { useLocation } from "@remix-run/react";
import { languages } from "#app/domain/language/language.ts";
import { languageOfPath, localPath } from "#app/domain/language/paths.ts";

/** Tells search engines the address of a public page in each language. */
export function LanguageAlternates({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  if (!languageOfPath(pathname)) return null;
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={origin + localPath(pathname, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + localPath(pathname, "en")} />
    </>
  );
}
