/** A dish of which a cart could take only some, or none. */
export type SkippedLine = { name: string; wanted: number; added: number };

/**
 * Takes what a cart could not take, returns it in words for a toast, such as `Only 4 of 10 Dahi Puri fit.
 * Could not be added: Misal Pav (2)`; undefined when everything was taken.
 * Source: decisions, Ordering ("names what could not be added").
 */
export function describeSkippedLines(skippedLines: SkippedLine[]): string | undefined {
  const some = skippedLines
    .filter(({ added }) => added > 0)
    .map(({ name, wanted, added }) => `Only ${added} of ${wanted} ${name} fit.`);
  const none = skippedLines
    .filter(({ added }) => added === 0)
    .map(({ name, wanted }) => `${name} (${wanted})`);
  const words = none.length > 0 ? [...some, `Could not be added: ${none.join(", ")}`] : some;
  return words.length > 0 ? words.join(" ") : undefined;
}
