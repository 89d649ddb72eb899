import { type Placeholder, sql } from "drizzle-orm";

/** A placeholder for each column, as the values of a prepared insert. */
export function placeholders<Name extends string>(
  ...names: Name[]
): { [Each in Name]: Placeholder<Each> } {
  const result: Partial<{ [Each in Name]: Placeholder<Each> }> = {};
  for (const name of names) result[name] = sql.placeholder(name);
  return result as { [Each in Name]: Placeholder<Each> };
}
