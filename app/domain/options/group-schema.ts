import { z } from "zod";
import { m } from "#messages";
import { foods } from "../food/food.ts";
import { formatNumber } from "../language/formats.ts";
import { rupeesToPaise } from "../money.ts";
import { optionalText, requiredText } from "../text.ts";
import { type FieldName, fieldName, typedAmount } from "../typed-amount.ts";
import { optionKinds } from "./option-group.ts";
import { optionLimits } from "./option-limits.ts";
import { groupProblem } from "./option-settings.ts";

const atMost = (most: number) => formatNumber(most);
const checkbox = z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).default(false);

/** In rupees, with paise at most. */
export function typedPrice(what: FieldName) {
  const { priceRupees } = optionLimits;
  return typedAmount(
    z
      .number({ error: () => m.options_mustBeANumber({ what: fieldName(what) }) })
      .min(0, { error: () => m.options_cannotBeNegative({ what: fieldName(what) }) })
      .max(priceRupees, {
        error: () => m.options_mustBeAtMost({ what: fieldName(what), price: atMost(priceRupees) }),
      })
      .transform(rupeesToPaise)
      .optional(),
  );
}

export function typedCount(what: FieldName, { min, max }: { min: number; max: number }) {
  const error = () => m.options_notWholeInRange({ what: fieldName(what), min, max: atMost(max) });
  return typedAmount(z.int({ error }).min(min, { error }).max(max, { error }).optional());
}

const stock = typedCount(() => m.shared_stock(), { min: 0, max: optionLimits.stock });

export const foodList = z
  .array(z.enum(foods, { error: () => m.shared_chooseFromTheList() }))
  .default([]);

const choiceRow = z.object({
  /** Set if the choice already exists. */
  id: z.string().max(100).optional(),
  name: optionalText(optionLimits.choiceName),
  price: typedPrice(() => m.shared_price()),
  isVeg: checkbox,
  contains: foodList,
  leavesOut: foodList,
  isHidden: checkbox,
  isPreselected: checkbox,
  stock,
  /** The stock that the form showed: if it is unchanged, orders placed since then still count. */
  shownStock: stock.catch(undefined),
});

/** Empty rows are ignored. */
export const groupForm = z
  .object({
    name: requiredText(() => m.options_groupNameRequired(), {
      max: optionLimits.groupName,
    }),
    kind: z.enum(optionKinds, { error: () => m.options_chooseHowCustomersChoose() }),
    isSize: checkbox,
    choices: z
      .array(choiceRow, { error: () => m.shared_mustBeAList() })
      .max(optionLimits.choices, {
        error: () => m.options_tooManyChoices({ choices: optionLimits.choices }),
      })
      .default([]),
  })
  .transform((typed, context) => {
    const rows = typed.choices.flatMap(({ price, ...row }, index) =>
      row.name === "" && price === undefined && row.stock === undefined
        ? []
        : [{ ...row, index, pricePaise: price ?? 0, stock: row.stock ?? null }],
    );
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message, input: undefined });
    for (const { name, index } of rows) {
      if (name === "") refuse(["choices", index, "name"], m.options_choiceNameRequired());
    }
    const group = { ...typed, choices: rows };
    const wrong = rows.every(({ name }) => name !== "") ? groupProblem(group) : null;
    if (wrong) {
      const [, at, field] = /^choices\[(\d+)\]\.(\w+)$/.exec(wrong.path) ?? [];
      const row = rows[Number(at)]?.index ?? 0;
      refuse(field ? ["choices", row, field] : [wrong.path], wrong.msg);
    }
    return group;
  });

export type GroupFields = z.input<typeof groupForm>;
export type SavedGroup = z.output<typeof groupForm>;
