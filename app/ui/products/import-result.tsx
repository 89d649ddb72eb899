import { allOf } from "#app/domain/language/formats.ts";
import { menuColumns, menuFields } from "#app/domain/menu-csv/menu-columns.ts";
import type { ImportPreview, LineProblem } from "#app/domain/menu-csv/menu-import.ts";
import { m } from "#messages";
import { Values } from "../audit/log-entry.tsx";
import { QuietLink } from "../button.tsx";
import { Stat, Stats } from "../details/stat.tsx";
import { Table } from "../details/table.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { Section } from "../section.tsx";
import { IMPORT_URL } from "./products-url.ts";

const LISTED = 100;

function More({ total }: { total: number }) {
  return total > LISTED ? (
    <p className="muted">{m.products_andMore({ more: total - LISTED })}</p>
  ) : null;
}

function Problems({ problems }: { problems: LineProblem[] }) {
  return (
    <Section title={m.products_countProblems({ count: problems.length })}>
      <Notice tone="bad" role="alert" title={m.products_nothingCanBeSavedYet()}>
        <p>{m.products_csvCorrectLines()}</p>
      </Notice>
      <Table
        caption={m.products_problems()}
        rows={problems.slice(0, LISTED)}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        columns={[
          {
            label: m.products_line(),
            rowHeader: true,
            cell: ({ line }) => m.products_lineNumber({ line }),
          },
          { label: m.products_column(), cell: ({ column }) => column ?? m.products_wholeLine() },
          { label: m.products_whatToDo(), cell: ({ message }) => message },
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
              {name} <span className="subtext">{m.products_lineNumber({ line })}</span>
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

/** The changes that the import would make, and the form that saves it. */
export function ImportResult({ preview, csv }: { preview: ImportPreview; csv: string }) {
  const { problems, ignoredColumns, added, changed, unchanged, missing, fingerprint } = preview;
  const total = added.length + changed.length;
  return (
    <div className="stack" id="preview">
      <Stats>
        <Stat label={m.menu_new()} value={added.length} />
        <Stat label={m.products_changed()} value={changed.length} />
        <Stat label={m.products_unchanged()} value={unchanged} />
        <Stat label={m.products_notInTheFile()} value={missing} />
      </Stats>
      {ignoredColumns.length > 0 && (
        <Notice tone="warn" title={m.products_ignoredColumns()}>
          <p>
            {m.products_notColumnsOfTheMenu({
              columns: allOf(ignoredColumns.map((title) => title || m.products_noTitle())),
            })}
          </p>
        </Notice>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {total === 0 && problems.length === 0 && (
        <Notice tone={unchanged > 0 ? "good" : "warn"} title={m.products_nothingWouldChange()}>
          <p>{unchanged > 0 ? m.products_csvUnchanged() : m.products_csvHasNoDishes()}</p>
        </Notice>
      )}
      <Dishes
        title={m.products_countChangedDishes({ count: changed.length })}
        dishes={changed.map(changeOf)}
      />
      <Dishes
        title={m.products_countNewDishes({ count: added.length })}
        dishes={added.map(additionOf)}
      />
      {total > 0 && problems.length === 0 && (
        <Form method="post" action={IMPORT_URL} encType="multipart/form-data" className="row">
          <input type="hidden" name="csv" value={csv} />
          <input type="hidden" name="preview" value={fingerprint} />
          <SubmitButton pendingLabel={m.products_importing()}>
            {m.products_saveCountDishes({ count: total })}
          </SubmitButton>
          <QuietLink to={IMPORT_URL}>{m.shared_cancel()}</QuietLink>
        </Form>
      )}
    </div>
  );
}
