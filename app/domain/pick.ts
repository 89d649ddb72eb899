/** An object with only some fields of another one; undefined fields are left out. */
export function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, NoInfer<Key>> {
  const defined = keys.filter((key) => source[key] !== undefined);
  return Object.fromEntries(defined.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
