import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { categories } from "#app/domain/menu/categories.ts";
import type { ProductFields } from "#app/domain/menu/product-fields.ts";
import type { ProductForm as Product } from "#app/domain/menu/product-schema.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { CheckField, Field, SelectField, TextAreaField } from "../form/field.tsx";
import { formErrors } from "../form/form-errors.ts";
import { DefaultSubmit } from "../form/password-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";
import { ProductImageField } from "./product-image-field.tsx";

type ProductFormProps = {
  action: string;
  submitLabel: string;
  fields: ProductFields;
  /** Whether the fields are what was typed before the session had run out. */
  isDraft: boolean;
  answer: { result: SubmissionResult<string[]>; title?: string } | undefined;
  /** Goes with the form unseen: its key, or the stock that it showed. */
  hidden: Record<string, string>;
  cancelTo: string;
  /** Stands last: a key pressed in a field saves. */
  otherButton?: ReactNode;
};

/** The form of a product, new or known. */
export function ProductForm(props: ProductFormProps) {
  const { action, submitLabel, fields: first, isDraft, answer, hidden, cancelTo } = props;
  const [form, fields] = useForm<Product>({
    id: "product",
    lastResult: answer?.result,
    defaultValue: first,
  });
  // Conform keeps a form's first values while it is open; the picture is the answer's.
  const answered = answer ? (answer.result.initialValue?.image ?? "") : first.image;
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      id={form.id}
      noValidate
      className="stack"
    >
      <DefaultSubmit />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary title={answer?.title} errors={formErrors(form)} />
      {isDraft && !answer && (
        <Notice
          title="What you typed before logging in is here again."
          action={
            <SubmitButton name="discard" value="1" variant="quiet">
              Discard it
            </SubmitButton>
          }
        >
          It is not saved yet.
        </Notice>
      )}
      <Card>
        <Field meta={fields.name} label="Product Name" autoComplete="off" />
        <SelectField
          meta={fields.category}
          label="Category"
          placeholder="Select a category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextAreaField meta={fields.description} label="Description" rows={3} />
        <div className="prod-2">
          <Field
            meta={fields.price}
            label="Price"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
          />
          <Field meta={fields.stock} label="Stock" inputMode="numeric" autoComplete="off" />
        </div>
        <fieldset className="f">
          <legend>Marks and status</legend>
          <div className="ch">
            <CheckField meta={fields.isVeg} label="Vegetarian" />
            <CheckField meta={fields.isSpicy} label="Spicy" />
            <CheckField meta={fields.isPopular} label="Popular" />
            <CheckField meta={fields.isAvailable} label="Active: customers see it on the menu" />
          </div>
        </fieldset>
        <ProductImageField meta={fields.image} value={String(answered)} />
      </Card>
      <div className="row">
        <SubmitButton pendingLabel="Saving…">{submitLabel}</SubmitButton>
        <ButtonLink to={cancelTo} variant="quiet">
          Cancel
        </ButtonLink>
        {props.otherButton}
      </div>
    </Form>
  );
}
