const MARK = "Error: ";

/**
 * Takes a title, returns it with the mark of a refused form in front: it is the first thing a screen
 * reader says of the page. The server marks the page it sends, scripts mark the one they change.
 */
export function markRefused(title: string): string {
  return title.startsWith(MARK) ? title : MARK + title;
}

/** Takes a title, returns it without the mark. */
export function unmarkRefused(title: string): string {
  return title.startsWith(MARK) ? title.slice(MARK.length) : title;
}
