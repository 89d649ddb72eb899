import type { FieldMetadata } from "@conform-to/react";
import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ElementType } from "react";
import type { BookingFields } from "#app/domain/catering/schema.ts";
import { countOf } from "#app/domain/catering/unsent-booking.ts";
import { findNamed, type PricedDish } from "#app/domain/events/price-list.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Price } from "../dish/price.tsx";
import { Field, SelectField } from "../form/field.tsx";
import { rowsOf, textValue } from "../form/field-meta.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import type { BookingFieldsProps } from "./booking-fields.tsx";
import { useChangeFormButton } from "./change-form-button.ts";

type Item = NonNullable<BookingFields["menu"]["customItems"]>[number];

type CustomItemsProps = Pick<BookingFieldsProps, "fields" | "prices"> & { titleLevel: 3 | 4 };

export function CustomItems({ fields, prices, titleLevel }: CustomItemsProps) {
  const items = rowsOf(fields.menu.getFieldset().customItems);
  const newItem = fields.newItem.getFieldset();
  const changeFormButton = useChangeFormButton();
  const Heading: ElementType = `h${titleLevel}`;
  const added = new Set(items.map((item) => textValue(item.getFieldset().name)));
  const offered = prices.items.filter(({ name }) => !added.has(name));
  return (
    <div className="stack stack-small dishes-by-piece">
      <Heading>{m.shared_customItems()}</Heading>
      {items.length > 0 && (
        <ul className="plain-list">
          {items.map((item) => (
            <ItemRow key={item.key} item={item} dishes={prices.items} />
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <div className="custom-item-new">
          <SelectField
            meta={newItem.name}
            label={m.shared_addADish()}
            placeholder={m.shared_chooseADish()}
            options={offered.map(({ name, label, pricePaise }) => ({
              value: name,
              label: `${label}, ${formatRupees(pricePaise)}`,
            }))}
          />
          <Field
            meta={newItem.quantity}
            label={m.catering_quantity()}
            type="number"
            inputMode="numeric"
          />
        </div>
      )}
      {offered.length > 0 && (
        <div>
          <Button
            {...changeFormButton("your-menu")}
            name="added"
            value="item"
            variant="secondary"
            icon="plus"
          >
            {m.catering_addItem()}
          </Button>
        </div>
      )}
    </div>
  );
}

function ItemRow({ item, dishes }: { item: FieldMetadata<Item>; dishes: PricedDish[] }) {
  const { name, quantity, specialInstructions } = item.getFieldset();
  const changeFormButton = useChangeFormButton();
  const id = textValue(name) ?? "";
  const { label: dish = id, pricePaise = 0 } = findNamed(dishes, id) ?? {};
  return (
    <li className="custom-item">
      <input type="hidden" name={name.name} value={id} />
      <div className="custom-item-name">
        <strong>{dish}</strong>
        <span className="muted small numeric">
          {m.orders_each({ price: formatRupees(pricePaise) })}
        </span>
      </div>
      <Field
        meta={quantity}
        label={
          <ParaglideMessage
            message={m.catering_quantityOf}
            inputs={{ dish }}
            markup={{ hidden: VisuallyHidden }}
          />
        }
        type="number"
        inputMode="numeric"
      />
      <Field
        meta={specialInstructions}
        label={
          <ParaglideMessage
            message={m.catering_specialInstructionsFor}
            inputs={{ dish }}
            markup={{ hidden: VisuallyHidden }}
          />
        }
        optional
        autoComplete="off"
      />
      <div className="custom-item-end">
        <Price paise={pricePaise * countOf(quantity.value)} />
        <Button
          {...changeFormButton("your-menu")}
          name="without"
          value={item.name}
          variant="icon"
          icon="trash"
          aria-label={m.catering_remove({ dish })}
        />
      </div>
    </li>
  );
}
