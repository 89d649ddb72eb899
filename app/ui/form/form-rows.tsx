import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { ROW_CHANGE, rowChange } from "#app/domain/row-change.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";

type RowButtonsProps = {
  /** Where the form is sent; the answer opens at the list. */
  action: string;
  /** The name of the list in the form, and the id of the element around it. */
  list: string;
  index: number;
  count: number;
  /** For screen readers: "Mint chutney". */
  label: string;
};

const changeProps = (action: string, fragment: string) =>
  ({
    type: "submit",
    name: ROW_CHANGE,
    formNoValidate: true,
    formAction: `${action}#${encodeURIComponent(fragment)}`,
  }) as const;

/** Submit buttons that move or remove a row of the form; see `applyRowChange`. */
export function RowButtons({ action, list, index, count, label }: RowButtonsProps) {
  const props = changeProps(action, list);
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

type FormRowsProps = Pick<RowButtonsProps, "action" | "list"> & {
  title: string;
  hint: string;
  /** Beside the title. */
  actions?: ReactNode;
  addLabel: string;
  /** The id of the first field of the row that would be added: typing goes on there. */
  nextField: string;
  rows: ReactNode[];
};

/** A list of rows, with a submit button that adds one. */
export function FormRows(props: FormRowsProps) {
  const { action, list, title, hint, actions, addLabel, nextField, rows } = props;
  const location = useLocation();
  // Not the location alone: when it changes, somebody may be typing elsewhere.
  const { hash } = useNavigation().location ?? location;
  // Without scripts, browsers focus the field in the fragment themselves.
  useEffect(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.focus(), [hash]);
  return (
    <Card id={list} title={title} className="form-rows" actions={actions}>
      <p className="muted">{hint}</p>
      <ol className="plain-list">{rows}</ol>
      <div>
        <Button
          {...changeProps(action, nextField)}
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
