import { z } from "zod";
import { foods } from "../food/food.ts";
import { paiseToRupees } from "../money.ts";
import type { ComboPart } from "./combo-part.ts";
import type { Offer } from "./configure-dish.ts";
import type { DishOptionGroup } from "./option-group.ts";

const optionGroupOutput = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["one", "several", "quantities"]),
  /** Whether the prices of its choices are those of the dish. */
  isSize: z.boolean(),
  required: z.boolean(),
  min: z.number().int(),
  max: z.number().int(),
  includedFree: z.number().int(),
  choices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      isVeg: z.boolean(),
      contains: z.array(z.enum(foods)),
      leavesOut: z.array(z.enum(foods)),
      available: z.boolean(),
    }),
  ),
});

/** The choices of a product; prices are in rupees. */
export const offerOutput = z.object({
  optionGroups: z.array(optionGroupOutput),
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      /** A more expensive dish adds the difference; null if none does. */
      coveredPrice: z.number().nullable(),
      products: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          price: z.number(),
          available: z.boolean(),
          optionGroups: z.array(optionGroupOutput),
        }),
      ),
    }),
  ),
});

function presentGroup(group: DishOptionGroup): z.output<typeof optionGroupOutput> {
  const { id, name, kind, isSize, isRequired, min, max, includedFree } = group;
  const choices = group.choices.filter(({ isHidden }) => !isHidden);
  return {
    id,
    name,
    kind,
    isSize,
    required: isRequired,
    min,
    max,
    includedFree,
    choices: choices.map((choice) => ({
      id: choice.id,
      name: choice.name,
      price: paiseToRupees(choice.pricePaise),
      isVeg: choice.isVeg,
      contains: choice.contains,
      leavesOut: choice.leavesOut,
      available: !choice.soldOut,
    })),
  };
}

function presentPart({ id, name, quantity, coveredPaise, dishes }: ComboPart) {
  return {
    id,
    name,
    quantity,
    coveredPrice: coveredPaise === null ? null : paiseToRupees(coveredPaise),
    products: dishes.map((dish) => ({
      id: dish.id,
      name: dish.name,
      price: paiseToRupees(dish.pricePaise),
      available: !dish.soldOut,
      optionGroups: dish.groups.map(presentGroup),
    })),
  };
}

export function presentOffer({ groups, parts }: Offer): z.output<typeof offerOutput> {
  return { optionGroups: groups.map(presentGroup), parts: parts.map(presentPart) };
}
