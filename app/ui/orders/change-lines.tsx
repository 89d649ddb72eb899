import { formatRupees } from "#app/domain/money.ts";
import type { ChangePageData } from "#app/domain/order-changes/change-page.ts";
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from "#app/domain/orders/line-limits.ts";
import { m } from "#messages";
import { Field, plainMeta } from "../form/field.tsx";
import { FieldError } from "../form/field-frame.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { OptionFields } from "../options/option-fields.tsx";
import { PartFields } from "../options/part-fields.tsx";
import { Stepper } from "../options/stepper.tsx";
import type { ChangeErrors } from "./change-form.tsx";

type LineProps = { errors: ChangeErrors; formId: string };

type QuantityProps = LineProps & { name: string; value: string; dish: string };

function Quantity({ name, value, dish, errors, formId }: QuantityProps) {
  const meta = plainMeta(name, { id: `${formId}-${name}`, errors: errors[name] ?? undefined });
  return (
    <span className={meta.errors ? "field field-invalid" : "field"}>
      <Stepper
        id={meta.id}
        name={name}
        label={dish}
        value={value}
        min={0}
        max={MAX_LINE_QUANTITY}
        invalid={Boolean(meta.errors)}
        describedBy={meta.errors && meta.errorId}
      />
      <FieldError meta={meta} />
    </span>
  );
}

type PlacedLineProps = LineProps & { line: ChangePageData["lines"][number]; quantity: string };

/** An ordered line, at the price at which it was sold. */
export function PlacedLine({ line, quantity, ...form }: PlacedLineProps) {
  const name = `lines.${line.id}`;
  const isRemoved = quantity === "0";
  return (
    <li className="change-line change-line-placed">
      <p>
        {isRemoved ? <s>{line.name}</s> : <strong>{line.name}</strong>}{" "}
        <span className="muted">{m.orders_each({ price: formatRupees(line.pricePaise) })}</span>
        {[...line.choices, line.specialInstructions].filter(Boolean).map((text) => (
          <span key={text} className="own-line muted small">
            {text}
          </span>
        ))}
      </p>
      <div className="row">
        <Quantity {...form} name={name} value={quantity} dish={line.name} />
        {!isRemoved && (
          <SubmitButton
            variant="icon"
            icon="trash"
            name="remove"
            value={name}
            aria-label={m.shared_removeNamed({ name: line.name })}
            title={m.shared_remove()}
          />
        )}
        {!isRemoved && line.isOnMenu && (
          <SubmitButton
            variant="quiet"
            size="small"
            name="replace"
            value={line.id}
            aria-label={m.orders_chooseAtTodaysPrice({ name: line.name })}
          >
            {m.orders_chooseAnew()}
          </SubmitButton>
        )}
      </div>
    </li>
  );
}

type AddedLineProps = LineProps & { line: ChangePageData["added"][number] };

/** A new line at today's price, with its choices. */
export function AddedLine({ line, ...form }: AddedLineProps) {
  const { dish, offer, selection } = line;
  const prefix = `${line.name}.`;
  const note = `${prefix}specialInstructions`;
  const product = `${prefix}product`;
  const problems = form.errors[product] ?? [];
  return (
    <li className="change-line change-line-added">
      <input type="hidden" name={product} value={dish.id} />
      <p id={`${form.formId}-${product}`} tabIndex={-1}>
        <strong>{dish.name}</strong>{" "}
        <span className="muted">
          {dish.isSized
            ? m.orders_newFrom({ price: formatRupees(dish.pricePaise) })
            : m.orders_newAt({ price: formatRupees(dish.pricePaise) })}
        </span>
      </p>
      {problems.map((problem) => (
        <p key={problem} className="field-error">
          {problem}
        </p>
      ))}
      <OptionFields
        {...form}
        groups={offer.groups}
        name={`${prefix}options`}
        chosen={selection.options}
        dishContains={dish.contains}
      />
      {offer.parts.map((part) => (
        <PartFields
          key={part.id}
          {...form}
          part={part}
          name={prefix}
          portions={selection.parts.filter((portion) => portion.part === part.id)}
        />
      ))}
      <Field
        meta={plainMeta(note, {
          id: `${form.formId}-${note}`,
          value: line.specialInstructions,
          errors: form.errors[note] ?? undefined,
          maxLength: MAX_NOTE_LENGTH,
        })}
        label={m.orders_noteFor({ name: dish.name })}
        optional
      />
      <div className="row">
        <Quantity {...form} name={`${prefix}quantity`} value={line.quantity} dish={dish.name} />
        <SubmitButton
          variant="icon"
          icon="trash"
          name="remove"
          value={`${prefix}quantity`}
          aria-label={m.shared_removeNamed({ name: dish.name })}
          title={m.shared_remove()}
        />
      </div>
    </li>
  );
}
