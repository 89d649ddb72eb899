import type { ElementType } from "react";
import type { BookingDraft, DraftItem } from "#app/domain/catering/booking-draft.ts";
import { countOf } from "#app/domain/catering/draft-price.ts";
import { customItemPricePaise, customItemPrices } from "#app/domain/catering/price-list.ts";
import { formatRupees } from "#app/domain/money.ts";
import { Button } from "../button.tsx";
import { Field, SelectField } from "../form/field.tsx";
import { Price } from "../price.tsx";
import { type BookingAnswer, bookingMeta } from "./booking-field.ts";
import { draftAction } from "./draft-action.ts";

type CustomItemsProps = { draft: BookingDraft; errors: BookingAnswer["errors"]; titleLevel: 3 | 4 };

/** Dishes by the piece, beside a package or instead of one. */
export function CustomItems({ draft, errors, titleLevel }: CustomItemsProps) {
  const { customItems, newItem } = draft;
  const Heading: ElementType = `h${titleLevel}`;
  const added = new Set(customItems.map(({ name }) => name));
  const offered = customItemPrices.filter(({ name }) => !added.has(name));
  return (
    <div className="stack stack-small dishes-by-piece">
      <Heading>Custom items</Heading>
      {customItems.length > 0 && (
        <ul className="plain-list">
          {customItems.map((item, at) => (
            <ItemRow
              // The list offers a dish once; a form that names one twice still gets two rows.
              key={`${item.name} ${customItems.slice(0, at).filter((one) => one.name === item.name).length}`}
              item={item}
              at={at}
              errors={errors}
            />
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        // What was added leaves this row: it starts anew.
        <div className="custom-item-new" key={customItems.length}>
          <SelectField
            meta={bookingMeta("newItem.name", newItem.name, errors)}
            label="Add a dish"
            placeholder="Choose a dish"
            options={offered.map(({ name, pricePaise }) => ({
              value: name,
              label: `${name}, ${formatRupees(pricePaise)}`,
            }))}
          />
          <Field
            meta={bookingMeta("newItem.quantity", newItem.quantity, errors, { min: 1, max: 5000 })}
            label="Quantity"
            type="number"
            inputMode="numeric"
          />
        </div>
      )}
      {offered.length > 0 && (
        <div>
          <Button
            {...draftAction("your-menu")}
            name="added"
            value="item"
            variant="secondary"
            icon="plus"
          >
            Add item
          </Button>
        </div>
      )}
    </div>
  );
}

type ItemRowProps = { item: DraftItem; at: number; errors: BookingAnswer["errors"] };

function ItemRow({ item, at, errors }: ItemRowProps) {
  const path = `menu.customItems[${at}]`;
  const pricePaise = customItemPricePaise(item.name) ?? 0;
  return (
    <li className="custom-item">
      <input type="hidden" name={`${path}.name`} value={item.name} />
      <div className="custom-item-name">
        <strong>{item.name}</strong>
        <span className="muted small numeric">{formatRupees(pricePaise)} each</span>
      </div>
      <Field
        meta={bookingMeta(`${path}.quantity`, item.quantity, errors, { min: 0, max: 5000 })}
        label={
          <>
            Quantity<span className="visually-hidden"> of {item.name}</span>
          </>
        }
        type="number"
        inputMode="numeric"
      />
      <Field
        meta={bookingMeta(`${path}.specialInstructions`, item.specialInstructions, errors)}
        label={
          <>
            Special instructions<span className="visually-hidden"> for {item.name}</span>
          </>
        }
        optional
        autoComplete="off"
      />
      <div className="custom-item-end">
        <Price paise={pricePaise * countOf(item.quantity)} />
        <Button
          {...draftAction("your-menu")}
          name="without"
          value={path}
          variant="icon"
          icon="trash"
          aria-label={`Remove ${item.name}`}
        />
      </div>
    </li>
  );
}
