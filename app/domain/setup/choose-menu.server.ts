import { write } from "#db/client.server.ts";
import type { User } from "../access/user.ts";
import { removeSample, restoreSample } from "../menu/change-product.server.ts";
import type { Result } from "../result.ts";
import type { MenuChoice, MenuChoiceEffect } from "./menu-form.ts";
import { putAside } from "./put-aside.server.ts";
import { sampleDishes } from "./setup-states.server.ts";

export function menuChoiceEffect(): MenuChoiceEffect {
  return { removes: sampleDishes().length, restores: sampleDishes({ removed: true }).length };
}

/**
 * Sample dishes that the owner has changed stay in either case. Removed ones keep their rows for
 * orders, as always, and come back with the sample menu. Problems: `forbidden`.
 */
export function chooseMenu(actor: User, { menu }: MenuChoice): Result<unknown> {
  const isSample = menu === "sample";
  const move = isSample ? restoreSample : removeSample;
  return write(() => {
    for (const id of sampleDishes({ removed: isSample })) {
      const moved = move(actor, id);
      if (!moved.ok) return moved;
    }
    return putAside(actor, "menu", isSample);
  });
}
