import type { FieldMetadata } from "@conform-to/react";
import { categories } from "#app/domain/menu/categories.ts";
import type { ProductFormInput } from "#app/domain/menu/product-schema.ts";
import { Disclosure } from "../disclosure.tsx";
import { ChoiceField, Field, SelectField } from "../form/field.tsx";
import { hasErrors, rowsOf, textValue } from "../form/field-meta.ts";
import { FormRows, RowButtons } from "../form/form-rows.tsx";

export type OfferedDish = { id: string; name: string };

type Parts = ProductFormInput["parts"];
type ComboPartFieldsProps = {
  meta: FieldMetadata<Parts>;
  offered: OfferedDish[];
  action: string;
};

export function ComboPartFields({ meta, offered, action }: ComboPartFieldsProps) {
  const parts = rowsOf(meta);
  return (
    <FormRows
      action={action}
      list="parts"
      title="Parts"
      hint="What the customer gets. A dish that costs more than the covered price pays the difference; without one, all dishes are covered. Empty parts are ignored."
      addLabel="Add part"
      nextField={`${meta.id}[${parts.length}].name`}
      rows={parts.map((part, index) => (
        <PartRow
          key={part.key}
          part={part}
          index={index}
          count={parts.length}
          offered={offered}
          action={action}
        />
      ))}
    />
  );
}

type PartRowProps = Omit<ComboPartFieldsProps, "meta"> & {
  part: FieldMetadata<NonNullable<Parts>[number]>;
  index: number;
  count: number;
};

function PartRow({ part, index, count, offered, action }: PartRowProps) {
  const { id, name, quantity, category, dishes, covered } = part.getFieldset();
  const label = textValue(name) || `part ${index + 1}`;
  const ticked = [dishes.initialValue ?? []].flat().length;
  return (
    <li className="form-row">
      <input type="hidden" name={id.name} value={textValue(id) ?? ""} />
      <fieldset>
        <legend className="visually-hidden">Part {index + 1}</legend>
        <div className="form-row-fields">
          <Field meta={name} label="Part" placeholder="Your chaat" autoComplete="off" />
          <Field meta={quantity} label="How many" inputMode="numeric" />
          <Field
            meta={covered}
            label="Covered up to"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            placeholder="All"
          />
        </div>
        <SelectField
          meta={category}
          label="Dishes"
          placeholder="Those ticked below"
          options={categories.map((one) => ({ value: one.id, label: `All of ${one.name}` }))}
        />
        <Disclosure
          summary={ticked > 0 ? `Ticked dishes: ${ticked}` : "Tick dishes"}
          open={hasErrors(dishes)}
        >
          <div className="part-dishes">
            <ChoiceField
              meta={dishes}
              legend={`Dishes for ${label}`}
              hideLegend
              multiple
              options={offered.map((dish) => ({ value: dish.id, label: dish.name }))}
            />
          </div>
        </Disclosure>
        <RowButtons action={action} list="parts" index={index} count={count} label={label} />
      </fieldset>
    </li>
  );
}
