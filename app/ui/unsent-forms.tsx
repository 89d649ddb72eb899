import { useActionData } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { TYPED_BY } from "#app/domain/hidden-fields.ts";
import { withoutLanguage } from "#app/domain/language/paths.ts";
import type { FieldMeta } from "./form/field-meta.ts";

type UnsentForm = { path: string; fields: [name: string, value: string][] };

const Forms = createContext<UnsentForm[]>([]);
const Person = createContext<string | undefined>(undefined);
const Fields = createContext<UnsentForm["fields"] | undefined>(undefined);

/** The forms of this page that were sent after the session had ended. */
export const UnsentFormsProvider = Forms.Provider;

/** The id of the person for whom the page is rendered. */
export const PersonProvider = Person.Provider;

/** In every form that is posted: its input belongs to this person, no matter who logs in next. */
export function TypedByField() {
  const person = useContext(Person);
  return person ? <input type="hidden" name={TYPED_BY} value={person} /> : null;
}

/** The unsent input of the form for this address. */
export function useUnsentFields(action: string): UnsentForm["fields"] | undefined {
  const path = withoutLanguage(action.split(/[?#]/, 1)[0] ?? "");
  return useContext(Forms).find((form) => form.path === path)?.fields;
}

/** Fills in the fields of a form on another page, once its sender has logged in again. */
export function UnsentFields({ action, children }: { action: string; children: ReactNode }) {
  const fields = useUnsentFields(action);
  const isAnswered = useActionData() !== undefined;
  return <Fields.Provider value={isAnswered ? undefined : fields}>{children}</Fields.Provider>;
}

/** The field with the input from before the session ended, inside `UnsentFields`. */
export function useTypedMeta(meta: FieldMeta): FieldMeta {
  const fields = useContext(Fields);
  const typed = fields?.filter(([name]) => name === meta.name).map(([, value]) => value);
  if (!typed || typed.length === 0) return meta;
  // Not a copy, because conform computes the properties of its fields when they are read.
  return Object.create(meta, { initialValue: { value: typed } });
}
