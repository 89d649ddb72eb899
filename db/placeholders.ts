import { type Placeholder, sql } from "drizzle-orm";

/** A placeholder for each column, as the values of a prepared insert. */
export function placeholders<Name extends string>(
  ...names: Name[]
): { [Each in Name]: Placeholder<Each> } {
  const made: Partial<{ [Each in Name]: Placeholder<Each> }> = {};
  for (const name of names) made[name] = sql.placeholder(name);
  return made as { [Each in Name]: Placeholder<Each> };
}
