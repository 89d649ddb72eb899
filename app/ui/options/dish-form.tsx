import { parse, type SubmissionResult, useForm } from "@conform-to/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Food } from "#app/domain/food/food.ts";
import { formatRupees } from "#app/domain/money.ts";
import { configureDish, type Offer } from "#app/domain/options/configure-dish.ts";
import { withNewDishes } from "#app/domain/options/first-selection.ts";
import type { Selection } from "#app/domain/options/selection.ts";
import { sentSelection, withEachPortion } from "#app/domain/options/sent-selection.ts";
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from "#app/domain/orders/line-limits.ts";
import { m } from "#messages";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { TextAreaField } from "../form/field.tsx";
import { FieldError } from "../form/field-frame.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { textValue } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";
import { OptionFields } from "./option-fields.tsx";
import { PartFields } from "./part-fields.tsx";
import { Stepper } from "./stepper.tsx";

export type DishFormValues = { quantity: string; specialInstructions: string };

type DishFormProps = {
  dish: { id: string; name: string; pricePaise: number; isSized: boolean; contains: Food[] };
  offer: Offer;
  selection: Selection;
  values: DishFormValues;
  constraint: FormConstraint;
  refused: SubmissionResult<string[]> | undefined;
  /** The page with this form. */
  formUrl: string;
  submitLabel: string;
  pendingLabel: string;
  /** Additional fields. */
  fields?: Record<string, string>;
  /** Below the submit button. */
  children?: ReactNode;
};

const ID = "dish";

/** The id of the button that submits the form. */
export const DISH_SUBMIT = "dish-submit";

/** The choices for a dish or a combo, the quantity and a note: to add it to the cart, or to change a line item. */
export function DishForm(props: DishFormProps) {
  const { dish, offer, values, refused, formUrl, fields: hiddenFields = {} } = props;
  const [form, fields] = useForm<DishFormValues>({
    id: ID,
    constraint: props.constraint,
    lastResult: refused,
    defaultValue: values,
  });
  const sent = refused?.initialValue;
  const { element, selection, total, read } = useChoices(
    props,
    sent ? sentSelection(sent) : props.selection,
    Number(textValue(fields.quantity)) || 1,
  );
  const context = { formId: ID, formUrl, errors: refused?.error ?? {} };
  return (
    <Form
      ref={element}
      method="post"
      id={form.id}
      noValidate
      className="dish-form"
      preventScrollReset
      onInput={read}
    >
      <DefaultSubmit />
      <ErrorSummary form={form} />
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OptionFields
        groups={offer.groups}
        name="options"
        chosen={selection.options}
        dishContains={dish.contains}
        {...context}
      />
      {offer.parts.map((part) => (
        <PartFields
          key={part.id}
          part={part}
          portions={selection.parts.filter((portion) => portion.part === part.id)}
          {...context}
        />
      ))}
      <TextAreaField
        meta={fields.specialInstructions}
        label={m.shared_specialInstructions()}
        optional
        hint={m.options_kitchenNoteHint({ maxNoteLength: MAX_NOTE_LENGTH })}
        rows={2}
      />
      <div className={fields.quantity.errors ? "field field-invalid" : undefined}>
        <FieldError meta={fields.quantity} />
      </div>
      <div className="dish-bar">
        <Stepper
          id={fields.quantity.id}
          name="quantity"
          label={dish.name}
          value={textValue(fields.quantity) ?? 1}
          min={1}
          max={MAX_LINE_QUANTITY}
          formUrl={formUrl}
          invalid={Boolean(fields.quantity.errors)}
          describedBy={fields.quantity.errors && fields.quantity.errorId}
        />
        <SubmitButton id={DISH_SUBMIT} size="large" pendingLabel={props.pendingLabel}>
          {props.submitLabel} <output className="numeric">{total}</output>
        </SubmitButton>
      </div>
      {props.children}
    </Form>
  );
}

/** The current choices and their price; before scripts run, the server's price. */
function useChoices({ dish, offer }: DishFormProps, initial: Selection, initialQuantity: number) {
  const element = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState(initial);
  const [quantity, setQuantity] = useState(initialQuantity);

  const read = () => {
    if (!element.current) return;
    const sent = new FormData(element.current);
    const { payload } = parse(sent, { resolve: () => ({}) });
    setSelection((before) => withNewDishes(offer, before, sentSelection(payload)));
    setQuantity(Math.max(1, Math.trunc(Number(sent.get("quantity"))) || 1));
  };
  // Something may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(read, []);

  const configured = configureDish(dish, offer, withEachPortion(selection));
  const total = configured.ok
    ? formatRupees(configured.value.pricePaise * quantity)
    : m.options_fromPrice({ price: formatRupees(dish.pricePaise * quantity) });
  return { element, selection, total, read };
}
