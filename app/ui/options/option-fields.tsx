import { type Food, foodNames } from "#app/domain/food/food.ts";
import { formatRupees } from "#app/domain/money.ts";
import {
  type Choice,
  type DishOptionGroup,
  leastRequired,
} from "#app/domain/options/option-group.ts";
import type { ChosenOptions } from "#app/domain/options/selection.ts";
import { m } from "#messages";
import { FieldError } from "../form/field-frame.tsx";
import { plainMeta } from "../form/field-meta.ts";
import { Stepper } from "./stepper.tsx";

export type FormContext = {
  formId: string;
  /**
   * The page that shows the form with other options, for browsers without scripts; missing if the
   * form's own action does that.
   */
  formUrl?: string;
  /** Errors by field name. */
  errors: Record<string, string[] | null | undefined>;
};

type OptionFieldsProps = FormContext & {
  groups: DishOptionGroup[];
  /** The start of the field names: `options`, or `parts.PART[0].options`. */
  name: string;
  chosen: ChosenOptions;
  /** What is in the dish anyway, which its choices need not repeat. */
  dishContains?: Food[];
  /** In a combo, the part of a size's price that the combo's price includes. */
  coveredPaise?: number;
};

export function OptionFields({ groups, name, ...rest }: OptionFieldsProps) {
  return groups.map((group) => (
    <GroupFields key={group.id} group={group} name={`${name}.${group.id}`} {...rest} />
  ));
}

export function visibleChoices({ choices }: DishOptionGroup): Choice[] {
  return choices.filter(({ isHidden }) => !isHidden);
}

/** Such as `Choose up to 3. 2 free, then ₹5 each`; empty if the fields already show it. */
function rulesText(group: DishOptionGroup): string {
  const { kind, isRequired, min, max, includedFree } = group;
  if (kind === "one") return "";
  const choices = visibleChoices(group);
  const least = leastRequired(group);
  const most = kind === "quantities" || max < choices.length ? max : undefined;
  const texts: string[] = [];
  if (least > 0)
    texts.push(most === least ? m.options_choose({ least }) : m.options_chooseAtLeast({ least }));
  if (!isRequired && min > 1) texts.push(m.options_ifAnyChooseAtLeast({ min }));
  if (most && most !== least)
    texts.push(least > 0 ? m.options_atMost({ most }) : m.options_chooseAtMost({ most }));
  const prices = new Set(choices.map(({ pricePaise }) => pricePaise));
  const [pricePaise = 0] = prices;
  if (includedFree > 0 && (prices.size > 1 || pricePaise > 0)) {
    texts.push(
      prices.size === 1
        ? m.options_freeThenEach({ includedFree, price: formatRupees(pricePaise) })
        : m.options_includedFree({ includedFree }),
    );
  }
  return texts.join(" · ");
}

type GroupFieldsProps = Omit<OptionFieldsProps, "groups"> & { group: DishOptionGroup };

function GroupFields({ group, name, ...props }: GroupFieldsProps) {
  const { chosen, errors, formId } = props;
  const meta = plainMeta(name, { id: `${formId}-${name}`, errors: errors[name] ?? undefined });
  const rules = rulesText(group);
  const describedBy =
    [rules && meta.descriptionId, meta.errors && meta.errorId].filter(Boolean).join(" ") ||
    undefined;
  const Choices = group.kind === "quantities" ? Quantities : Tiles;
  return (
    <fieldset
      className={meta.errors ? "field field-invalid" : "field"}
      aria-describedby={describedBy}
    >
      <legend>
        <span lang={group.nameLang}>{group.name}</span>
        <span className="muted">
          {" "}
          {group.isRequired ? m.options_required() : m.shared_optional()}
        </span>
      </legend>
      {rules && (
        <p id={meta.descriptionId} className="hint">
          {rules}
        </p>
      )}
      <Choices {...props} group={group} name={name} chosen={chosen} />
      <FieldError meta={meta} />
    </fieldset>
  );
}

function Tiles({ group, name, coveredPaise, ...props }: GroupFieldsProps) {
  const { chosen, dishContains, errors, formId } = props;
  const choices = visibleChoices(group);
  const isNoneChosen = !choices.some(({ id, soldOut }) => chosen[id] && !soldOut);
  // The error summary links to the first field that can be focused.
  const first = choices.find(({ soldOut }) => !soldOut);
  const common = {
    name,
    type: group.kind === "one" ? "radio" : "checkbox",
    "aria-invalid": errors[name] ? true : undefined,
  } as const;
  const canBeNone = group.kind === "one" && !group.isRequired;
  return (
    <div className={group.isSize ? "options options-sizes" : "options"}>
      {canBeNone && (
        <label className="option">
          <input {...common} id={`${formId}-${name}`} value="" defaultChecked={isNoneChosen} />
          <span>{m.options_regular()}</span>
        </label>
      )}
      {choices.map((choice) => (
        <label key={choice.id} className="option">
          <input
            {...common}
            id={`${formId}-${name}${choice === first && !canBeNone ? "" : `-${choice.id}`}`}
            value={choice.id}
            defaultChecked={Boolean(chosen[choice.id]) && !choice.soldOut}
            disabled={choice.soldOut}
          />
          <ChoiceText
            choice={choice}
            price={priceText(choice, group, coveredPaise)}
            food={foodText(choice, dishContains)}
          />
        </label>
      ))}
    </div>
  );
}

function Quantities({ group, name, ...props }: GroupFieldsProps) {
  const { chosen, dishContains, errors, formId, formUrl } = props;
  return (
    // The error summary links to the list.
    <ul className="option-list plain-list" id={`${formId}-${name}`} tabIndex={-1}>
      {visibleChoices(group).map((choice) => {
        const id = `${formId}-${name}.${choice.id}`;
        const food = foodText(choice, dishContains);
        const foodId = food ? `${id}-food` : undefined;
        return (
          <li key={choice.id}>
            <ChoiceText
              choice={choice}
              price={priceText(choice, group)}
              food={food}
              foodId={foodId}
            />
            <Stepper
              id={id}
              name={`${name}.${choice.id}`}
              label={choice.name}
              value={choice.soldOut ? 0 : (chosen[choice.id] ?? 0)}
              min={0}
              max={Math.min(group.max, choice.stock ?? group.max)}
              formUrl={formUrl}
              disabled={choice.soldOut}
              invalid={errors[name] ? true : undefined}
              describedBy={foodId}
            />
          </li>
        );
      })}
    </ul>
  );
}

function priceText(
  { pricePaise }: Choice,
  { kind, isSize, choices }: DishOptionGroup,
  coveredPaise = 0,
): string {
  if (isSize && coveredPaise === 0) return formatRupees(pricePaise);
  const extraPaise = isSize ? Math.max(0, pricePaise - coveredPaise) : pricePaise;
  if (extraPaise > 0) return `+${formatRupees(extraPaise)}`;
  // If one choice always applies, such as the spice level, "Free" only makes sense next to a price.
  const isPriced = choices.some((choice) => choice.pricePaise > 0);
  return kind === "one" && !isPriced ? "" : m.shared_free();
}

/** Such as `Contains: sesame`; empty if it adds nothing to what is in the dish. */
function foodText({ contains }: Choice, dishContains: Food[] = []): string {
  const added = contains.filter((food) => !dishContains.includes(food));
  return added.length > 0 ? `${m.menu_contains()}: ${foodNames(added)}` : "";
}

type ChoiceTextProps = { choice: Choice; price: string; food: string; foodId?: string };

function ChoiceText({ choice, price, food, foodId }: ChoiceTextProps) {
  const { name, nameLang, isVeg, soldOut } = choice;
  return (
    <span className="option-text">
      <span>
        <span lang={nameLang}>{name}</span>
        {!isVeg && <span className="hint"> {m.options_notVeg()}</span>}
      </span>{" "}
      {soldOut ? (
        <span className="hint">{m.options_soldOut()}</span>
      ) : (
        price && <span className="option-price">{price}</span>
      )}{" "}
      {food && (
        <span id={foodId} className="option-food hint">
          {food}
        </span>
      )}
    </span>
  );
}
