import type { Database } from "better-sqlite3";
import statistics from "./million-orders-statistics.json" with { type: "json" };

export type Choices = Record<string, readonly (string | boolean)[]>;

export function combinations(choices: Choices): Record<string, string | boolean>[] {
  return Object.entries(choices).reduce<Record<string, string | boolean>[]>(
    (made, [name, values]) =>
      made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** Makes SQLite plan as in a file with a million orders, from the statistics that `analyze` wrote in one. */
export function loadMillionOrderStatistics(file: Database): void {
  file.exec("analyze; delete from sqlite_stat1;");
  const insert = file.prepare("insert into sqlite_stat1 (tbl, idx, stat) values (?, ?, ?)");
  for (const row of statistics) insert.run(row);
  file.exec("analyze sqlite_schema");
}

/** Makes SQLite plan as in a new file. */
export function clearStatistics(file: Database): void {
  file.exec("analyze; delete from sqlite_stat1; analyze sqlite_schema");
}

const explainable = /^\s*(select|insert|update|delete|with|\()/i;

/** The steps of SQLite's query plan. */
export function planOf(file: Database, sql: string): string[] {
  const marks = sql.replace(/'[^']*'|"[^"]*"/g, "").match(/\?/g)?.length ?? 0;
  return file
    .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    .all(...Array.from({ length: marks }, () => null))
    .map(({ detail }) => detail);
}

/** A walk along an index stops at the limit, unless rows are skipped on the way. */
function stopsByItself(sql: string): boolean {
  const outer = sql.replace(/\(select [^()]*(?:\([^()]*\)[^()]*)*\)/gi, "");
  return /\blimit\b/i.test(outer) && !/\bwhere\b/i.test(outer);
}

/**
 * The steps of a statement that take longer the more rows there are: reading all of a table or index, or sorting.
 * `small` are the tables that do not grow with the shop.
 */
export function slowSteps(file: Database, sql: string, small: ReadonlySet<string>): string[] {
  if (!explainable.test(sql)) return [];
  const steps = planOf(file, sql);
  const read = steps.flatMap((step) => /^(?:SCAN|SEARCH) (\w+)/.exec(step)?.[1] ?? []);
  const tables = file
    .prepare<[string], string>(
      "select name from sqlite_schema where type = 'table' and name in (select value from json_each(?))",
    )
    .pluck()
    .all(JSON.stringify(read));
  const growing = tables.filter((table) => !small.has(table));
  return steps.filter((step) => {
    const scanned = /^SCAN (\w+)/.exec(step)?.[1];
    if (scanned && growing.includes(scanned)) {
      // A search table is read by the words that are looked for.
      const byWords = /VIRTUAL TABLE INDEX \d+:.*M/.test(step);
      return !byWords && !stopsByItself(sql);
    }
    // Only rows that are equal in the first terms are sorted, until there are enough.
    const sortsGroups = /FOR LAST (?:\d+ )?TERMS? OF ORDER BY/.test(step) && /\blimit\b/i.test(sql);
    return /USE TEMP B-TREE FOR .*ORDER BY/.test(step) && !sortsGroups && growing.length > 0;
  });
}
