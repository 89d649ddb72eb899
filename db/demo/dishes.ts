import { productLimits } from "#app/domain/menu/limits.ts";
import { slugOf } from "#app/domain/slug.ts";
import { sqlite } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { type StarterDish, starterMenu } from "#db/starter/menu.ts";
import { groupsOfDish } from "#db/starter/options.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";
import { dishOrigins, dishTwists } from "./texts/dish-name-parts.ts";

const OLDEST_DAYS = 700;

const insert = bulkInsert(products);

const namesInFile = sqlite.prepare<[], string>("select name from products").pluck();

const plainDishes = starterMenu.filter(({ id, kind }) => kind !== "combo" && !groupsOfDish[id]);

/** Every origin with every dish of the starter menu; the origin changes with each entry. */
function* namedDishes(): Generator<[name: string, base: StarterDish]> {
  for (let turn = 0; turn < plainDishes.length; turn += 1) {
    for (const [index, origin] of dishOrigins.entries()) {
      const base = plainDishes[(turn + index) % plainDishes.length];
      if (base) yield [`${origin} ${base.name}`, base];
    }
  }
}

/**
 * Adds variants of the starter menu's dishes until there are `wanted` dishes. Returns the resulting
 * number. Call it inside a transaction.
 */
export function fillDishes({ random, idAt, untilMs }: Demo, wanted: number): number {
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
      slug: slugOf(name, "dish"),
      category: base.category,
      description: `Our ${base.name}, ${random.pick(dishTwists)}. ${base.description}`,
      pricePaise: base.pricePaise + random.integer(-2, 8) * 500,
      image: base.image,
      isVeg: 1,
      isSpicy: Number(base.isSpicy || random.percent(10)),
      isPopular: Number(random.percent(4)),
      isAvailable: Number(random.percent(94)),
      ingredients: JSON.stringify(base.ingredients),
      stock: random.integer(4, 30) * 10,
      createdAt,
      updatedAt: createdAt,
    });
  }
  return known.size;
}
