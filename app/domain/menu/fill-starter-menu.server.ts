import { db, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import {
  comboPartDishes,
  comboParts,
  optionChoices,
  optionGroups,
  productOptionGroups,
} from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { groupsOfStarterDish, partsOfCombo, starterGroups } from "#db/starter/options.ts";
import { now } from "../clock.ts";
import { fillMenuTranslations } from "../translations/fill-starter-translations.server.ts";
import { uniqueDishSlug } from "./dish-slug.server.ts";

const anyDish = db.select({ id: products.id }).from(products).limit(1).prepare();

const insert = prepareInsert(products);

/** Only fills a database that never had a dish. */
export function fillStarterMenu(): void {
  write(() => {
    if (anyDish.get()) return;
    const at = now();
    fillGroups(at);
    for (const dish of starterMenu) {
      const slug = uniqueDishSlug(dish.name, dish.id);
      insert.run({ ...dish, isVeg: true, isFoodChecked: true, slug, createdAt: at, updatedAt: at });
    }
    for (const { id, kind, category } of starterMenu) {
      if (kind === "combo") fillParts(id);
      else attachGroups(id, category);
    }
    fillMenuTranslations(at);
  });
}

function fillGroups(at: Date): void {
  for (const { choices, ...group } of starterGroups) {
    db.insert(optionGroups)
      .values({ ...group, createdAt: at, updatedAt: at })
      .run();
    const rows = choices.map((choice, position) => ({ ...choice, position, groupId: group.id }));
    db.insert(optionChoices).values(rows).run();
  }
}

function attachGroups(productId: string, category: string): void {
  const rows = groupsOfStarterDish(productId, category).map(({ group, ...rules }, position) => ({
    ...rules,
    groupId: group,
    productId,
    position,
  }));
  if (rows.length > 0) db.insert(productOptionGroups).values(rows).run();
}

function fillParts(productId: string): void {
  for (const [position, { dishes = [], ...part }] of (partsOfCombo[productId] ?? []).entries()) {
    db.insert(comboParts)
      .values({ ...part, productId, position })
      .run();
    const rows = dishes.map((dish) => ({ partId: part.id, productId: dish }));
    if (rows.length > 0) db.insert(comboPartDishes).values(rows).run();
  }
}
