import { Form } from "@remix-run/react";
import { currentLanguage, languageNames, languages } from "#app/domain/language/language.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";

/** Another language needs another set of scripts, so its page is reloaded. */
export function LanguageSwitch({ path }: { path: string }) {
  const current = currentLanguage();
  return (
    <Form method="post" action="/preferences/language" reloadDocument>
      <input type="hidden" name="returnTo" value={path} />
      {/* No landmark, because a page has two of them. */}
      <fieldset aria-label={m.shell_language()} className="language-switch">
        {languages.map((language) => (
          <Button
            key={language}
            type="submit"
            variant="quiet"
            size="small"
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === current}
          >
            {languageNames[language]}
          </Button>
        ))}
      </fieldset>
    </Form>
  );
}
