import {
  type FormProps,
  type LinkProps,
  Form as RemixForm,
  Link as RemixLink,
} from "@remix-run/react";
import { createContext, forwardRef, useContext } from "react";
import { currentLanguage, type Language } from "#app/domain/language/language.ts";
import { isPublicPath, localPath } from "#app/domain/language/paths.ts";
import { TypedByField } from "./unsent-forms.tsx";

const PreferredLanguage = createContext<Language | undefined>(undefined);

/** The language of pages whose URL does not contain it. */
export const PreferredLanguageProvider = PreferredLanguage.Provider;

export function usePreferredLanguage(): Language {
  return useContext(PreferredLanguage) ?? currentLanguage();
}

/** Leads to a page in the current language. */
export function Link({ to, ...rest }: LinkProps) {
  // A page in another language needs the scripts of that language.
  const isElsewhere = usePreferredLanguage() !== currentLanguage();
  if (typeof to !== "string") return <RemixLink to={to} {...rest} />;
  const reloads = isElsewhere && to.startsWith("/") && !isPublicPath(to);
  return <RemixLink reloadDocument={reloads} {...rest} to={localPath(to)} />;
}

/** Stays in the current language. */
export const Form = forwardRef<HTMLFormElement, FormProps>(({ action, children, ...rest }, ref) => (
  <RemixForm ref={ref} action={action && localPath(action)} {...rest}>
    {rest.method === "post" && <TypedByField />}
    {children}
  </RemixForm>
));
