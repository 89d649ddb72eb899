import { and, asc, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { zonePincodes, zones } from "#db/schema/zones.ts";
import { localName, localText } from "../translations/local-texts.server.ts";
import type { DeliveryArea, Zone, ZoneTerms } from "./zone.ts";

const terms = columnsExcept(zones, ["createdAt", "updatedAt"]);

const pincodes = sql<string>`(
  select coalesce(group_concat(pincode), '') from (
    select pincode from zone_pincodes where zone_id = ${zones.id} order by pincode))`.mapWith(
  (list: string) => list.split(",").filter(Boolean),
);

const all = db
  .select({ ...terms, pincodes })
  .from(zones)
  .orderBy(asc(zones.name))
  .prepare();

const byId = db
  .select({ ...terms, pincodes })
  .from(zones)
  .where(given(zones.id))
  .prepare();

const any = db.select({ id: zones.id }).from(zones).limit(1).prepare();

const activeAt = db
  .select(terms)
  .from(zonePincodes)
  .innerJoin(zones, eq(zones.id, zonePincodes.zoneId))
  .where(and(given(zonePincodes.pincode), eq(zones.isActive, true)))
  .prepare();

const fee = sql<number>`case when ${zones.freeAbovePaise} = 0 then 0 else ${zones.feePaise} end`;
const fees = db
  .select({ lowest: sql<number>`min(${fee})`, highest: sql<number>`max(${fee})` })
  .from(zones)
  .groupBy(zones.isActive)
  .orderBy(sql`${zones.isActive} desc`)
  .prepare();

/** The zone with the texts of the page's language. */
function local<Row extends ZoneTerms>(zone: Row): Row {
  const note = localText("zone", zone.id, "note", zone.note);
  return {
    ...zone,
    ...localName("zone", zone.id, zone.name),
    note: note.text,
    ...(note.lang && { noteLang: note.lang }),
  };
}

/** Includes inactive zones, by name. */
export function listZones(): Zone[] {
  return all.all().map(local);
}

export function findZone(id: string): Zone | undefined {
  const zone = byId.get({ id });
  return zone && local(zone);
}

export function hasZones(): boolean {
  return any.get() !== undefined;
}

/** Inactive zones still exist: their pincodes count as outside until they are active again. */
export function deliveryAreaAt(pincode: string | null): DeliveryArea {
  if (!hasZones()) return { kind: "everywhere" };
  if (!pincode) return { kind: "unknown" };
  const zone = activeAt.get({ pincode });
  return zone ? { kind: "zone", zone: local(zone), pincode } : { kind: "outside", pincode };
}

/** The lowest and the highest fee of the active zones, or of all zones if none is active. */
export function zoneFees(): [lowestPaise: number, highestPaise: number] {
  const { lowest, highest } = fees.get() ?? {};
  return [lowest ?? 0, highest ?? 0];
}
