import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { GroupFormFields } from "#app/domain/options/group-fields.ts";
import type { GroupFields } from "#app/domain/options/group-schema.ts";
import { type OptionKind, optionKindLabels } from "#app/domain/options/option-group.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { CheckField, ChoiceField, Field } from "../form/field.tsx";
import { type FormConstraint, rowsOf, textValue } from "../form/field-meta.ts";
import { FormRows, RowButtons } from "../form/form-rows.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { UnsentFormNotice } from "../form/unsent-form-notice.tsx";

const kindHints: Record<OptionKind, string> = {
  one: "Such as spice level, or a size",
  several: "Such as chutneys: each once",
  quantities: "Such as extras: 2 × extra shev",
};

const kindOptions = (Object.keys(optionKindLabels) as OptionKind[]).map((value) => ({
  value,
  label: optionKindLabels[value],
  hint: kindHints[value],
}));

type GroupFormProps = {
  action: string;
  submitLabel: string;
  values: GroupFormFields;
  constraint: FormConstraint;
  /** Whether the form was restored after its session had expired. */
  isUnsent: boolean;
  actionData: { result: SubmissionResult<string[]> } | undefined;
  hiddenFields?: Record<string, string>;
  /** Placed last, so that Enter in a field saves. */
  secondaryButton?: ReactNode;
};

export function GroupForm(props: GroupFormProps) {
  const { action, submitLabel, values, isUnsent, actionData, hiddenFields = {} } = props;
  const [form, fields] = useForm<GroupFields>({
    id: "group",
    lastResult: actionData?.result,
    constraint: props.constraint,
    defaultValue: values,
  });
  const choices = rowsOf(fields.choices);
  return (
    <Form method="post" action={action} id={form.id} noValidate className="stack">
      <DefaultSubmit />
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary form={form} />
      {isUnsent && !actionData && <UnsentFormNotice />}
      <Card>
        <Field
          meta={fields.name}
          label="Name"
          hint="Customers see it above the choices: Chutneys, Spice level, Plate"
          autoComplete="off"
        />
        <ChoiceField
          meta={fields.kind}
          legend="What customers choose"
          options={kindOptions}
          variant="cards"
        />
        <CheckField
          meta={fields.isSize}
          label="This is the size of the dish"
          hint="Its prices are those of the dish: Half ₹40, Full ₹70. A dish has one size, and it is required."
        />
      </Card>
      <FormRows
        action={action}
        list="choices"
        title="Choices"
        hint="Prices are added to that of the dish; leave them empty if they are free. Empty rows are ignored."
        addLabel="Add choice"
        nextField={`${fields.choices.id}[${choices.length}].name`}
        rows={choices.map((choice, index) => (
          <ChoiceRow
            key={choice.key}
            choice={choice}
            index={index}
            count={choices.length}
            action={action}
          />
        ))}
      />
      <div className="row">
        <SubmitButton pendingLabel="Saving…">{submitLabel}</SubmitButton>
        <ButtonLink to="/admin/options" variant="quiet">
          Cancel
        </ButtonLink>
        {props.secondaryButton}
      </div>
    </Form>
  );
}

type ChoiceRowProps = {
  choice: FieldMetadata<NonNullable<GroupFields["choices"]>[number]>;
  index: number;
  count: number;
  action: string;
};

function ChoiceRow({ choice, index, count, action }: ChoiceRowProps) {
  const fields = choice.getFieldset();
  const { id, name, price, stock, shownStock } = fields;
  const label = textValue(name) || `choice ${index + 1}`;
  return (
    <li className="form-row">
      {[id, shownStock].map((hidden) => (
        <input key={hidden.name} type="hidden" name={hidden.name} value={textValue(hidden) ?? ""} />
      ))}
      <fieldset>
        <legend className="visually-hidden">Choice {index + 1}</legend>
        <div className="form-row-fields">
          <Field meta={name} label="Choice" autoComplete="off" />
          <Field
            meta={price}
            label="Price"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
          />
          <Field
            meta={stock}
            label="Stock"
            inputMode="numeric"
            autoComplete="off"
            placeholder="No limit"
          />
        </div>
        <div className="between">
          <div className="choices">
            <CheckField meta={fields.isVeg} label="Veg" />
            <CheckField meta={fields.isPreselected} label="Preselected" />
            <CheckField meta={fields.isHidden} label="Hidden" />
          </div>
          <RowButtons action={action} list="choices" index={index} count={count} label={label} />
        </div>
      </fieldset>
    </li>
  );
}
