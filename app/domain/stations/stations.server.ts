import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { menuSections, products } from "#db/schema/products.ts";
import { stations } from "#db/schema/stations.ts";
import type { Station } from "./station.ts";

const all = db
  .select({ id: stations.id, name: stations.name })
  .from(stations)
  .orderBy(asc(stations.position), asc(stations.id))
  .prepare();

const stationsOf = db
  .select({
    id: products.id,
    stationId: sql<string | null>`coalesce(${products.stationId}, ${menuSections.stationId})`,
  })
  .from(products)
  .leftJoin(menuSections, eq(menuSections.id, products.category))
  .where(sql`${products.id} in (select value from json_each(${sql.placeholder("ids")}))`)
  .prepare();

export function listStations(): Station[] {
  return all.all();
}

/** Null if the station was removed in the meantime. */
export function existingStation(id: string | null): string | null {
  return listStations().some((station) => station.id === id) ? id : null;
}

/** By dish: its own station, or else that of its category. Dishes without one are missing. */
export function stationsOfDishes(productIds: string[]): Map<string, string> {
  const ids = JSON.stringify([...new Set(productIds)]);
  return new Map(
    stationsOf.all({ ids }).flatMap(({ id, stationId }) => (stationId ? [[id, stationId]] : [])),
  );
}
