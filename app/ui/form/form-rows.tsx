import { type FieldName, type FormMetadata, parse } from "@conform-to/react";
import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { flushSync } from "react-dom";
import { applyRowChange, ROW_CHANGE, rowChange } from "#app/domain/row-change.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";

type Rows = {
  /** The name of the list in the form, and the id of the element around it. */
  list: string;
  count: number;
  changeProps: (fragment: string) => object;
};

const RowsContext = createContext<Rows>({ list: "", count: 0, changeProps: () => ({}) });

/** Buttons that move or remove a row of the form; `label` is for screen readers: "Mint chutney". */
export function RowButtons({ index, label }: { index: number; label: string }) {
  const { list, count, changeProps } = useContext(RowsContext);
  const props = changeProps(list);
  const row = `${list}[${index}]`;
  return (
    <span className="row-buttons">
      <Button
        {...props}
        value={rowChange("up", row)}
        variant="icon"
        icon="arrow-up"
        disabled={index === 0}
        aria-label={m.shared_moveUp({ label })}
      />
      <Button
        {...props}
        value={rowChange("down", row)}
        variant="icon"
        icon="arrow-up"
        className="turned"
        disabled={index === count - 1}
        aria-label={m.shared_moveDown({ label })}
      />
      <Button
        {...props}
        value={rowChange("remove", row)}
        variant="icon"
        icon="trash"
        aria-label={m.shared_removeLabelled({ label })}
      />
    </span>
  );
}

type Row = Record<string, string | boolean | string[]>;

export type FormRowsProps = {
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, "update">;
  /** Where the form is sent; the response opens at the list. */
  action: string;
  list: string;
  title: string;
  hint: string;
  /** Next to the title. */
  actions?: ReactNode;
  addLabel: string;
  /** The initial values of a row. */
  newRow: Row;
  /** The id of the first field in the row that would be added, to focus it. */
  nextField: string;
  rows: ReactNode[];
};

/**
 * A list of rows, with a button that adds one. Without scripts, its buttons submit the form (see
 * `applyRowChange`), and browsers focus the field in the fragment. With scripts, the same change
 * happens here.
 */
export function FormRows(props: FormRowsProps) {
  const { form, action, list, title, hint, actions, addLabel, newRow, nextField, rows } = props;
  const change = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (!button.form) return;
    event.preventDefault();
    const { payload } = parse(new FormData(button.form), { resolve: () => ({}) });
    const value = applyRowChange(payload, button.value, newRow)[list] as Row[];
    flushSync(() => form.update({ name: list as FieldName<Row[]>, value }));
    document.getElementById(nextField)?.focus();
  };
  const changeProps = (fragment: string) =>
    ({
      type: "submit",
      name: ROW_CHANGE,
      formNoValidate: true,
      formAction: `${action}#${encodeURIComponent(fragment)}`,
      onClick: change,
    }) as const;
  return (
    <Card id={list} title={title} className="form-rows" actions={actions}>
      <p className="muted">{hint}</p>
      <RowsContext.Provider value={{ list, count: rows.length, changeProps }}>
        <ol className="plain-list">{rows}</ol>
      </RowsContext.Provider>
      <div>
        <Button
          {...changeProps(nextField)}
          value={rowChange("add", list)}
          variant="secondary"
          icon="plus"
        >
          {addLabel}
        </Button>
      </div>
    </Card>
  );
}
