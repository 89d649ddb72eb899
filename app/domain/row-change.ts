// Buttons that add, remove or move a row of a form are submit buttons, so that they work without scripts.

/** The name of such a button. */
export const ROW_CHANGE = "change";

type RowAction = "add" | "remove" | "up" | "down";

/** The value of such a button: `up choices[1]`, or `add choices`. */
export function rowChange(action: RowAction, path: string): string {
  return `${action} ${path}`;
}

type Typed = Record<string, unknown>;

function changedRows(rows: unknown[], action: string, at: number): unknown[] {
  const others = rows.filter((_, index) => index !== at);
  if (action === "remove") return others;
  const to = Math.max(0, action === "up" ? at - 1 : at + 1);
  return [...others.slice(0, to), rows[at], ...others.slice(to)];
}

/**
 * The form after such a button was pressed; `newRow` has the initial values of a row. Any other
 * value changes nothing.
 */
export function applyRowChange<Values extends Typed>(
  typed: Values,
  change: unknown,
  newRow: unknown = {},
): Values {
  const [, action, list = "", at] =
    /^(add|remove|up|down) (\w+)(?:\[(\d{1,2})\])?$/.exec(String(change)) ?? [];
  if (!action) return typed;
  const rows = Array.isArray(typed[list]) ? typed[list] : [];
  if (action === "add") return { ...typed, [list]: [...rows, newRow] };
  if (Number(at) >= rows.length || at === undefined) return typed;
  return { ...typed, [list]: changedRows(rows, action, Number(at)) };
}
