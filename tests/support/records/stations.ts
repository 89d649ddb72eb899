import { randomUUID } from "node:crypto";
import type { TestDatabase } from "#tests/support/shop/database.ts";

/** A kitchen station after the others; `category`: whose dishes it makes. */
export function addStation(
  database: TestDatabase,
  { name = `Station ${randomUUID().slice(0, 8)}`, category = "" } = {},
): { id: string; name: string } {
  const id = randomUUID();
  database.change(
    "insert into stations (id, name, position, created_at) select ?, ?, count(*), 0 from stations",
    id,
    name,
  );
  database.change("update menu_sections set station_id = ? where id = ?", id, category);
  return { id, name };
}
