import { m } from "#messages";

const prefix = () => `${m.shared_error()} `;

/** Screen readers announce the title before anything else. */
export function withErrorPrefix(title: string): string {
  return title.startsWith(prefix()) ? title : prefix() + title;
}

export function withoutErrorPrefix(title: string): string {
  return title.startsWith(prefix()) ? title.slice(prefix().length) : title;
}

/** Replaces the count in front of a title; it comes after the error prefix. */
export function withCount(title: string, count: number): string {
  const shown = count > 0 ? `(${count}) ` : "";
  const named = shown + withoutErrorPrefix(title).replace(/^\(\d+\) /, "");
  return title.startsWith(prefix()) ? prefix() + named : named;
}
