import type { FieldMetadata } from "@conform-to/react";
import { newPart } from "#app/domain/menu/product-fields.ts";
import type { ProductFormInput } from "#app/domain/menu/product-schema.ts";
import type { SectionOption } from "#app/domain/sections/sections.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";
import { AmountField, ChoiceField, DigitsField, Field, SelectField } from "../form/field.tsx";
import { hasErrors, rowsOf, textValue } from "../form/field-meta.ts";
import { FormRows, type FormRowsProps, RowButtons } from "../form/form-rows.tsx";

export type OfferedDish = { id: string; name: string };

type Parts = ProductFormInput["parts"];
type ComboPartFieldsProps = Pick<FormRowsProps, "form" | "action"> & {
  meta: FieldMetadata<Parts>;
  offered: OfferedDish[];
  sections: SectionOption[];
};

export function ComboPartFields({ meta, offered, sections, ...form }: ComboPartFieldsProps) {
  const parts = rowsOf(meta);
  return (
    <FormRows
      {...form}
      list="parts"
      title={m.products_parts()}
      hint={m.products_partsHint()}
      addLabel={m.products_addPart()}
      newRow={newPart}
      nextField={`${meta.id}[${parts.length}].name`}
      rows={parts.map((part, index) => (
        <PartRow key={part.key} part={part} index={index} offered={offered} sections={sections} />
      ))}
    />
  );
}

type PartRowProps = Pick<ComboPartFieldsProps, "offered" | "sections"> & {
  part: FieldMetadata<NonNullable<Parts>[number]>;
  index: number;
};

function PartRow({ part, index, offered, sections }: PartRowProps) {
  const { id, name, quantity, category, dishes, covered } = part.getFieldset();
  const label = textValue(name) || m.products_partWithNumber({ number: index + 1 });
  const ticked = [dishes.initialValue ?? []].flat().length;
  return (
    <li className="form-row">
      <input type="hidden" name={id.name} value={textValue(id) ?? ""} />
      <fieldset>
        <legend className="visually-hidden">{m.products_part({ number: index + 1 })}</legend>
        <div className="form-row-fields">
          <Field
            meta={name}
            label={m.products_partLabel()}
            placeholder={m.products_yourChaat()}
            autoComplete="off"
          />
          <DigitsField meta={quantity} label={m.products_howMany()} />
          <AmountField
            meta={covered}
            label={m.products_coveredUpTo()}
            placeholder={m.shared_all()}
          />
        </div>
        <SelectField
          meta={category}
          label={m.shared_dishesTitle()}
          placeholder={m.products_thoseTickedBelow()}
          options={sections.map(({ value, label }) => ({
            value,
            label: m.products_allOf({ name: label }),
          }))}
        />
        <Disclosure
          summary={ticked > 0 ? m.products_tickedDishes({ ticked }) : m.products_tickDishes()}
          open={hasErrors(dishes)}
        >
          <div className="part-dishes">
            <ChoiceField
              meta={dishes}
              legend={m.products_dishesFor({ label })}
              hideLegend
              multiple
              options={offered.map((dish) => ({ value: dish.id, label: dish.name }))}
            />
          </div>
        </Disclosure>
        <RowButtons index={index} label={label} />
      </fieldset>
    </li>
  );
}
