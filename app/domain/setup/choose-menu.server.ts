import { write } from "#db/client.server.ts";
import type { User } from "../access/user.ts";
import { removeProduct } from "../menu/change-product.server.ts";
import type { Result } from "../result.ts";
import type { MenuChoice } from "./menu-form.ts";
import { putAside } from "./put-aside.server.ts";
import { sampleDishes } from "./setup-states.server.ts";

/**
 * Sample dishes that the owner has changed stay in either case. Removed ones keep their rows for
 * orders, as always. Problems: `forbidden`.
 */
export function chooseMenu(actor: User, { menu }: MenuChoice): Result<unknown> {
  if (menu === "sample") return putAside(actor, "menu", true);
  return write(() => {
    for (const id of sampleDishes()) {
      const removed = removeProduct(actor, id);
      if (!removed.ok) return removed;
    }
    return putAside(actor, "menu", false);
  });
}
