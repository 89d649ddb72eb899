import { MAX_SEARCH_LENGTH } from "#app/domain/lists/search-limits.ts";
import type { SectionOption } from "#app/domain/sections/sections.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { CheckField, ChoiceField, Field, plainMeta, SelectField } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";
import { PRICES_URL } from "./products-url.ts";

type PriceChangeValues = {
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

type PriceChangeFormProps = {
  values: PriceChangeValues;
  sections: SectionOption[];
  error?: string;
};

/** Its result is a preview; nothing is saved. */
export function PriceChangeForm({ values, sections, error }: PriceChangeFormProps) {
  return (
    <Form method="get" action={PRICES_URL} className="stack" autoComplete="off">
      <Card title={m.products_whichDishes()}>
        <div className="fields">
          <Field
            meta={plainMeta("q", { value: values.q, maxLength: MAX_SEARCH_LENGTH })}
            label={m.shared_search()}
            optional
            type="search"
          />
          <SelectField
            meta={plainMeta("category", { value: values.category })}
            label={m.shared_category()}
            placeholder={m.shared_allCategories()}
            options={sections}
          />
          <SelectField
            meta={plainMeta("kind", { value: values.kind })}
            label={m.admin_kind()}
            placeholder={m.products_dishesAndCombos()}
            options={[
              { value: "dish", label: m.products_dishesOnly() },
              { value: "combo", label: m.products_combosOnly() },
            ]}
          />
          <SelectField
            meta={plainMeta("sizes", { value: values.sizes })}
            label={m.products_sizes()}
            placeholder={m.products_withAndWithoutSizes()}
            options={[
              { value: "several", label: m.products_inSeveralSizes() },
              { value: "one", label: m.products_inOneSize() },
            ]}
          />
        </div>
      </Card>
      <Card title={m.products_newPrices()}>
        <ChoiceField
          meta={plainMeta("direction", { value: values.direction })}
          legend={m.products_direction()}
          hideLegend
          options={[
            { value: "raise", label: m.products_raise() },
            { value: "lower", label: m.products_lower() },
          ]}
        />
        <div className="fields">
          <Field
            meta={plainMeta("amount", { value: values.amount, error })}
            label={m.products_byHowMuch()}
            inputMode="decimal"
          />
          <SelectField
            meta={plainMeta("unit", { value: values.unit })}
            label={m.products_unit()}
            options={[
              { value: "rupees", label: m.products_inRupees() },
              { value: "percent", label: m.products_inPercent() },
            ]}
          />
          <SelectField
            meta={plainMeta("rounding", { value: values.rounding })}
            label={m.shared_rounding()}
            options={[
              { value: "five", label: m.products_roundToFive() },
              { value: "none", label: m.admin_none() },
            ]}
          />
        </div>
        <CheckField
          meta={plainMeta("choices", { value: values.choices })}
          label={m.products_alsoSizesAndPaidChoices()}
          hint={m.products_freeChoicesHint()}
        />
      </Card>
      <div className="row">
        <SubmitButton variant="secondary" pendingLabel={m.products_computing()}>
          {m.admin_preview()}
        </SubmitButton>
      </div>
    </Form>
  );
}
