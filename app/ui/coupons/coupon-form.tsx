import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { CouponFields } from "#app/domain/coupons/coupon-fields.ts";
import type { CouponFormInput } from "#app/domain/coupons/coupon-schema.ts";
import { couponKindLabels } from "#app/domain/coupons/coupon-text.ts";
import { categories } from "#app/domain/menu/categories.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { CheckField, ChoiceField, Field } from "../form/field.tsx";
import { type FormConstraint, hasErrors } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { UnsentFormNotice } from "../form/unsent-form-notice.tsx";
import { SaleHoursFields } from "../products/sale-hours-fields.tsx";

const kindHints = {
  percent: "Of the dishes it is for",
  amount: "Of the dishes it is for, never more than they cost",
  free_delivery: "Saves the delivery fee",
  free_dish: "One portion of the cheapest dish it is for",
};

const kindOptions = (["percent", "amount", "free_delivery", "free_dish"] as const).map((value) => ({
  value,
  label: couponKindLabels[value],
  hint: kindHints[value],
}));

const deliveryTypes = [
  { value: "", label: "Both" },
  { value: "delivery", label: "Delivery" },
  { value: "pickup", label: "Pickup" },
];

type CouponFormProps = {
  action: string;
  submitLabel: string;
  values: CouponFields;
  /** Those that it can be for. */
  dishes: { id: string; name: string }[];
  constraint: FormConstraint;
  /** Whether the form was restored after its session had expired. */
  isUnsent: boolean;
  actionData: { result: SubmissionResult<string[]> } | undefined;
  hiddenFields?: Record<string, string>;
};

export function CouponForm(props: CouponFormProps) {
  const { action, submitLabel, values, dishes, isUnsent, actionData, hiddenFields = {} } = props;
  const [form, fields] = useForm<CouponFormInput>({
    id: "coupon",
    lastResult: actionData?.result,
    constraint: props.constraint,
    defaultValue: values,
  });
  const isOpen = (...names: (keyof typeof fields)[]) =>
    names.some((name) => hasErrors(fields[name]) || String(values[name] || "") !== "");
  return (
    <Form method="post" action={action} id={form.id} noValidate className="stack">
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary form={form} />
      {isUnsent && !actionData && <UnsentFormNotice />}
      <Card>
        <Field
          meta={fields.name}
          label="Name"
          hint="Customers read it on the bill: Diwali offer"
          autoComplete="off"
        />
        <Field
          meta={fields.code}
          label="Code"
          optional
          hint="What customers type: DIWALI. Without a code, it applies by itself."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="m"
        />
        <ChoiceField
          meta={fields.kind}
          legend="What the customer saves"
          options={kindOptions}
          variant="cards"
        />
        <div className="product-columns">
          <Field
            meta={fields.value}
            label="How much"
            hint="Percent or rupees; empty for the free kinds"
            inputMode="decimal"
            autoComplete="off"
          />
          <Field
            meta={fields.cap}
            label="At most"
            optional
            hint="For a percentage"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
        <Field
          meta={fields.minimum}
          label="For orders of at least"
          optional
          hint="Compared with the price of all dishes, before discounts"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          width="s"
        />
        <div className="product-columns">
          <Field meta={fields.startsOn} label="First day" type="date" optional />
          <Field
            meta={fields.endsOn}
            label="Last day"
            type="date"
            optional
            hint="Until midnight after it"
          />
        </div>
      </Card>
      <Card title="Conditions">
        <Disclosure summary="Days and hours" open={isOpen("days", "from", "until")}>
          <SaleHoursFields days={fields.days} from={fields.from} until={fields.until} />
        </Disclosure>
        <Disclosure
          summary="Delivery, dishes and categories"
          open={isOpen("deliveryType", "products", "categories")}
        >
          <ChoiceField
            meta={fields.deliveryType}
            legend="Delivery or pickup"
            options={deliveryTypes}
          />
          <ChoiceField
            meta={fields.categories}
            legend="Categories"
            hint="Nothing ticked here and below: all dishes"
            multiple
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <div className="part-dishes">
            <ChoiceField
              meta={fields.products}
              legend="Dishes"
              multiple
              options={dishes.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        </Disclosure>
        <Disclosure
          summary="Who can use it, and how often"
          open={isOpen("usesTotal", "usesPerCustomer", "firstOrderOnly")}
        >
          <div className="product-columns">
            <Field
              meta={fields.usesTotal}
              label="Uses in total"
              optional
              inputMode="numeric"
              autoComplete="off"
            />
            <Field
              meta={fields.usesPerCustomer}
              label="Uses per customer"
              optional
              hint="By account and by phone number"
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <CheckField meta={fields.firstOrderOnly} label="Only for a first order" />
        </Disclosure>
        <CheckField
          meta={fields.combines}
          label="Together with others"
          hint="With all others that have this tick. Otherwise customers get whichever saves them most."
        />
      </Card>
      <div className="row">
        <SubmitButton pendingLabel="Saving…">{submitLabel}</SubmitButton>
        <ButtonLink to="/admin/coupons" variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
