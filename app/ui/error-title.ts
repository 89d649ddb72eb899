const PREFIX = "Error: ";

/** Screen readers announce the title before anything else. */
export function withErrorPrefix(title: string): string {
  return title.startsWith(PREFIX) ? title : PREFIX + title;
}

export function withoutErrorPrefix(title: string): string {
  return title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
}
