import type { User } from "../accounts/user.ts";
import type { AuditFields } from "../audit/audit.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { paiseToRupees } from "../money.ts";
import type { Dish } from "./dish.ts";

const LONGEST_TEXT = 200;

function audited(dish: Dish): AuditFields {
  const { name, category, stock, isVeg, isSpicy, isPopular, isAvailable, soldOutUntil } = dish;
  return {
    name,
    category,
    description: dish.description.slice(0, LONGEST_TEXT),
    price: paiseToRupees(dish.pricePaise),
    stock,
    image: dish.image.slice(0, LONGEST_TEXT),
    isVeg,
    isSpicy,
    isPopular,
    isAvailable,
    soldOutUntil: soldOutUntil?.toISOString() ?? null,
  };
}

/**
 * Takes who acted, the deed, and the product before and after it (null where there is none), keeps it in
 * the audit log. Call it inside the transaction that makes the change. Source: as `recordAudit`.
 */
export function auditProduct(
  actor: User,
  deed: "added" | "changed" | "restocked" | "sold_out" | "available_again" | "removed",
  before: Dish | null,
  after: Dish | null,
): void {
  const dish = after ?? before;
  if (!dish) throw new Error("An audit entry tells of a product");
  recordAudit(actor, {
    action: `product.${deed}`,
    subject: { id: dish.id, name: dish.name },
    before: before && audited(before),
    after: after && audited(after),
  });
}
