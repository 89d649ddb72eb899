import { Form, useSubmit } from "@remix-run/react";
import type { MenuSort, MenuView } from "#app/domain/menu/schema.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const sorts: { value: MenuSort; label: string }[] = [
  { value: "name", label: "Name" },
  { value: "price-low", label: "Price: low to high" },
  { value: "price-high", label: "Price: high to low" },
];

function HiddenFields({ values }: { values: Record<string, string | null> }) {
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

export function SearchForm({ view: { q, category, sort } }: { view: MenuView }) {
  const id = "menu-q";
  useSyncedField(id, q);
  return (
    <Form
      method="get"
      action="/menu"
      role="search"
      aria-label="Dishes"
      className="input-with-button"
      preventScrollReset
    >
      <HiddenFields values={{ category, sort: sort === "name" ? null : sort }} />
      <Field
        meta={plainMeta("q", { id, value: q, maxLength: MAX_SEARCH_LENGTH })}
        label="Search the menu"
        hideLabel
        type="search"
        placeholder="Search menu..."
        enterKeyHint="search"
      />
      <SubmitButton icon="search">
        <span className="visually-hidden-on-phone">Search</span>
      </SubmitButton>
    </Form>
  );
}

/** With JavaScript, choosing submits the form; the button is for browsers without it. */
export function SortForm({ view: { q, category, sort } }: { view: MenuView }) {
  const id = "menu-sort";
  const submit = useSubmit();
  useSyncedField(id, sort);
  return (
    <Form
      method="get"
      action="/menu"
      className="input-with-button"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <HiddenFields values={{ category, q }} />
      <SelectField
        meta={plainMeta("sort", { id, value: sort })}
        label="Sort by"
        hideLabel
        options={sorts}
      />
      <SubmitButton variant="secondary">Sort</SubmitButton>
    </Form>
  );
}
