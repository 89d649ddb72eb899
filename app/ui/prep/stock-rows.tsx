import type { FieldMetadata } from "@conform-to/react";
import type { DayStockFields } from "#app/domain/prep/schema.ts";
import { m } from "#messages";
import { CheckField, Field } from "../form/field.tsx";
import { rowsOf, textValue } from "../form/field-meta.ts";

type Rows = DayStockFields["rows"];
type StockRowsProps = {
  meta: FieldMetadata<Rows>;
  dishes: { id: string; name: string; stock: number }[];
};

export function StockRows({ meta, dishes }: StockRowsProps) {
  return (
    <ul className="plain-list prep-stock-rows">
      {rowsOf(meta).map((row) => {
        const { dish, isChosen, stock, shown } = row.getFieldset();
        const of = dishes.find(({ id }) => id === textValue(dish));
        if (!of) return null;
        return (
          <li key={row.key}>
            <input type="hidden" name={dish.name} value={of.id} />
            <input type="hidden" name={shown.name} value={of.stock} />
            <CheckField
              meta={isChosen}
              label={<span className="wrap-anywhere">{of.name}</span>}
              hint={m.prep_inStockNow({ stock: of.stock })}
            />
            <Field
              meta={stock}
              label={m.prep_stockOf({ name: of.name })}
              hideLabel
              type="number"
              inputMode="numeric"
            />
          </li>
        );
      })}
    </ul>
  );
}
