import { sqlite } from "#db/client.server.ts";

/** Continues a counter that restarts each day or each year; `save` stores it. Use it inside one transaction. */
export function counter(table: "token_counters" | "event_number_counters", period: "day" | "year") {
  const lastOf = sqlite
    .prepare<[string], number>(`select last from ${table} where ${period} = ?`)
    .pluck();
  const saveLast = sqlite.prepare(
    `insert into ${table} (${period}, last) values (?, ?)
     on conflict (${period}) do update set last = excluded.last`,
  );
  const lasts = new Map<string, number>();
  return {
    next(value: string): number {
      const last = (lasts.get(value) ?? lastOf.get(value) ?? 0) + 1;
      lasts.set(value, last);
      return last;
    },
    save(): void {
      for (const [value, last] of lasts) saveLast.run(value, last);
    },
  };
}
