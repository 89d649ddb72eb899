const PREFIX = "Error: ";

/** Says first thing in the title that a form was refused: screen readers announce it before anything else. */
export function withErrorPrefix(title: string): string {
  return title.startsWith(PREFIX) ? title : PREFIX + title;
}

export function withoutErrorPrefix(title: string): string {
  return title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
}
