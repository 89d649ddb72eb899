import type { User } from "../access/user.ts";
import type { AuditFields } from "../audit/audit.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { recordedSaleHours } from "../availability/sale-hours.ts";
import { paiseToRupees } from "../money.ts";
import type { Dish } from "./dish.ts";

const MAX_TEXT_LENGTH = 200;

function auditedFields(dish: Dish): AuditFields {
  const { name, nameDevanagari, otherNames, slug, kind, category, stock, soldOutUntil } = dish;
  const { ingredients, contains, isFoodChecked, foodNote } = dish;
  const { isVeg, isSpicy, isPopular, isAvailable } = dish;
  return {
    name,
    nameDevanagari,
    otherNames,
    slug,
    kind,
    category,
    description: dish.description.slice(0, MAX_TEXT_LENGTH),
    price: paiseToRupees(dish.pricePaise),
    stock,
    plates: dish.plates,
    taxPercent: dish.taxBasisPoints === null ? "" : dish.taxBasisPoints / 100,
    taxCode: dish.taxCode,
    stationId: dish.stationId ?? "",
    image: dish.image.slice(0, MAX_TEXT_LENGTH),
    isVeg,
    isSpicy,
    isPopular,
    isAvailable,
    ingredients,
    contains,
    isFoodChecked,
    foodNote,
    hours: recordedSaleHours(dish) ?? "",
    soldOutUntil: soldOutUntil?.toISOString() ?? null,
  };
}

export type ProductAction =
  | "added"
  | "changed"
  | "stock_changed"
  | "sold_out"
  | "available_again"
  | "removed";

/** Call it inside the transaction that makes the change. */
export function auditProduct(
  actor: User,
  action: ProductAction,
  before: Dish | null,
  after: Dish | null,
  /** Options and parts, if the change may affect them. */
  settings: { before?: AuditFields; after?: AuditFields } = {},
): void {
  const dish = after ?? before;
  if (!dish) throw new Error("An audit entry needs a product");
  recordAudit(actor, {
    action: `product.${action}`,
    subject: { id: dish.id, name: dish.name },
    before: before && { ...auditedFields(before), ...settings.before },
    after: after && { ...auditedFields(after), ...settings.after },
  });
}
