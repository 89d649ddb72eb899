import type { ChangeableDatabase } from "./dishes.ts";

type StoredPrinter = { port: number; kinds: string[]; name: string };

/** A printer on this machine, which only tests can have. */
export function addPrinter(
  database: ChangeableDatabase,
  { port = 9100, kinds = [], name = "Kitchen" }: Partial<StoredPrinter> = {},
): { id: string } {
  const id = crypto.randomUUID();
  database.change(
    "insert into printers (id, name, host, port, paper_millimetres, kinds, created_at) values (?, ?, '127.0.0.1', ?, 80, ?, 0)",
    ...[id, name, port, JSON.stringify(kinds)],
  );
  return { id };
}

export function addFailedPrint(
  database: ChangeableDatabase,
  printerId: string,
  { orderId = null as string | null, mayBePrinted = false } = {},
): { id: string } {
  const id = crypto.randomUUID();
  database.change(
    "insert into print_jobs (id, printer_id, kind, order_id, state, may_be_printed, last_error, created_at) values (?, ?, ?, ?, 'failed', ?, 'It is out of paper.', 0)",
    ...[id, printerId, orderId ? "ticket" : "test", orderId, mayBePrinted ? 1 : 0],
  );
  return { id };
}
