import { and, eq, notInArray } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { optionChoices, optionGroups } from "#db/schema/options.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { pick } from "../pick.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { auditGroup } from "./group-audit.server.ts";
import type { SavedGroup } from "./group-schema.ts";
import { dishesUsing, type UsingDish } from "./group-uses.server.ts";
import type { OptionGroup } from "./option-group.ts";
import { dishOptionsProblem, groupProblem } from "./option-settings.ts";
import { findOptionGroup, offersOf } from "./queries.server.ts";
import { setSizePrices } from "./size-price.server.ts";

const noSuchGroup = () => problem("not_found", m.options_groupsGone());

/** The first dish that the changed group would make impossible to order. */
function problemOfDishes(id: string, input: SavedGroup, dishes: UsingDish[]): string | null {
  const offers = offersOf(dishes);
  for (const dish of dishes) {
    const used = (offers.get(dish.id)?.groups ?? []).map((group) => ({
      group: group.id === id ? input : group,
      rules: group,
    }));
    const wrong = dishOptionsProblem(dish.name, used);
    if (wrong) return wrong.msg;
  }
  return null;
}

function writeGroup(id: string, { name, kind, isSize, choices }: SavedGroup, before?: OptionGroup) {
  const at = now();
  const fields = { name, kind, isSize, updatedAt: at };
  db.insert(optionGroups)
    .values({ id, ...fields, createdAt: at })
    .onConflictDoUpdate({ target: optionGroups.id, set: fields })
    .run();
  const rows = choices.map((typed, position) => {
    const known = before?.choices.find((choice) => choice.id === typed.id);
    const isLeftAlone = typed.stock === (typed.shownStock ?? null);
    return {
      id: known?.id ?? newId(),
      groupId: id,
      position,
      ...pick(typed, ["name", "pricePaise", "isVeg", "contains"]),
      ...pick(typed, ["leavesOut", "isHidden", "isPreselected"]),
      stock: known && isLeftAlone ? known.stock : typed.stock,
    };
  });
  const ids = rows.map((row) => row.id);
  db.delete(optionChoices)
    .where(and(eq(optionChoices.groupId, id), notInArray(optionChoices.id, ids)))
    .run();
  for (const { id: choiceId, ...row } of rows) {
    db.insert(optionChoices)
      .values({ id: choiceId, ...row })
      .onConflictDoUpdate({ target: optionChoices.id, set: row })
      .run();
  }
}

/**
 * Adds a group (`id` is null) or changes one. Problems: `forbidden`, `not_found`, `validation`, also if a dish that
 * uses it could not be ordered any more.
 */
export function saveOptionGroup(
  actor: User,
  id: string | null,
  input: SavedGroup,
): Result<OptionGroup> {
  if (!may(actor, "change the menu")) return adminOnly;
  const wrong = groupProblem(input);
  if (wrong) return fieldProblem(wrong.path, wrong.msg);
  return write(() => {
    const before = id === null ? undefined : findOptionGroup(id);
    if (id !== null && !before) return noSuchGroup();
    const groupId = before?.id ?? newId();
    const dishes = dishesUsing(groupId);
    const unusable = problemOfDishes(groupId, input, dishes);
    if (unusable) return problem("validation", unusable);
    writeGroup(groupId, input, before);
    setSizePrices(dishes.map((dish) => dish.id));
    const group = findOptionGroup(groupId);
    if (!group) throw new Error("Options just saved could not be read");
    auditGroup(actor, before ? "changed" : "added", before ?? null, group);
    return ok(group);
  });
}

/** Removes it from the dishes that use it, too; orders keep the choices sold. Problems: `forbidden`, `not_found`. */
export function removeOptionGroup(actor: User, id: string): Result<OptionGroup> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const group = findOptionGroup(id);
    if (!group) return noSuchGroup();
    db.delete(optionGroups).where(eq(optionGroups.id, id)).run();
    auditGroup(actor, "removed", group, null);
    return ok(group);
  });
}
