import { Form } from "@remix-run/react";
import { currentLanguage, languageNames, languages } from "#app/domain/language/language.ts";
import { m } from "#messages";

/** Another language is another set of scripts, so its page is loaded anew. */
export function LanguageSwitch({ path }: { path: string }) {
  const current = currentLanguage();
  return (
    <Form
      method="post"
      action="/preferences/language"
      reloadDocument
      aria-label={m.shell_language()}
      className="language-switch"
    >
      <input type="hidden" name="returnTo" value={path} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === current}
          className="button button-quiet button-small"
        >
          {languageNames[language]}
        </button>
      ))}
    </Form>
  );
}
