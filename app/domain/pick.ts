/** An object with some of the fields of another one; a field that is undefined is left out. */
export function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  const defined = keys.filter((key) => source[key] !== undefined);
  return Object.fromEntries(defined.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
