import type { FormFields } from "./form.ts";
import { decodeEntities } from "./page-text.ts";

type Attributes = Record<string, string>;

/** The fields that a browser would submit unchanged, without the submit button's. */
export function fieldsOfForm(html: string, action: string, path: string): FormFields {
  const form = formsOf(html).find(({ attributes }) => (attributes.action ?? path) === action);
  if (!form) throw new Error(`No form with the action ${action} on ${path}.`);
  return fieldsOf(form.content);
}

/** The values that the controls inside a form send. */
export function fieldsOf(content: string): FormFields {
  const fields: FormFields = {};
  for (const { name, value } of controlsOf(content)) {
    const earlier = fields[name];
    fields[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return fields;
}

/** The forms of a page, in order. */
export function formsOf(html: string): { attributes: Attributes; content: string }[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, tag = "", content = ""]) => ({
    attributes: attributesOf(tag),
    content,
  }));
}

function controlsOf(content: string): { name: string; value: string }[] {
  const tags =
    /<input\b([^>]*)>|<textarea\b([^>]*)>(.*?)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/gs;
  return [...content.matchAll(tags)].flatMap(([, input, textArea, text = "", select, options]) => {
    const attributes = attributesOf(input ?? textArea ?? select ?? "");
    const { name } = attributes;
    if (!name || "disabled" in attributes) return [];
    const value = input === undefined ? undefined : inputValue(attributes);
    if (input !== undefined) return value === undefined ? [] : [{ name, value }];
    if (textArea !== undefined) return [{ name, value: decodeEntities(text.replace(/^\n/, "")) }];
    return [{ name, value: selectedOption(options ?? "") }];
  });
}

function inputValue(attributes: Attributes): string | undefined {
  const type = attributes.type ?? "text";
  if (["submit", "button", "reset", "image", "file"].includes(type)) return undefined;
  if (type !== "checkbox" && type !== "radio") return attributes.value ?? "";
  return "checked" in attributes ? (attributes.value ?? "on") : undefined;
}

function selectedOption(content: string): string {
  const options = [...content.matchAll(/<option\b([^>]*)>([^<]*)/g)].map(([, tag = "", label]) => ({
    attributes: attributesOf(tag),
    label: decodeEntities(label ?? ""),
  }));
  const selected = options.find(({ attributes }) => "selected" in attributes) ?? options[0];
  return selected?.attributes.value ?? selected?.label ?? "";
}

export function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  );
}
