import type { ReactNode } from "react";
import { HeldRows, useStillRows } from "./use-still-rows.ts";

type StillRowsProps<Row> = {
  /** The URL of the list. */
  list: string;
  /** From the loader. */
  loaded: Row[];
  idOf: (row: Row) => string;
  /** Without scripts: the row that was just changed. */
  changed?: string;
  children: (rows: Row[]) => ReactNode;
};

/** A list whose rows have `RowButtons`; each row's element has `rowProps`. */
export function StillRows<Row>({ list, loaded, idOf, changed, children }: StillRowsProps<Row>) {
  const { rows, held } = useStillRows(list, loaded, idOf);
  return (
    // Without scripts, the page has loaded again under the finger.
    <div key={changed} className={changed === undefined ? undefined : "settling"}>
      <HeldRows.Provider value={held}>{children(rows)}</HeldRows.Provider>
    </div>
  );
}
