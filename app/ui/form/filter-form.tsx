import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "./submit-button.tsx";

type FilterFormProps = {
  action: string;
  /** Names the search landmark: "Search orders". */
  label: string;
  submitLabel?: string;
  /** Query values that the form must keep, such as the sort order. */
  keep?: Record<string, string | undefined>;
  /** A link that clears the filters. */
  clear?: ReactNode;
  children: ReactNode;
};

export function FilterForm({
  action,
  label,
  submitLabel = "Apply",
  keep = {},
  clear,
  children,
}: FilterFormProps) {
  return (
    <Form
      method="get"
      action={action}
      role="search"
      aria-label={label}
      className="filter"
      preventScrollReset
    >
      {Object.entries(keep).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div className="row">
        <SubmitButton variant="secondary">{submitLabel}</SubmitButton>
        {clear}
      </div>
    </Form>
  );
}
