import { formatRupees } from "#app/domain/money.ts";
import type { Choice, DishOptionGroup } from "#app/domain/options/option-group.ts";
import type { ChosenOptions } from "#app/domain/options/selection.ts";
import { ChoiceField, Field, plainMeta } from "../form/field.tsx";

type OptionFieldsProps = {
  groups: DishOptionGroup[];
  /** The start of the field names: `options`, or `parts.PART[0].options`. */
  name: string;
  chosen: ChosenOptions;
  /** By field name. */
  errors?: Record<string, string[] | undefined>;
};

function priceText({ pricePaise }: Choice, { isSize }: DishOptionGroup): string {
  if (isSize) return formatRupees(pricePaise);
  return pricePaise > 0 ? `+${formatRupees(pricePaise)}` : "";
}

function choiceLabel(choice: Choice, group: DishOptionGroup): string {
  const price = priceText(choice, group);
  const label = price ? `${choice.name} · ${price}` : choice.name;
  return choice.soldOut ? `${label} · sold out` : label;
}

function rulesText({ kind, isRequired, min, max, includedFree }: DishOptionGroup): string {
  const texts: string[] = [];
  if (kind !== "one" && isRequired && min > 1) texts.push(`Choose at least ${min}`);
  if (kind !== "one") texts.push(texts.length > 0 ? `at most ${max}` : `Choose up to ${max}`);
  if (includedFree > 0) texts.push(`${includedFree} free`);
  return texts.join(", ");
}

export function OptionFields({ groups, name, chosen, errors = {} }: OptionFieldsProps) {
  return (
    <>
      {groups.map((group) => (
        <GroupFields
          key={group.id}
          group={group}
          name={`${name}.${group.id}`}
          chosen={chosen}
          errors={errors}
        />
      ))}
    </>
  );
}

type GroupFieldsProps = Omit<OptionFieldsProps, "groups"> & { group: DishOptionGroup };

function GroupFields({ group, name, chosen, errors = {} }: GroupFieldsProps) {
  const choices = group.choices.filter(({ isHidden }) => !isHidden);
  const hint = rulesText(group) || undefined;
  if (group.kind === "quantities") {
    return (
      <fieldset className="field">
        <legend>{group.name}</legend>
        {hint && <p className="hint">{hint}</p>}
        {choices.map((choice) => (
          <Field
            key={choice.id}
            meta={plainMeta(`${name}.${choice.id}`, { value: chosen[choice.id] ?? 0 })}
            label={choiceLabel(choice, group)}
            type="number"
            min="0"
            width="xs"
            disabled={choice.soldOut}
          />
        ))}
      </fieldset>
    );
  }
  const selected = choices.map(({ id }) => id).filter((id) => chosen[id]);
  const isOptional = !group.isRequired && group.kind === "one";
  return (
    <ChoiceField
      meta={plainMeta(name, {
        value: selected.length > 0 ? selected : isOptional ? [""] : [],
        errors: errors[name],
      })}
      legend={group.name}
      hint={hint}
      multiple={group.kind === "several"}
      options={[
        ...(isOptional ? [{ value: "", label: "Regular" }] : []),
        ...choices.map((choice) => ({
          value: choice.id,
          label: choiceLabel(choice, group),
          disabled: choice.soldOut,
        })),
      ]}
    />
  );
}
