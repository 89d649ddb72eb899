import { asc, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { zones } from "#db/schema/zones.ts";
import type { Zone } from "./zone.ts";

const all = db
  .select({
    id: zones.id,
    name: zones.name,
    pincodes: sql<string>`(
      select coalesce(group_concat(pincode), '') from (
        select pincode from zone_pincodes where zone_id = ${zones.id} order by pincode))`.mapWith(
      (list: string) => list.split(",").filter(Boolean),
    ),
    feePaise: zones.feePaise,
    freeAbovePaise: zones.freeAbovePaise,
    minimumPaise: zones.minimumPaise,
    minutes: zones.minutes,
    isActive: zones.isActive,
    note: zones.note,
  })
  .from(zones)
  .orderBy(asc(zones.name))
  .prepare();

/** Inactive ones included, by name. */
export function listZones(): Zone[] {
  return all.all();
}
