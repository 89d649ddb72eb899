import type { FieldMetadata } from "@conform-to/react";
import { newGroupUse } from "#app/domain/menu/product-fields.ts";
import type { ProductFormInput } from "#app/domain/menu/product-schema.ts";
import { type OptionKind, optionKindLabels } from "#app/domain/options/option-group.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { CheckField, DigitsField, SelectField } from "../form/field.tsx";
import { rowsOf, textValue } from "../form/field-meta.ts";
import { FormRows, type FormRowsProps, RowButtons } from "../form/form-rows.tsx";

export type OfferedGroup = { id: string; name: string; kind: OptionKind; isSize: boolean };

type Groups = ProductFormInput["groups"];
type GroupUseFieldsProps = Pick<FormRowsProps, "form" | "action"> & {
  meta: FieldMetadata<Groups>;
  offered: OfferedGroup[];
};

/** The options of a dish, and how many of each group must or can be chosen. */
export function GroupUseFields({ meta, offered, ...form }: GroupUseFieldsProps) {
  const rows = rowsOf(meta);
  return (
    <FormRows
      {...form}
      list="groups"
      title={m.shared_options()}
      hint={m.products_optionsHint()}
      actions={
        <QuietLink to="/admin/options" size="small">
          {m.products_allOptions()}
        </QuietLink>
      }
      addLabel={m.products_addOptions()}
      newRow={newGroupUse}
      nextField={`${meta.id}[${rows.length}].group`}
      rows={rows.map((row, index) => (
        <UseRow key={row.key} row={row} index={index} offered={offered} />
      ))}
    />
  );
}

type UseRowProps = Pick<GroupUseFieldsProps, "offered"> & {
  row: FieldMetadata<NonNullable<Groups>[number]>;
  index: number;
};

function UseRow({ row, index, offered }: UseRowProps) {
  const { group, isRequired, min, max, includedFree } = row.getFieldset();
  const name =
    offered.find(({ id }) => id === textValue(group))?.name ??
    m.products_optionsWithNumber({ number: index + 1 });
  return (
    <li className="form-row">
      <fieldset>
        <legend className="visually-hidden">{m.products_options({ number: index + 1 })}</legend>
        <div className="form-row-fields form-row-counts">
          <SelectField
            meta={group}
            label={m.shared_options()}
            placeholder={m.admin_none()}
            options={offered.map(({ id, kind, isSize, ...one }) => ({
              value: id,
              label: `${one.name} (${isSize ? m.products_size() : optionKindLabels[kind].toLowerCase()})`,
            }))}
          />
          <DigitsField meta={min} label={m.shared_minimum()} placeholder="0" />
          <DigitsField meta={max} label={m.products_maximum()} placeholder={m.products_usual()} />
          <DigitsField meta={includedFree} label={m.shared_free()} placeholder="0" />
        </div>
        <div className="between">
          <CheckField meta={isRequired} label={m.products_required()} />
          <RowButtons index={index} label={name} />
        </div>
      </fieldset>
    </li>
  );
}
