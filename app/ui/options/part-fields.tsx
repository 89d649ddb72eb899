import { thumbnailUrl } from "#app/domain/images/image.ts";
import { formatRupees } from "#app/domain/money.ts";
import { type ComboPart, type PartDish, surchargePaise } from "#app/domain/options/combo-part.ts";
import type { ChosenOptions, ChosenPart } from "#app/domain/options/selection.ts";
import { LIKE_FIRST } from "#app/domain/options/sent-selection.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { plainMeta, SelectField } from "../form/field.tsx";
import { FieldError } from "../form/field-frame.tsx";
import { type FormContext, OptionFields, visibleChoices } from "./option-fields.tsx";

type PartFieldsProps = FormContext & {
  part: ComboPart;
  portions: ChosenPart[];
  /** The start of the field names. */
  name?: string;
};

export function PartFields({ part, portions, name: start = "", ...form }: PartFieldsProps) {
  const { id, name, nameLang, quantity, dishes } = part;
  const path = `${start}parts.${id}`;
  const [only, ...others] = dishes;
  const single = only && others.length === 0 ? only : undefined;
  const further = Array.from({ length: quantity - 1 }, (_, index) => index + 1);
  const isAnyDifferent = further.some(
    (index) => (portions[index]?.product ?? LIKE_FIRST) !== LIKE_FIRST,
  );
  const hasError = (index: number) =>
    Object.keys(form.errors).some((field) => field.startsWith(`${path}[${index}]`));
  return (
    <fieldset className="card combo-part" id={`${form.formId}-${path}`}>
      <legend className="visually-hidden" lang={nameLang}>
        {name}
      </legend>
      <p className="combo-part-name" aria-hidden="true" lang={nameLang}>
        {quantity > 1 ? `${quantity} × ${name}` : name}
      </p>
      {single ? (
        <SingleDish dish={single} path={`${path}[0]`} />
      ) : (
        <DishTiles part={part} chosen={portions[0]?.product} path={`${path}[0]`} {...form} />
      )}
      <DishOptions part={part} portion={portions[0]} path={`${path}[0]`} {...form} />
      {further.length > 0 && (
        <Disclosure
          summary={m.options_alikeOrDifferent({ quantity })}
          open={isAnyDifferent || further.some(hasError)}
        >
          <div className="stack">
            {further.map((index) => (
              <FurtherPortion
                key={index}
                part={part}
                portion={portions[index]}
                number={index + 1}
                path={`${path}[${index}]`}
                {...form}
              />
            ))}
          </div>
        </Disclosure>
      )}
      {(!single || quantity > 1) && (
        <noscript>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            {...(form.formUrl && {
              formMethod: "get",
              formAction: `${form.formUrl}#${encodeURIComponent(`${form.formId}-${path}`)}`,
            })}
            name="choices"
            value={id}
            formNoValidate
          >
            {m.options_updateChoices()}
          </Button>
        </noscript>
      )}
    </fieldset>
  );
}

function SingleDish({ dish, path }: { dish: PartDish; path: string }) {
  return (
    <p className="combo-dish">
      <img src={thumbnailUrl(dish.image)} alt="" width={56} height={42} />
      <strong lang={dish.nameLang}>{dish.name}</strong>
      <input type="hidden" name={`${path}.product`} value={dish.id} />
    </p>
  );
}

type PortionProps = FormContext & { part: ComboPart; path: string };

function DishTiles({ part, chosen, path, errors, formId }: PortionProps & { chosen?: string }) {
  const name = `${path}.product`;
  const meta = plainMeta(name, { id: `${formId}-${name}`, errors: errors[name] ?? undefined });
  const first = part.dishes.find(({ soldOut }) => !soldOut);
  return (
    <div className={meta.errors ? "field field-invalid" : "field"}>
      <div className="options">
        {part.dishes.map((dish) => {
          const extraPaise = surchargePaise(part, dish, dish.pricePaise);
          return (
            <label key={dish.id} className="option">
              <input
                type="radio"
                name={name}
                id={dish === first ? meta.id : `${meta.id}-${dish.id}`}
                value={dish.id}
                defaultChecked={dish.id === chosen && !dish.soldOut}
                disabled={dish.soldOut}
                aria-invalid={meta.errors ? true : undefined}
                aria-describedby={meta.errors ? meta.errorId : undefined}
              />
              <img src={thumbnailUrl(dish.image)} alt="" width={44} height={33} loading="lazy" />
              <span className="option-text">
                <span lang={dish.nameLang}>{dish.name}</span>{" "}
                {dish.soldOut ? (
                  <span className="hint">{m.options_soldOut()}</span>
                ) : (
                  extraPaise > 0 && (
                    <span className="option-price">+{formatRupees(extraPaise)}</span>
                  )
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError meta={meta} />
    </div>
  );
}

function FurtherPortion({
  part,
  portion,
  number,
  path,
  ...form
}: PortionProps & { portion: ChosenPart | undefined; number: number }) {
  const name = `${path}.product`;
  return (
    <div className="stack stack-small">
      <SelectField
        meta={plainMeta(name, {
          id: `${form.formId}-${name}`,
          value: portion?.product || LIKE_FIRST,
          errors: form.errors[name] ?? undefined,
        })}
        label={`${part.name} ${number}`}
        options={[
          { value: LIKE_FIRST, label: m.options_likeTheFirst() },
          ...part.dishes.map(({ id, name, soldOut }) => ({
            value: id,
            label: soldOut ? m.options_dishSoldOut({ name }) : name,
            disabled: soldOut,
          })),
        ]}
      />
      <DishOptions part={part} portion={portion} path={path} {...form} />
    </div>
  );
}

type DishOptionsProps = PortionProps & { portion: ChosenPart | undefined };

/** Optional groups are folded, because most customers take a combo as it is. */
function DishOptions({ part, portion, path, ...form }: DishOptionsProps) {
  const dish = part.dishes.find(({ id }) => id === portion?.product);
  if (!dish || !portion) return null;
  const { options } = portion;
  const required = dish.groups.filter(({ isRequired }) => isRequired);
  const optional = dish.groups.filter(({ isRequired }) => !isRequired);
  const name = `${path}.options`;
  const common = { ...form, name, chosen: options, dishContains: dish.contains };
  const isOpen = optional.some(({ id }) => form.errors[`${name}.${id}`]);
  return (
    <div key={dish.id} className="stack stack-small">
      <OptionFields
        {...common}
        groups={required}
        coveredPaise={part.coveredPaise ?? dish.pricePaise}
      />
      {optional.length > 0 && (
        <Disclosure summary={<Folded dish={dish} chosen={options} />} open={isOpen}>
          <div className="stack">
            <OptionFields {...common} groups={optional} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function Folded({ dish, chosen }: { dish: PartDish; chosen: ChosenOptions }) {
  const groups = dish.groups.filter(({ isRequired }) => !isRequired);
  const names = groups
    .flatMap(visibleChoices)
    .filter(({ id }) => chosen[id])
    .map(({ id, name }) => ((chosen[id] ?? 0) > 1 ? `${chosen[id]} × ${name}` : name));
  return (
    <span>
      {groups.map(({ name }) => name).join(", ")}
      <span className="muted"> {names.length > 0 ? names.join(", ") : m.shared_optional()}</span>
    </span>
  );
}
