import type { ReactNode } from "react";
import { m } from "#messages";
import { Form } from "../link.tsx";
import { SubmitButton } from "./submit-button.tsx";

type FilterFormProps = {
  action: string;
  /** Names the search landmark: "Search orders". */
  label: string;
  submitLabel?: string;
  /** Query values to retain, such as the sort order. */
  hiddenFields?: Record<string, string | undefined>;
  clearLink?: ReactNode;
  children: ReactNode;
};

/** A choice applies at once; without JavaScript, the button applies it. */
export function FilterForm({
  action,
  label,
  submitLabel = m.shared_apply(),
  hiddenFields = {},
  clearLink,
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
      // After Back, browsers would restore choices that are not those of the list.
      autoComplete="off"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
    >
      {Object.entries(hiddenFields).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div className="row">
        <SubmitButton variant="secondary">{submitLabel}</SubmitButton>
        {clearLink}
      </div>
    </Form>
  );
}
