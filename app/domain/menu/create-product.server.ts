import { write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { products } from "#db/schema/products.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { rupeesToPaise } from "../money.ts";
import { auditedSettings, dishSettings } from "../options/dish-settings.server.ts";
import { saveComboParts } from "../options/save-combo-parts.server.ts";
import { saveDishOptions } from "../options/save-dish-options.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { existingStation } from "../stations/stations.server.ts";
import { attachProductImage, chooseProductImage } from "./choose-product-image.server.ts";
import type { Dish } from "./dish.ts";
import { uniqueDishSlug } from "./dish-slug.server.ts";
import { lastPosition, missingSection } from "./menu-order.server.ts";
import { auditProduct } from "./product-audit.server.ts";
import type { SavedProduct } from "./product-schema.ts";
import { findDish } from "./queries.server.ts";

const insert = prepareInsert(products);

/** Problems: `forbidden`, `validation` (the image, options, parts). */
export async function createProduct(actor: User, input: SavedProduct): Promise<Result<Dish>> {
  if (!may(actor, "change the menu")) return adminOnly;
  const chosen = await chooseProductImage(input.image, actor);
  if (!chosen.ok) return chosen;
  return write(() => {
    const missing = missingSection(input.category);
    if (missing) return missing;
    const image = attachProductImage(chosen.value);
    if (!image.ok) return image;
    const id = newId();
    const at = now();
    const { kind = "dish", groups = [], parts = [], ...fields } = input;
    insert.run({
      ...fields,
      id,
      slug: uniqueDishSlug(input.name, id),
      kind,
      position: lastPosition({ kind, category: input.category }),
      ingredients: input.ingredients ?? [],
      pricePaise: rupeesToPaise(input.price),
      image: image.value,
      saleFromMinutes: input.saleFrom,
      saleUntilMinutes: input.saleUntil,
      taxBasisPoints: input.taxPercent,
      stationId: existingStation(input.stationId ?? null),
      createdAt: at,
      updatedAt: at,
    });
    const product = { id, name: input.name };
    const saved =
      kind === "combo" ? saveComboParts(product, parts) : saveDishOptions(product, groups);
    if (!saved.ok) return saved;
    const dish = findDish(id, actor);
    if (!dish) throw new Error("A product just added could not be read");
    auditProduct(actor, "added", null, dish, { after: auditedSettings(dishSettings(dish)) });
    return ok(dish);
  });
}
