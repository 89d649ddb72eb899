/** The fields of replies, and who gets them. */
export class ReplyFields {
  /** By the name of the reply and the path of the field; the people who get it, in the order of their requests. */
  private readonly replies = new Map<string, Map<string, string[]>>();

  add(reply: string, reader: string, value: unknown): void {
    const fields = this.replies.get(reply) ?? new Map<string, string[]>();
    this.replies.set(reply, fields);
    for (const path of new Set(pathsOf(value, ""))) {
      fields.set(path, [...(fields.get(path) ?? []), reader]);
    }
  }

  /** A table for people: one line for the fields of an object that the same readers get. */
  toString(): string {
    return [...this.replies]
      .map(([reply, fields]) => `${reply}\n${linesOf(fields).join("\n")}\n`)
      .join("\n");
  }
}

function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.length === 0 ? [] : value.flatMap((item) => pathsOf(item, `${path}[]`));
  }
  if (value === null || typeof value !== "object" || value instanceof Date) return [path];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = /^[\da-f]{8}-[\da-f-]{27}$/.test(key) ? "ID" : key;
    const own = path ? `${path}.${name}` : name;
    return [own, ...pathsOf(inner, own)];
  });
}

function linesOf(fields: Map<string, string[]>): string[] {
  const lines = new Map<string, string[]>();
  for (const [path, readers] of [...fields].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, parent = "", name = path] = /^(.*)\.([^.]+)$/.exec(path) ?? [];
    const line = `  ${readers.join(" ")}: ${parent || "(reply)"}: `;
    lines.set(line, [...(lines.get(line) ?? []), name]);
  }
  return [...lines].map(([line, names]) => line + names.join(", "));
}
