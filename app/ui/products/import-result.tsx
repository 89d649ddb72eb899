import { Form } from "@remix-run/react";
import { menuColumns, menuFields } from "#app/domain/menu/menu-columns.ts";
import type { ImportPreview, LineProblem } from "#app/domain/menu/menu-import.ts";
import { Values } from "../audit/log-entry.tsx";
import { ButtonLink } from "../button.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";
import { Section } from "../section.tsx";
import { Stat, Stats } from "../stat.tsx";
import { Table } from "../table.tsx";
import { IMPORT_URL } from "./products-url.ts";

const LISTED = 100;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function More({ total }: { total: number }) {
  return total > LISTED ? <p className="muted">and {total - LISTED} more</p> : null;
}

function Problems({ problems }: { problems: LineProblem[] }) {
  return (
    <Section title={counted(problems.length, "problem", "problems")}>
      <Notice tone="bad" role="alert" title="Nothing can be saved yet">
        <p>Correct these lines in the file and check it again.</p>
      </Notice>
      <Table
        caption="Problems"
        rows={problems.slice(0, LISTED)}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        columns={[
          { label: "Line", rowHeader: true, cell: ({ line }) => `Line ${line}` },
          { label: "Column", cell: ({ column }) => column ?? "Whole line" },
          { label: "What to do", cell: ({ message }) => message },
        ]}
      />
      <More total={problems.length} />
    </Section>
  );
}

type DishChange = {
  line: number;
  name: string;
  fields: { label: string; before: string | null; after: string | null }[];
};

function Dishes({ title, dishes }: { title: string; dishes: DishChange[] }) {
  if (dishes.length === 0) return null;
  return (
    <Section title={title}>
      <ol className="stack stack-small">
        {dishes.slice(0, LISTED).map(({ line, name, fields }) => (
          <li key={line} className="card log">
            <h3>
              {name} <span className="subtext">Line {line}</span>
            </h3>
            <dl className="log-fields">
              {fields.map((field) => (
                <div key={field.label}>
                  <dt>{field.label}</dt>
                  <Values field={field} />
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <More total={dishes.length} />
    </Section>
  );
}

const EMPTY = "—";

function changeOf({ line, name, changes }: ImportPreview["changed"][number]): DishChange {
  const fields = changes.map(({ column, before, after }) => ({
    label: column,
    before: before || EMPTY,
    after: after || EMPTY,
  }));
  return { line, name, fields };
}

function additionOf({ line, name, cells }: ImportPreview["added"][number]): DishChange {
  const filled = menuFields.filter((field) => field !== "name" && cells[field]);
  const fields = filled.map((field) => ({
    label: menuColumns[field],
    before: null,
    after: cells[field],
  }));
  return { line, name, fields };
}

/** What the import would change, and the form that saves it. */
export function ImportResult({ preview, csv }: { preview: ImportPreview; csv: string }) {
  const { problems, ignoredColumns, added, changed, unchanged, missing, fingerprint } = preview;
  const total = added.length + changed.length;
  return (
    <div className="stack" id="preview">
      <Stats>
        <Stat label="New" value={added.length} />
        <Stat label="Changed" value={changed.length} />
        <Stat label="Unchanged" value={unchanged} />
        <Stat label="Not in the file" value={missing} />
      </Stats>
      {ignoredColumns.length > 0 && (
        <Notice tone="warn" title="Ignored columns">
          <p>
            Not columns of the menu:{" "}
            {new Intl.ListFormat("en").format(ignoredColumns.map((title) => title || "(no title)"))}
            .
          </p>
        </Notice>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {total === 0 && problems.length === 0 && (
        <Notice tone="good" title="Nothing would change">
          <p>The file is the same as the menu.</p>
        </Notice>
      )}
      <Dishes
        title={counted(changed.length, "changed dish", "changed dishes")}
        dishes={changed.map(changeOf)}
      />
      <Dishes
        title={counted(added.length, "new dish", "new dishes")}
        dishes={added.map(additionOf)}
      />
      {total > 0 && problems.length === 0 && (
        <Form method="post" action={IMPORT_URL} encType="multipart/form-data" className="row">
          <input type="hidden" name="csv" value={csv} />
          <input type="hidden" name="preview" value={fingerprint} />
          <SubmitButton pendingLabel="Importing…">
            Save {counted(total, "dish", "dishes")}
          </SubmitButton>
          <ButtonLink to={IMPORT_URL} variant="quiet">
            Cancel
          </ButtonLink>
        </Form>
      )}
    </div>
  );
}
