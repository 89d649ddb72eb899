import type { FieldMetadata } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { lastBillDay } from "#app/domain/bills/queries.server.ts";
import { saveTaxTerms } from "#app/domain/bills/save-tax-terms.server.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { translated } from "#app/domain/language/translated.ts";
import { labelOfSection } from "#app/domain/sections/sections.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { licenceText } from "#app/domain/settings/settings-summary.ts";
import { type TaxFields, taxForm, taxValues } from "#app/domain/tax/tax-schema.ts";
import { allTaxTerms } from "#app/domain/tax/tax-terms.server.ts";
import { ratedSections, taxModes, termsOn } from "#app/domain/tax/tax-terms.ts";
import { modeNames, taxTermsRow } from "#app/domain/tax/tax-text.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { OwnLines } from "#app/ui/details/own-lines.tsx";
import { ChoiceField, DigitsField, Field } from "#app/ui/form/field.tsx";
import { rowsOf, textValue } from "#app/ui/form/field-meta.ts";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { settingsUrl } from "#app/ui/settings/settings-url.ts";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/tax";

export const meta: MetaFunction = () => pageMeta(m.admin_billsAndTax());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const today = dayInIndia(now());
  const terms = allTaxTerms();
  const present = termsOn(terms, today);
  const fromDay = [today, lastBillDay()].sort().at(-1) ?? today;
  // The GSTIN of bills from before there were tax terms.
  const { bill } = shopSettings();
  const rated = ratedSections();
  const gstin = present.gstin || bill.gstin;
  return {
    ...openForm(taxForm, taxValues({ ...present, gstin }, fromDay, rated)),
    ratedSections: rated,
    // A new key shows the saved terms in the form.
    formKey: JSON.stringify(terms),
    licence: licenceText(bill),
    terms: terms.map((one) => taxTermsRow(one, present, rated)).reverse(),
  };
}

export const action = settingsAction(PATH, {
  schema: taxForm,
  save: saveTaxTerms,
  successMessage: () => m.settings_termsSaved(),
  redirectTo: PATH,
});

export default function TaxSettings() {
  const { terms, formKey, licence } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.admin_billsAndTax()}
      intro={m.settings_taxDescription()}
      variant="narrow"
      trail={[{ label: m.shared_settings(), to: settingsUrl() }]}
    >
      <Notice title={m.settings_askAnAccountant()}>
        <p>{m.settings_taxDisclaimer()}</p>
      </Notice>
      <Card title={m.settings_terms()}>
        {terms.length === 0 ? (
          <p className="muted">{m.settings_taxNoneHint()}</p>
        ) : (
          <ul className="tax-terms">
            {terms.map(({ fromDay, from, isPresent, lines }) => (
              <li key={fromDay}>
                <p>
                  <strong>{m.settings_from({ from })}</strong>{" "}
                  {isPresent && <Badge tone="good">{m.admin_now()}</Badge>}
                </p>
                <OwnLines lines={lines} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <TermsForm key={formKey} />
      <Card
        title={m.settings_foodLicence()}
        actions={
          <SecondaryLink to={settingsUrl("bill")} size="small">
            {m.settings_changeFoodLicence()}
          </SecondaryLink>
        }
      >
        <p>{licence}</p>
      </Card>
    </Page>
  );
}

const modeHints = translated({
  unregistered: m.settings_receiptsWithoutTax,
  composition: m.settings_billsOfSupplyWithoutTax,
  regular: m.settings_taxInvoices,
});

function TermsForm() {
  const { values, constraint, ratedSections } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<TaxFields>("tax", { constraint, values });
  return (
    <SettingsForm action={PATH} form={form} submitLabel={m.settings_saveTerms()}>
      <Card title={m.settings_newTerms()}>
        <Field
          meta={fields.fromDay}
          label={m.shared_from()}
          hint={m.settings_termsReplaceHint()}
          type="date"
          width="m"
        />
        <ChoiceField
          meta={fields.mode}
          legend={m.settings_registration()}
          variant="cards"
          options={taxModes.map((value) => ({
            value,
            label: modeNames[value],
            hint: modeHints[value],
          }))}
        />
        <Field
          meta={fields.legalName}
          label={m.settings_legalName()}
          hint={m.settings_legalNameHint()}
          optional
          autoComplete="off"
        />
        <Field
          meta={fields.gstin}
          label={m.settings_gstin()}
          hint={m.settings_15Characters()}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="m"
        />
      </Card>
      <Card title={m.settings_rates()}>
        <p className="muted">{m.settings_cateringRateHint()}</p>
        <ChoiceField
          meta={fields.prices}
          legend={m.settings_pricesOfTheMenu()}
          options={[
            { value: "inclusive", label: m.settings_includeTax() },
            { value: "exclusive", label: m.settings_taxIsAdded() },
          ]}
        />
        {rowsOf(fields.rates).map((row) => {
          const { section } = row.getFieldset();
          const title = labelOfSection(textValue(section) ?? "", ratedSections);
          return (
            <RateFields key={row.key} title={title} meta={row}>
              <input type="hidden" name={section.name} value={textValue(section) ?? ""} />
            </RateFields>
          );
        })}
        <RateFields title={m.shared_catering()} meta={fields.catering} />
        <p className="muted">{m.settings_dishRateHint()}</p>
      </Card>
    </SettingsForm>
  );
}

type Rate = NonNullable<TaxFields["catering"]>;
type RateFieldsProps = {
  title: string;
  children?: ReactNode;
  meta: Pick<FieldMetadata<Rate>, "getFieldset">;
};

function RateFields({ title, meta, children }: RateFieldsProps) {
  const { percent, code } = meta.getFieldset();
  return (
    <fieldset className="rate">
      <legend>{title}</legend>
      {children}
      <Field
        meta={percent}
        label={m.admin_rate()}
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
      />
      <DigitsField meta={code} label={m.shared_hsnOrSac()} />
    </fieldset>
  );
}
