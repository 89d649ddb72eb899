/** Prepares a query once for each combination of switches, such as sort order and filters. */
export function variants<Switches extends Record<string, string | boolean>, Query>(
  build: (switches: Switches) => Query,
): (switches: Switches) => Query {
  const built = new Map<string, Query>();
  return (switches) => {
    const key = JSON.stringify(Object.entries(switches).sort(([a], [b]) => (a < b ? -1 : 1)));
    const query = built.get(key) ?? build(switches);
    built.set(key, query);
    return query;
  };
}
