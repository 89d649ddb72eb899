import { columnLabels, type UnknownFile } from "#app/domain/statements/statement-upload.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { plainMeta, SelectField } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";

type ColumnsFormProps = {
  file: UnknownFile;
  typed: Record<string, string>;
  problems: Record<string, string>;
};

/** The columns of a file whose headings the shop does not know. */
export function ColumnsForm({ file, typed, problems }: ColumnsFormProps) {
  const columns = file.columns.map(({ heading, example }, at) => ({
    value: String(at),
    label: `${heading || m.statements_column({ number: at + 1 })}${example ? ` (${example})` : ""}`,
  }));
  return (
    <Form method="post" action="/admin/statements" encType="multipart/form-data">
      <input type="hidden" name="name" value={file.name} />
      <textarea
        name="csv"
        defaultValue={file.csv}
        hidden
        readOnly
        aria-label={m.statements_file()}
      />
      <Card>
        <SelectField
          meta={plainMeta("headingLine", { value: String(file.headingLine) })}
          label={m.statements_headings()}
          hint={m.statements_theLineWithTheNames()}
          options={file.lines.map((line, at) => ({
            value: String(at),
            label: m.statements_line({ number: at + 1, line }),
          }))}
        />
        <p>
          <SubmitButton name="reread" value="1" variant="quiet" size="small">
            {m.statements_showTheColumnsOfThis()}
          </SubmitButton>
        </p>
        {Object.entries(columnLabels).map(([name, { label, hint }]) => (
          <SelectField
            key={name}
            meta={plainMeta(name, { value: typed[name] ?? "", error: problems[name] ?? "" })}
            label={label}
            hint={hint}
            optional={name !== "date" && name !== "amount"}
            placeholder={
              name === "date" || name === "amount" ? m.statements_chooseAColumn() : m.admin_none()
            }
            options={columns}
          />
        ))}
        <div className="row">
          <SubmitButton pendingLabel={m.statements_reading()}>
            {m.statements_addStatement()}
          </SubmitButton>
        </div>
      </Card>
    </Form>
  );
}
