import type { Dish } from "#app/domain/menu/dish.ts";
import { listPartDishes } from "#app/domain/options/dish-settings.server.ts";
import { listOptionGroups } from "#app/domain/options/queries.server.ts";
import { sectionOptions } from "#app/domain/sections/sections.server.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";

/** The options and parts that the form offers. */
export function productFormOffer(kind: Dish["kind"]) {
  return {
    offeredGroups: listOptionGroups().map(({ id, name, kind, isSize }) => ({
      id,
      name,
      kind,
      isSize,
    })),
    offeredDishes: kind === "combo" ? listPartDishes() : [],
    sections: sectionOptions(),
    stations: listStations(),
  };
}

/** The stock that the form showed when it was opened. */
export function shownStock(form: FormData): number | null {
  const shown = form.get("shownStock");
  return typeof shown === "string" && /^\d{1,9}$/.test(shown) ? Number(shown) : null;
}
