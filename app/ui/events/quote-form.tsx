import type { FieldMetadata } from "@conform-to/react";
import type { QuoteFields } from "#app/domain/catering/schema.ts";
import {
  newLine,
  type QuotablePackage,
  type QuoteValues,
  unsentQuotePrice,
} from "#app/domain/catering/unsent-quote.ts";
import type { DayOfEvents } from "#app/domain/events/event-calendar.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { priceRows } from "../catering/price-rows.tsx";
import { Price } from "../dish/price.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { AmountField, CheckField, Field, TextAreaField } from "../form/field.tsx";
import { rowsOf, textValue } from "../form/field-meta.ts";
import { FormRows, RowButtons } from "../form/form-rows.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useOpenForm } from "../form/use-open-form.ts";
import { Summary } from "../summary.tsx";
import { ChosenDay } from "./day-load.tsx";

type QuoteFormProps = EditProps & {
  values: QuoteValues;
  /** The quote and the customer's change that the form started from, or that it replaces. */
  from: Pick<QuoteValues, "version" | "changeId">;
  offered: QuotablePackage[];
  charges: Parameters<typeof unsentQuotePrice>[2];
  eventId: string;
  /** The bookings on the day of the quote. */
  day: DayOfEvents | null;
};

const UPDATE = { name: "update", value: "total" };

export function QuoteForm(props: QuoteFormProps) {
  const { action, values, from, offered, charges, eventId, day } = props;
  const [form, fields] = useOpenForm<QuoteFields>("quote", props);
  const price = unsentQuotePrice((form.value ?? values) as QuoteValues, offered, charges);
  const lines = rowsOf(fields.lines);
  return (
    <EditForm
      {...props}
      form={form}
      hiddenFields={from}
      once
      // Only pressing its button sends the quote. With scripts, the total is always up to date.
      defaultButton={<DefaultSubmit {...UPDATE} onClick={(event) => event.preventDefault()} />}
      secondaryButton={
        <noscript>
          <SubmitButton {...UPDATE} variant="secondary" formNoValidate>
            {m.shared_updateTotal()}
          </SubmitButton>
        </noscript>
      }
    >
      <Card title={m.shared_eventInformation()}>
        <div className="fields">
          <Field meta={fields.eventDate} label={m.shared_date()} type="date" />
          <Field meta={fields.eventTime} label={m.shared_time()} type="time" />
          <Field meta={fields.guestCount} label={m.shared_guests()} inputMode="numeric" />
          <Field meta={fields.duration} label={m.catering_duration()} inputMode="numeric" />
        </div>
        <ChosenDay day={textValue(fields.eventDate) ?? ""} known={day} eventId={eventId} />
      </Card>
      <Card title={m.shared_packages()}>
        {rowsOf(fields.packages).map((row) => {
          const { name, isChosen, price } = row.getFieldset();
          const label = offered.find((one) => one.name === textValue(name))?.label;
          return (
            <fieldset key={row.key} className="fields">
              <legend className="visually-hidden">{label}</legend>
              <input type="hidden" name={name.name} value={textValue(name) ?? ""} />
              <CheckField meta={isChosen} label={label} />
              <AmountField meta={price} label={m.events_pricePerGuest()} />
            </fieldset>
          );
        })}
      </Card>
      <FormRows
        form={form}
        action={action}
        list="lines"
        title={m.events_lines()}
        hint={m.events_linesHint()}
        addLabel={m.events_addLine()}
        newRow={newLine}
        nextField={`${fields.lines.id}[${lines.length}].name`}
        rows={lines.map((line, index) => <LineRow key={line.key} line={line} index={index} />)}
      />
      <Card title={m.shared_price()}>
        <div className="fields">
          <AmountField meta={fields.travel} label={m.catering_travel()} />
          <AmountField meta={fields.discount} label={m.shared_discount()} />
          <Field meta={fields.validUntil} label={m.events_lastDay()} type="date" />
        </div>
        <TextAreaField meta={fields.note} label={m.catering_quoteNote()} optional rows={3} />
      </Card>
      <Summary
        title={m.catering_quote()}
        rows={[
          ...priceRows(price),
          { label: m.catering_advanceHalf(), value: <Price paise={price.advancePaise} /> },
        ]}
        totalPaise={price.totalPaise}
      />
    </EditForm>
  );
}

type LineRowProps = {
  line: FieldMetadata<NonNullable<QuoteFields["lines"]>[number]>;
  index: number;
};

function LineRow({ line, index }: LineRowProps) {
  const { name, quantity, price, instructions } = line.getFieldset();
  const label = m.events_line({ number: index + 1 });
  return (
    <li className="form-row">
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <input type="hidden" name={instructions.name} value={textValue(instructions) ?? ""} />
        <div className="form-row-fields">
          <Field meta={name} label={m.shared_name()} autoComplete="off" />
          <Field meta={quantity} label={m.catering_quantity()} inputMode="numeric" />
          <AmountField meta={price} label={m.events_pricePerPiece()} />
        </div>
        <RowButtons index={index} label={textValue(name) || label} />
      </fieldset>
    </li>
  );
}
