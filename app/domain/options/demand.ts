import type { ConfiguredDish, Offer } from "./configure-dish.ts";
import type { SoldOption } from "./option-group.ts";

/** The stock that one line item uses: portions of dishes, and choices. */
export type Demand = { kind: "dish" | "choice"; id: string; name: string; quantity: number };

type DemandedDish = { id: string; name: string; kind: "dish" | "combo"; portionsLeft: number };

function choiceDemands(options: SoldOption[], times: number): Demand[] {
  return options.map(({ choiceId, name, quantity }) => ({
    kind: "choice",
    id: choiceId,
    name,
    quantity: quantity * times,
  }));
}

function added(demands: Demand[]): Demand[] {
  const found = new Map<string, Demand>();
  for (const demand of demands) {
    const quantity = demand.quantity + (found.get(demand.id)?.quantity ?? 0);
    found.set(demand.id, { ...demand, quantity });
  }
  return [...found.values()];
}

/** For one portion. A combo takes the dishes chosen for its parts. */
export function demandsOf(
  dish: Pick<DemandedDish, "id" | "name" | "kind">,
  { options, parts }: Pick<ConfiguredDish, "options" | "parts">,
): Demand[] {
  const own: Demand = { kind: "dish", id: dish.id, name: dish.name, quantity: 1 };
  const ofParts = parts.flatMap((part): Demand[] => [
    { kind: "dish", id: part.dish.id, name: part.dish.name, quantity: part.quantity },
    ...choiceDemands(part.options, part.quantity),
  ]);
  return added([...(dish.kind === "combo" ? [] : [own]), ...choiceDemands(options, 1), ...ofParts]);
}

/** The remaining stock by id of the dish or choice; choices without a limit are missing. */
export function suppliesOf(
  dish: Pick<DemandedDish, "id" | "portionsLeft">,
  { groups, parts }: Offer,
): Map<string, number> {
  const dishes = parts.flatMap((part) => part.dishes);
  const choices = [...groups, ...dishes.flatMap((one) => one.groups)].flatMap(
    (group) => group.choices,
  );
  return new Map([
    [dish.id, dish.portionsLeft],
    ...dishes.map(({ id, stock }): [string, number] => [id, stock]),
    ...choices.flatMap(({ id, stock }): [string, number][] =>
      stock === null ? [] : [[id, stock]],
    ),
  ]);
}

/** How many portions the supplies allow, which of them limits the number, and how much of it is left. */
export function portionsFrom(
  supplies: Map<string, number>,
  demands: Demand[],
): { portions: number; scarce: string; left: number } {
  let least = { portions: Number.POSITIVE_INFINITY, scarce: "", left: Number.POSITIVE_INFINITY };
  for (const { id, name, quantity } of demands) {
    const left = Math.max(0, supplies.get(id) ?? Number.POSITIVE_INFINITY);
    const portions = Math.floor(left / quantity);
    if (portions < least.portions) least = { portions, scarce: name, left };
  }
  return least;
}
