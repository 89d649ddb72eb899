import { Form } from "@remix-run/react";
import { categories } from "#app/domain/menu/categories.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { Card } from "../card.tsx";
import { CheckField, ChoiceField, Field, plainMeta, SelectField } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { PRICES_URL } from "./products-url.ts";

export type PriceChangeValues = {
  category: string;
  q: string;
  kind: string;
  sizes: string;
  direction: string;
  amount: string;
  unit: string;
  rounding: string;
  choices: string;
};

/** Its result is a preview; nothing is saved. */
export function PriceChangeForm({ values, error }: { values: PriceChangeValues; error?: string }) {
  return (
    <Form method="get" action={PRICES_URL} className="stack" autoComplete="off">
      <Card title="Which dishes">
        <div className="fields">
          <Field
            meta={plainMeta("q", { value: values.q, maxLength: MAX_SEARCH_LENGTH })}
            label="Search"
            optional
            type="search"
          />
          <SelectField
            meta={plainMeta("category", { value: values.category })}
            label="Category"
            placeholder="All categories"
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            meta={plainMeta("kind", { value: values.kind })}
            label="Kind"
            placeholder="Dishes and combos"
            options={[
              { value: "dish", label: "Dishes only" },
              { value: "combo", label: "Combos only" },
            ]}
          />
          <SelectField
            meta={plainMeta("sizes", { value: values.sizes })}
            label="Sizes"
            placeholder="With and without sizes"
            options={[
              { value: "several", label: "In several sizes" },
              { value: "one", label: "In one size" },
            ]}
          />
        </div>
      </Card>
      <Card title="New prices">
        <ChoiceField
          meta={plainMeta("direction", { value: values.direction })}
          legend="Direction"
          hideLegend
          options={[
            { value: "raise", label: "Raise" },
            { value: "lower", label: "Lower" },
          ]}
        />
        <div className="fields">
          <Field
            meta={plainMeta("amount", { value: values.amount, error })}
            label="By how much"
            inputMode="decimal"
          />
          <SelectField
            meta={plainMeta("unit", { value: values.unit })}
            label="Unit"
            options={[
              { value: "rupees", label: "₹ (rupees)" },
              { value: "percent", label: "% (percent)" },
            ]}
          />
          <SelectField
            meta={plainMeta("rounding", { value: values.rounding })}
            label="Rounding"
            options={[
              { value: "five", label: "To the nearest ₹5" },
              { value: "none", label: "None" },
            ]}
          />
        </div>
        <CheckField
          meta={plainMeta("choices", { value: values.choices })}
          label="Also sizes and paid choices"
          hint="Free choices stay free. A choice that other dishes share changes there too."
        />
      </Card>
      <div className="row">
        <SubmitButton variant="secondary" pendingLabel="Computing…">
          Preview
        </SubmitButton>
      </div>
    </Form>
  );
}
