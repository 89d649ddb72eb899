import type { ReactNode } from "react";
import { HeldRows, useStillRows } from "./use-still-rows.ts";

type StillRowsProps<Row> = {
  /** The URL of the list. */
  list: string;
  /** The loader's rows. */
  loaded: Row[];
  idOf: (row: Row) => string;
  children: (rows: Row[]) => ReactNode;
};

/**
 * A list whose rows have `RowButtons`; each row's element has `rowProps`. It settles when it
 * appears, because it may have appeared under the finger: after a button without scripts, or after
 * a button of the previous page.
 */
export function StillRows<Row>({ list, loaded, idOf, children }: StillRowsProps<Row>) {
  const { rows, held } = useStillRows(list, loaded, idOf);
  return (
    <div className="settling">
      <HeldRows.Provider value={held}>{children(rows)}</HeldRows.Provider>
    </div>
  );
}
