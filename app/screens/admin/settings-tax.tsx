import { type FieldMetadata, useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lastBillDay } from "#app/domain/bills/queries.server.ts";
import { dayInPune, now } from "#app/domain/clock.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveTaxTerms } from "#app/domain/tax/save-tax-terms.server.ts";
import { type TaxFields, taxForm, taxValues } from "#app/domain/tax/tax-schema.ts";
import { allTaxTerms } from "#app/domain/tax/tax-terms.server.ts";
import { ratedCategories, taxModes, termsOn } from "#app/domain/tax/tax-terms.ts";
import { modeNames, taxTermsRow } from "#app/domain/tax/tax-text.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChoiceField, Field } from "#app/ui/form/field.tsx";
import { rowsOf } from "#app/ui/form/field-meta.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { settingsUrl } from "#app/ui/settings/settings-url.ts";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/tax";

export const meta: MetaFunction = () => pageMeta("Bills and tax");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const today = dayInPune(now());
  const terms = allTaxTerms();
  const present = termsOn(terms, today);
  const fromDay = [today, lastBillDay()].sort().at(-1) ?? today;
  // The GSTIN that bills had before there were terms.
  const gstin = present.gstin || shopSettings().bill.gstin;
  return {
    ...(await openForm(request, PATH, taxForm, taxValues({ ...present, gstin }, fromDay))),
    // A new key shows the saved terms in the form.
    formKey: JSON.stringify(terms),
    terms: terms.map((one) => taxTermsRow(one, present)).reverse(),
  };
}

export const action = settingsAction(PATH, {
  schema: taxForm,
  save: saveTaxTerms,
  successMessage: "Terms saved",
  redirectTo: PATH,
});

export default function TaxSettings() {
  const { terms, formKey } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Bills and tax"
      intro="What bills say about tax, from a day on. Bills that were issued never change."
      variant="narrow"
      before={
        <Breadcrumb
          trail={[{ label: "Settings", to: settingsUrl() }, { label: "Bills and tax" }]}
        />
      }
    >
      <Notice title="Ask an accountant">
        <p>
          Which kind of registration, which rates and which codes are right for the shop is for a
          chartered accountant to say. The shop only computes with what is entered here.
        </p>
      </Notice>
      <Card title="Terms">
        {terms.length === 0 ? (
          <p className="muted">None: the shop is not registered, and customers get receipts.</p>
        ) : (
          <ul className="tax-terms">
            {terms.map(({ fromDay, from, isPresent, lines }) => (
              <li key={fromDay}>
                <p>
                  <strong>From {from}</strong> {isPresent && <Badge tone="good">Now</Badge>}
                </p>
                {lines.map((line) => (
                  <span key={line} className="own-line wrap-anywhere">
                    {line}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <TermsForm key={formKey} />
    </Page>
  );
}

const modeHints = {
  unregistered: "Receipts without tax",
  composition: "Bills of supply without tax",
  regular: "Tax invoices with CGST and SGST",
};

function TermsForm() {
  const { values, constraint, isUnsent } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<TaxFields>({
    id: "tax",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsForm
      action={PATH}
      form={form}
      isUnsent={isUnsent && !actionData}
      submitLabel="Save terms"
    >
      <Card title="New terms">
        <Field
          meta={fields.fromDay}
          label="From"
          hint="Terms of the same day are replaced"
          type="date"
          width="m"
        />
        <ChoiceField
          meta={fields.mode}
          legend="Registration"
          variant="cards"
          options={taxModes.map((value) => ({
            value,
            label: modeNames[value],
            hint: modeHints[value],
          }))}
        />
        <Field
          meta={fields.legalName}
          label="Legal name"
          hint="As in the registration; printed on every bill"
          optional
          autoComplete="off"
        />
        <Field
          meta={fields.gstin}
          label="GSTIN"
          hint="15 characters"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="m"
        />
      </Card>
      <Card title="Rates">
        <p className="muted">
          Only for a regular taxpayer. CGST and SGST are half of the rate each. Empty: as for all
          dishes. Prices of catering always include tax.
        </p>
        <ChoiceField
          meta={fields.prices}
          legend="Prices of the menu"
          options={[
            { value: "inclusive", label: "Include tax" },
            { value: "exclusive", label: "Tax is added" },
          ]}
        />
        {rowsOf(fields.rates).map((row, index) => (
          <RateFields key={row.key} title={ratedCategories[index]?.name ?? ""} meta={row} />
        ))}
        <RateFields title="Catering" meta={fields.catering} />
        <p className="muted">
          A dish may have a rate of its own: see “Rarely changed” on its page. Delivery and packing
          have the highest rate of the dishes in the order. Tips are not taxed.
        </p>
      </Card>
    </SettingsForm>
  );
}

type Rate = NonNullable<TaxFields["catering"]>;
type RateFieldsProps = {
  title: string;
  meta: Pick<FieldMetadata<Rate>, "getFieldset">;
};

function RateFields({ title, meta }: RateFieldsProps) {
  const { percent, code } = meta.getFieldset();
  return (
    <fieldset className="rate">
      <legend>{title}</legend>
      <Field meta={percent} label="Rate" suffix="%" inputMode="decimal" autoComplete="off" />
      <Field meta={code} label="HSN or SAC" inputMode="numeric" autoComplete="off" />
    </fieldset>
  );
}
