import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { products } from "#db/schema/products.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { rupeesToPaise } from "../money.ts";
import { auditedSettings, dishSettings } from "../options/dish-settings.server.ts";
import { saveComboParts } from "../options/save-combo-parts.server.ts";
import { saveDishOptions } from "../options/save-dish-options.server.ts";
import { setSizePrices } from "../options/size-price.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { existingStation } from "../stations/stations.server.ts";
import { attachProductImage, chooseProductImage } from "./choose-product-image.server.ts";
import type { Dish } from "./dish.ts";
import { renamedSlug } from "./dish-slug.server.ts";
import { lastPosition, missingSection } from "./menu-order.server.ts";
import { auditProduct } from "./product-audit.server.ts";
import type { SavedProduct } from "./product-schema.ts";
import { findDish, noSuchProduct } from "./queries.server.ts";

/** A combo has parts and no stock of its own; a dish in several sizes costs as much as the lowest one. */
function saveSettings({ id, kind }: Dish, { name, groups, parts }: SavedProduct): Result<null> {
  if (kind === "combo") return parts ? saveComboParts({ id, name }, parts) : ok(null);
  if (groups) return saveDishOptions({ id, name }, groups);
  setSizePrices([id]);
  return ok(null);
}

/**
 * `shownStock` is the stock that the form showed (null from the API): if the admin did not change it, orders placed
 * since then still count. Problems: `forbidden`, `not_found`, `validation` (the image, options, parts).
 */
export async function updateProduct(
  actor: User,
  id: string,
  input: SavedProduct,
  shownStock: number | null,
): Promise<Result<Dish>> {
  if (!may(actor, "change the menu")) return adminOnly;
  if (!findDish(id, actor)) return noSuchProduct;
  const chosen = await chooseProductImage(input.image, actor);
  if (!chosen.ok) return chosen;
  return write(() => {
    const before = findDish(id, actor);
    if (!before) return noSuchProduct;
    const missing = missingSection(input.category);
    if (missing) return missing;
    const image = attachProductImage(chosen.value);
    if (!image.ok) return image;
    const settings = auditedSettings(dishSettings(before));
    if (input.category !== before.category) {
      const position = lastPosition({ kind: before.kind, category: input.category });
      updateRow(products, id, { position });
    }
    updateRow(products, id, {
      ...input,
      kind: before.kind,
      slug: renamedSlug(before, input.name),
      pricePaise: rupeesToPaise(input.price),
      image: image.value,
      saleFromMinutes: input.saleFrom,
      saleUntilMinutes: input.saleUntil,
      stock: before.kind === "combo" || input.stock === shownStock ? before.stock : input.stock,
      taxBasisPoints: input.taxPercent,
      stationId: existingStation(
        input.stationId === undefined ? before.stationId : input.stationId,
      ),
      updatedAt: now(),
    });
    const saved = saveSettings(before, input);
    if (!saved.ok) return saved;
    const dish = findDish(id, actor);
    if (!dish) throw new Error("A product just changed could not be read");
    auditProduct(actor, "changed", before, dish, {
      before: settings,
      after: auditedSettings(dishSettings(dish)),
    });
    return ok(dish);
  });
}
