import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { products } from "#db/schema/products.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { movedTo } from "../lists/moved-to.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { menuOrder } from "./menu-order.server.ts";
import type { OrderedDish } from "./menu-order.ts";
import { noSuchProduct } from "./queries.server.ts";

/** Moves a dish within its section; 0 is the first place. Problems: `forbidden`, `not_found`. */
export function placeDish(actor: User, id: string, to: number): Result<OrderedDish> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const section = menuOrder().find(({ dishes }) => dishes.some((dish) => dish.id === id));
    const from = section?.dishes.findIndex((dish) => dish.id === id) ?? -1;
    const dish = section?.dishes[from];
    if (!section || !dish) return noSuchProduct;
    const moved = movedTo(section.dishes, from, to);
    // Starts at 1, because 0 means that no place was ever chosen.
    for (const [index, each] of moved.entries())
      updateRow(products, each.id, { position: index + 1 });
    recordAudit(actor, {
      action: "product.moved",
      subject: { id, name: dish.name },
      before: { section: section.name, place: from + 1 },
      after: { section: section.name, place: moved.indexOf(dish) + 1 },
    });
    return ok(dish);
  });
}
