const PREFIX = "Error: ";

/** Screen readers announce the title before anything else. */
export function withErrorPrefix(title: string): string {
  return title.startsWith(PREFIX) ? title : PREFIX + title;
}

export function withoutErrorPrefix(title: string): string {
  return title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
}

/** Replaces the count in front of a title; it comes after the error prefix. */
export function withCount(title: string, count: number): string {
  const shown = count > 0 ? `(${count}) ` : "";
  return title.replace(/^(Error: )?(\(\d+\) )?/, `$1${shown}`);
}
