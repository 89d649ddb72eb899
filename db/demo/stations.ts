import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { menuSections } from "#db/schema/products.ts";
import { stations } from "#db/schema/stations.ts";
import { type Demo, idMaker } from "./demo.ts";
import { Random } from "./random.ts";

/** By the section whose dishes they make. */
const stationOf: Record<string, string> = {
  "pani-puri": "Chaat",
  chaat: "Chaat",
  snacks: "Fry",
  beverages: "Drinks",
  desserts: "Drinks",
};

/** The kitchen's stations, and the sections whose dishes they make. */
export function fillStations({ untilMs }: Demo): void {
  // A separate generator, so that the stations change nothing else in the demo.
  const idAt = idMaker(new Random("stations"));
  const names = [...new Set(Object.values(stationOf))];
  const rows = names.map((name, position) => ({
    id: idAt(untilMs),
    name,
    position,
    createdAt: new Date(untilMs),
  }));
  db.insert(stations).values(rows).run();
  for (const [section, station] of Object.entries(stationOf)) {
    const stationId = rows.find(({ name }) => name === station)?.id;
    db.update(menuSections).set({ stationId }).where(eq(menuSections.id, section)).run();
  }
}
