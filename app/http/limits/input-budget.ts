// Limits for the content of a request and for the part of it that a reply repeats, so that no
// request can block the process or fill its memory.

/** The size of a form or JSON body, unless its route declares more. */
export const MAX_BODY_BYTES = 64_000;
/** For long posts, imports, and images sent as data. */
export const MAX_LONG_BODY_BYTES = 1_000_000;

/** The maximum nesting of a form's field names or a JSON body's values. */
export const MAX_DEPTH = 6;
/** Fields, plus rows of the lists that their names imply. */
export const MAX_FORM_FIELDS = 1_000;
/** An order of 100 dishes with eight options each has 2,800. */
export const MAX_JSON_VALUES = 4_000;

/** Per reply. */
export const MAX_PROBLEMS = 50;

const MAX_NAME_LENGTH = 200;
const PART = String.raw`[\w-]+(\[\d{1,3}\])?`;
const PATH = new RegExp(String.raw`^${PART}(\.${PART}){0,${MAX_DEPTH - 1}}$`);

/** Inherited properties of objects and lists could be called or overwritten: `toString`, `__proto__`, `a.length`. */
function isInherited(part: string, at: number): boolean {
  return part === "prototype" || part in (at === 0 ? Object.prototype : Array.prototype);
}

/** Conform reads its control fields (`__intent__`) as JSON. */
function isPlainName(name: string): boolean {
  return (
    name.length <= MAX_NAME_LENGTH &&
    PATH.test(name) &&
    !name.startsWith("__") &&
    !name.split(".").some((part, at) => isInherited(part.replace(/\[.*/, ""), at))
  );
}

/** Conform fills a list up to the highest index in a name, so `a[99][99]` would create 10,000 rows. */
function countRows(names: Iterable<string>): number {
  const rows = new Map<string, number>();
  for (const name of names) {
    for (const match of name.matchAll(/\[(\d+)\]|\.(\d+)(?=\.|\[|$)/g)) {
      const list = name.slice(0, match.index);
      const count = Number(match[1] ?? match[2]) + 1;
      rows.set(list, Math.max(count, rows.get(list) ?? 0));
    }
  }
  return [...rows.values()].reduce((sum, count) => sum + count, 0);
}

export function isFormWithinBudget(form: FormData | URLSearchParams): boolean {
  const names = [...form.keys()];
  return (
    names.length <= MAX_FORM_FIELDS &&
    names.every(isPlainName) &&
    countRows(new Set(names)) <= MAX_FORM_FIELDS
  );
}

/** The index of the closing quote. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - escapes - 1] === "\\") escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Counts without parsing; `JSON.parse` decides whether it is JSON at all. */
export function isJsonWithinBudget(json: string): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === ",") values += 1;
    else if (character === "[" || character === "{") {
      depth += 1;
      values += 1;
    } else if (character === "]" || character === "}") depth -= 1;
    // The body itself is not nested.
    if (depth > MAX_DEPTH + 1 || values > MAX_JSON_VALUES) return false;
  }
  return true;
}
