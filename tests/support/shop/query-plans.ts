import type { Database } from "better-sqlite3";
import statistics from "./million-orders-statistics.json" with { type: "json" };

export type Choices = Record<string, readonly (string | boolean)[]>;

export function combinations(choices: Choices): Record<string, string | boolean>[] {
  return Object.entries(choices).reduce<Record<string, string | boolean>[]>(
    (combined, [name, values]) =>
      combined.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
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

export function planOf(file: Database, sql: string): string[] {
  const unquoted = sql.replace(/'[^']*'|"[^"]*"/g, "");
  const placeholderCount = unquoted.match(/\?/g)?.length ?? 0;
  const names = unquoted.match(/(?<=[:@])\w+/g) ?? [];
  const named = Object.fromEntries(names.map((name) => [name, null]));
  return file
    .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    .all(...Array.from({ length: placeholderCount }, () => null), named)
    .map(({ detail }) => detail);
}

/** An index scan stops at the limit, unless it skips rows. */
function stopsAtLimit(sql: string): boolean {
  const outer = sql.replace(/\(select [^()]*(?:\([^()]*\)[^()]*)*\)/gi, "");
  return /\blimit\b/i.test(outer) && !/\bwhere\b/i.test(outer);
}

/**
 * The steps of a statement whose time grows with the number of rows: scans and sorts. `small` are
 * the tables that do not grow with the shop.
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
      // A search table with a MATCH reads only the matching rows.
      const isMatch = /VIRTUAL TABLE INDEX \d+:.*M/.test(step);
      return !isMatch && !stopsAtLimit(sql);
    }
    // Sorts only groups of rows that are equal in the first terms, up to the limit.
    const sortsGroups = /FOR LAST (?:\d+ )?TERMS? OF ORDER BY/.test(step) && /\blimit\b/i.test(sql);
    return /USE TEMP B-TREE FOR .*ORDER BY/.test(step) && !sortsGroups && growing.length > 0;
  });
}
