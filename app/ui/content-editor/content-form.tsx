import type { MouseEvent } from "react";
import { type ContentField, fieldsOf, type SubjectName } from "#app/domain/content/subjects.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { CheckField, Field, SelectField, TextAreaField } from "../form/field.tsx";
import type { FieldMeta } from "../form/field-meta.ts";
import { useOpenForm } from "../form/use-open-form.ts";
import { ProductImageField } from "../products/product-image-field.tsx";
import { PlaceField } from "./place-field.tsx";

type Values = Record<string, string>;

type ContentFormProps = EditProps & {
  subject: SubjectName;
  values: Values;
  /** Limits the form to some of its fields. */
  only?: string[];
};

/** The fields of a subject in the order of its registry. */
export function ContentForm({ subject, only, secondaryButton, ...props }: ContentFormProps) {
  const { values, constraint } = props;
  const [form, fields] = useOpenForm<Values>("content", { constraint, values });
  return (
    <EditForm
      cancelTo="/admin/content"
      {...props}
      form={form}
      encType={only ? undefined : "multipart/form-data"}
      secondaryButton={
        <>
          {!only && <PreviewButton />}
          {secondaryButton}
        </>
      }
    >
      {fieldsOf(subject).map(([name, field]) => {
        const meta = only && !only.includes(name) ? undefined : fields[name];
        return meta && <ContentInput key={name} meta={meta} field={field} />;
      })}
    </EditForm>
  );
}

/** Opens a separate tab, so that the input stays in this one. */
function PreviewButton() {
  return (
    <Button
      type="submit"
      name="preview"
      value="on"
      variant="secondary"
      icon="eye"
      formTarget="_blank"
      onClick={sendToNewTab}
    >
      {m.admin_preview()}
    </Button>
  );
}

/** Stops the event before it reaches the router, which would respond in this tab. */
function sendToNewTab({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.addEventListener("submit", (event) => event.stopPropagation(), {
    once: true,
  });
}

const inputTypes = { link: "url", email: "email", phone: "tel" } as const;
const rows = { paragraph: 4, pricedLines: 6, ingredients: 6, markdown: 16 } as const;

function ContentInput({ meta, field }: { meta: FieldMeta; field: ContentField }) {
  const { kind, label, hint, isRequired } = field;
  const optional = !isRequired;
  switch (kind) {
    case "flag":
      return <CheckField meta={meta} value="on" label={label} hint={hint} />;
    case "paragraph":
    case "pricedLines":
    case "ingredients":
    case "markdown":
      return (
        <TextAreaField
          meta={meta}
          label={label}
          hint={kind === "markdown" ? m.content_markdownHint() : hint}
          optional={optional}
          rows={rows[kind]}
          lang="en"
        />
      );
    case "choice":
      return (
        <SelectField
          meta={meta}
          label={label}
          placeholder=""
          options={Object.entries(field.options ?? {}).map(([value, name]) => ({
            value,
            label: name,
          }))}
        />
      );
    case "image":
      return (
        <ProductImageField meta={meta} label={label} value={String(meta.initialValue ?? "")} />
      );
    case "place":
      return (
        <PlaceField meta={meta} label={label} hint={hint} optional={optional} autoComplete="off" />
      );
    default:
      return (
        <Field
          meta={meta}
          label={label}
          hint={hint}
          optional={optional}
          type={kind in inputTypes ? inputTypes[kind as keyof typeof inputTypes] : "text"}
          autoComplete="off"
        />
      );
  }
}
