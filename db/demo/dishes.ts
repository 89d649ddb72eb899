import { productLimits } from "#app/domain/menu/limits.ts";
import { sqlite } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { type StarterDish, starterMenu } from "#db/starter/menu.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";
import { dishOrigins, dishTwists } from "./dish-name-parts.ts";

const OLDEST_DAYS = 700;

const insert = bulkInsert(products, [
  "id",
  "name",
  "category",
  "description",
  "pricePaise",
  "image",
  "isVeg",
  "isSpicy",
  "isPopular",
  "isAvailable",
  "ingredients",
  "stock",
  "createdAt",
  "updatedAt",
]);

const namesInFile = sqlite.prepare<[], string>("select name from products").pluck();

/** Every origin with every dish of the starter menu, the origins changing fastest. */
function* namedDishes(): Generator<[name: string, base: StarterDish]> {
  for (let turn = 0; turn < starterMenu.length; turn += 1) {
    for (const [place, origin] of dishOrigins.entries()) {
      const base = starterMenu[(turn + place) % starterMenu.length];
      if (base) yield [`${origin} ${base.name}`, base];
    }
  }
}

/**
 * Takes how many dishes the menu shall have, writes those that are missing: the starter menu's, as other places
 * make them. Returns how many there are then. Call it inside a transaction.
 */
export function fillDishes({ dice, idAt, untilMs }: Demo, wanted: number): number {
  const known = new Set(namesInFile.all());
  const newestMs = untilMs - DAYS * DAY_MS;
  const stepMs = ((OLDEST_DAYS - DAYS) * DAY_MS) / Math.max(1, wanted - known.size);
  let createdMs = untilMs - OLDEST_DAYS * DAY_MS;
  for (const [name, base] of namedDishes()) {
    if (known.size >= wanted) break;
    if (known.has(name) || name.length > productLimits.name.max) continue;
    known.add(name);
    createdMs = Math.min(newestMs, createdMs + stepMs);
    const createdAt = Math.floor(createdMs);
    insert({
      id: idAt(createdAt),
      name,
      category: base.category,
      description: `Our ${base.name}, ${dice.pick(dishTwists)}. ${base.description}`,
      pricePaise: base.pricePaise + dice.whole(-2, 8) * 500,
      image: base.image,
      isVeg: Number(base.isVeg),
      isSpicy: Number(base.isSpicy || dice.percent(10)),
      isPopular: Number(dice.percent(4)),
      isAvailable: Number(dice.percent(94)),
      ingredients: JSON.stringify(base.ingredients),
      stock: dice.whole(4, 30) * 10,
      createdAt,
      updatedAt: createdAt,
    });
  }
  return known.size;
}
