import { randomUUID } from "node:crypto";
import type { ChangeableDatabase } from "./dishes.ts";

type NewZone = {
  name?: string;
  pincodes?: string[];
  feePaise?: number;
  freeAbovePaise?: number | null;
  minimumPaise?: number;
  minutes?: number | null;
  isActive?: boolean;
  note?: string;
};

/** Adds a zone; by default for ₹20, free above ₹300, without a minimum, at the usual time. */
export function addZone(database: ChangeableDatabase, zone: NewZone = {}) {
  const id = randomUUID();
  const { name = `Zone ${id.slice(0, 8)}`, pincodes = ["411004"] } = zone;
  database.change(
    `insert into zones (id, name, fee_paise, free_above_paise, minimum_paise, minutes, is_active, note, created_at,
      updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    name,
    zone.feePaise ?? 2000,
    zone.freeAbovePaise === undefined ? 30_000 : zone.freeAbovePaise,
    zone.minimumPaise ?? 0,
    zone.minutes ?? null,
    zone.isActive === false ? 0 : 1,
    zone.note ?? "",
    Date.now(),
    Date.now(),
  );
  for (const pincode of pincodes) {
    database.change("insert into zone_pincodes (pincode, zone_id) values (?, ?)", pincode, id);
  }
  return { id, name };
}
