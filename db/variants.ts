/**
 * Takes how to build a prepared query from a few switches (sort, filters), returns a function that
 * builds each combination once and then hands out the same one.
 * Source: architecture, SQLite and Drizzle ("Prepare every query once").
 */
export function variants<Switches extends Record<string, string | boolean>, Query>(
  build: (switches: Switches) => Query,
): (switches: Switches) => Query {
  const built = new Map<string, Query>();
  return (switches) => {
    const key = JSON.stringify(Object.entries(switches).sort(([a], [b]) => (a < b ? -1 : 1)));
    const known = built.get(key);
    if (known) return known;
    const query = build(switches);
    built.set(key, query);
    return query;
  };
}
