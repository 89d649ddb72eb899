import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { PricedLine } from "#app/domain/counter/counter-quote.ts";
import { selectionFields, withoutRepetition } from "#app/domain/options/sent-selection.ts";
import { MAX_NOTE_LENGTH } from "#app/domain/orders/line-limits.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Price } from "../dish/price.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { Icon } from "../icon.tsx";
import { OptionFields } from "../options/option-fields.tsx";
import { PartFields } from "../options/part-fields.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import type { Counter } from "./use-counter.ts";

export const FORM_ID = "counter";

/** The ordered dishes. The choices of one line are open, those of the others are hidden fields. */
export function OrderLines({ counter }: { counter: Counter }) {
  const { lines, order, errors } = counter;
  if (lines.length === 0) return <p className="muted">{m.counter_tapADishToBegin()}</p>;
  return (
    <ol className="lines" aria-label={m.shared_order()}>
      {lines.map((priced, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
          key={`${index} ${priced.line.dish}`}
          priced={priced}
          index={index}
          isShown={order.shown === index}
          errors={errors}
        />
      ))}
      {order.shown !== null && <input type="hidden" name="shown" value={order.shown} />}
    </ol>
  );
}

type LineProps = {
  priced: PricedLine;
  index: number;
  isShown: boolean;
  errors: Record<string, string[]>;
};

function Line({ priced, index, isShown, errors }: LineProps) {
  const { line, dish, configured, choices, missingCount, problem } = priced;
  const path = `lines[${index}]`;
  const name = dish?.name ?? m.counter_unknownDish();
  const messages = new Set([problem, ...(errors[path] ?? [])].filter(Boolean));
  const step = (press: "more" | "fewer") => (
    <Button
      type="submit"
      variant="icon"
      name={press}
      value={index}
      icon={press === "more" ? "plus" : "minus"}
      aria-label={
        press === "more"
          ? m.counter_increaseQuantityOf({ name })
          : m.shared_decreaseQuantityOf({ name })
      }
    />
  );
  return (
    <li id={`${FORM_ID}-${path}`} tabIndex={-1} className="counter-line">
      <input type="hidden" name={`${path}.dish`} value={line.dish} />
      <input type="hidden" name={`${path}.quantity`} value={line.quantity} />
      <p>
        <strong>{name}</strong>
        {!isShown && (choices.length > 0 || line.note) && (
          <span className="line-notes muted">
            {[...choices, line.note && `“${line.note}”`].filter(Boolean).join(" · ")}
          </span>
        )}
      </p>
      <span className="counter-line-price">
        {configured && <Price paise={configured.pricePaise * line.quantity} />}
      </span>
      <span className="quantity">
        {step("fewer")}
        <output aria-label={m.shared_quantityOf({ name })}>{line.quantity}</output>
        {step("more")}
      </span>
      <span className="counter-line-buttons">
        <Button
          type="submit"
          variant={missingCount > 0 && !isShown ? "secondary" : "quiet"}
          size="small"
          name="choose"
          value={index}
          aria-expanded={isShown}
        >
          {missingCount > 0 && !isShown ? (
            <ParaglideMessage
              message={m.counter_requiredOf}
              inputs={{ name, count: missingCount }}
              markup={{ hidden: VisuallyHidden }}
            />
          ) : (
            <ParaglideMessage
              message={
                isShown
                  ? m.counter_doneWith
                  : dish && hasChoices(dish.offer)
                    ? m.counter_optionsOf
                    : m.counter_noteOf
              }
              inputs={{ name }}
              markup={{ hidden: VisuallyHidden }}
            />
          )}
        </Button>
        <Button
          type="submit"
          variant="icon"
          icon="trash"
          name="remove"
          value={index}
          aria-label={m.shared_removeNamed({ name })}
        />
      </span>
      {[...messages].map((message) => (
        <p key={message} className="field-error small">
          <Icon name="alert" />
          {message}
        </p>
      ))}
      {isShown ? (
        <Choices priced={priced} path={path} errors={errors} />
      ) : (
        <HiddenChoices priced={priced} path={path} />
      )}
    </li>
  );
}

function hasChoices({ groups, parts }: { groups: unknown[]; parts: unknown[] }): boolean {
  return groups.length > 0 || parts.length > 0;
}

function HiddenChoices({ priced: { line }, path }: { priced: PricedLine; path: string }) {
  const fields = { ...selectionFields(line.selection), note: line.note };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={`${path}.${name}`} value={value} />
  ));
}

type ChoicesProps = { priced: PricedLine; path: string; errors: Record<string, string[]> };

function Choices({ priced: { line, dish }, path, errors }: ChoicesProps) {
  const context = { formId: FORM_ID, errors };
  const { options, parts } = withoutRepetition(line.selection);
  return (
    <div className="counter-choices">
      {dish && (
        <>
          <OptionFields
            groups={dish.offer.groups}
            name={`${path}.options`}
            chosen={options}
            {...context}
          />
          {dish.offer.parts.map((part) => (
            <PartFields
              key={part.id}
              part={part}
              name={`${path}.`}
              portions={parts.filter((portion) => portion.part === part.id)}
              {...context}
            />
          ))}
        </>
      )}
      <Field
        meta={plainMeta(`${path}.note`, {
          id: `${FORM_ID}-${path}.note`,
          value: line.note,
          maxLength: MAX_NOTE_LENGTH,
        })}
        label={m.counter_noteForTheKitchen()}
        optional
        autoComplete="off"
      />
    </div>
  );
}
