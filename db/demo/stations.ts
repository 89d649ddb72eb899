import { categoryIds } from "#app/domain/categories.ts";
import { db } from "#db/client.server.ts";
import { menuSections } from "#db/schema/products.ts";
import { stations } from "#db/schema/stations.ts";
import { type Demo, idMaker } from "./demo.ts";
import { Random } from "./random.ts";

/** By the category that they make. */
const stationOf: Record<string, string> = {
  "pani-puri": "Chaat",
  chaat: "Chaat",
  snacks: "Fry",
  beverages: "Drinks",
  desserts: "Drinks",
};

/** The kitchen's stations, and which categories they make. */
export function fillStations({ untilMs }: Demo): void {
  // A generator of its own, so that the stations change nothing else in the demo.
  const idAt = idMaker(new Random("stations"));
  const names = [...new Set(Object.values(stationOf))];
  const rows = names.map((name, position) => ({
    id: idAt(untilMs),
    name,
    position,
    createdAt: new Date(untilMs),
  }));
  db.insert(stations).values(rows).run();
  for (const [position, category] of categoryIds.entries()) {
    const stationId = rows.find(({ name }) => name === stationOf[category])?.id ?? null;
    db.insert(menuSections)
      .values({ category, position, stationId })
      .onConflictDoUpdate({ target: menuSections.category, set: { stationId } })
      .run();
  }
}
