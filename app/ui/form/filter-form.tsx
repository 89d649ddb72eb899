import type { ComponentProps, ReactNode } from "react";
import { MAX_SEARCH_LENGTH } from "#app/domain/lists/search-limits.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Form } from "../link.tsx";
import { Field, plainMeta, SelectField } from "./field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSyncedField } from "./use-synced-field.ts";

type FilterFormProps = {
  action: string;
  /** Names the search landmark: "Search orders". */
  label: string;
  submitLabel?: string;
  /** Query values to keep, such as the sort order. */
  hiddenFields?: Record<string, string | undefined>;
  clearLink?: ReactNode;
  children: ReactNode;
};

/** Selecting an option applies it at once; without JavaScript, the button does. */
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
      // After Back, browsers would restore choices that differ from the list's.
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

export function ClearFilters({ to }: { to: string }) {
  return <QuietLink to={to}>{m.shared_clearFilters()}</QuietLink>;
}

type FilterFieldProps = {
  /** The query parameter, and the id of the field. */
  name: string;
  /** The value in the URL. */
  value: string;
};

type SearchFieldProps = FilterFieldProps & Omit<ComponentProps<typeof Field>, "meta">;

export function SearchField({ name, value, ...field }: SearchFieldProps) {
  useSyncedField(name, value);
  const meta = plainMeta(name, { value, maxLength: MAX_SEARCH_LENGTH });
  return <Field {...field} meta={meta} type="search" enterKeyHint="search" />;
}

type FilterSelectProps = FilterFieldProps & Omit<ComponentProps<typeof SelectField>, "meta">;

export function FilterSelect({ name, value, ...field }: FilterSelectProps) {
  useSyncedField(name, value);
  return <SelectField {...field} meta={plainMeta(name, { value })} />;
}
