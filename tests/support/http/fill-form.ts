import type { FormFields } from "./form.ts";
import { attributesOf, fieldsOfForm } from "./form-fields.ts";

const TYPED: Record<string, string> = {
  number: "7",
  date: "2031-05-06",
  time: "07:30",
  email: "typed@chatpata.test",
  tel: "9812345678",
  url: "https://typed.test/",
};
const IGNORED = /^(hidden|submit|button|reset|image|file|password)$/;

type Filled = {
  /** The fields that a browser would send. */
  fields: FormFields;
  /** The fields that a person filled in or changed. */
  typed: string[];
};

/** Types something into every text field of a form, and chooses another option wherever there is one. */
export function fillForm(html: string, action: string, path: string, content: string): Filled {
  const fields = fieldsOfForm(html, action, path);
  const typed = new Set<string>();
  const tags = /<(input|textarea)\b([^>]*)>|<select\b([^>]*)>(.*?)<\/select>/gs;
  for (const [, tag, control, select, options = ""] of content.matchAll(tags)) {
    const {
      name = "",
      type = "text",
      value = "on",
      ...rest
    } = attributesOf(control ?? select ?? "");
    if (!name || "disabled" in rest || "readonly" in rest || IGNORED.test(type)) continue;
    if (select !== undefined) {
      const values = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, each = ""]) =>
        attributesOf(each),
      );
      const last = values.findLast((each) => !("disabled" in each))?.value;
      if (last === undefined) continue;
      fields[name] = last;
    } else if (type === "radio") {
      fields[name] = value;
    } else if (type === "checkbox") {
      const others = [fields[name] ?? []].flat().filter((each) => each !== value);
      fields[name] = "checked" in rest ? others : [...others, value];
    } else if (typeof fields[name] === "string") {
      fields[name] = tag === "textarea" ? "Typed, and\nnot sent yet." : (TYPED[type] ?? "7");
    }
    typed.add(name);
  }
  return { fields, typed: [...typed] };
}
