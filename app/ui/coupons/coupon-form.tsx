import type { CouponFields } from "#app/domain/coupons/coupon-fields.ts";
import type { CouponFormInput } from "#app/domain/coupons/coupon-schema.ts";
import { couponKindLabels } from "#app/domain/coupons/coupon-text.ts";
import { translated } from "#app/domain/language/translated.ts";
import type { SectionOption } from "#app/domain/sections/sections.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { AmountField, CheckField, ChoiceField, DigitsField, Field } from "../form/field.tsx";
import { hasErrors } from "../form/field-meta.ts";
import { useOpenForm } from "../form/use-open-form.ts";
import { SaleHoursFields } from "../products/sale-hours-fields.tsx";

const kindHints = translated({
  percent: m.coupons_dishDiscountScope,
  amount: m.coupons_dishAmountScope,
  free_delivery: m.coupons_savesTheDeliveryFee,
  free_dish: m.coupons_freeDishScope,
});

const kinds = ["percent", "amount", "free_delivery", "free_dish"] as const;

const deliveryTypes = [
  translated({ value: "", label: m.admin_both }),
  translated({ value: "delivery", label: m.shared_delivery }),
  translated({ value: "pickup", label: m.shared_pickup }),
];

type CouponFormProps = EditProps & {
  values: CouponFields;
  /** The dishes that it can apply to. */
  dishes: { id: string; name: string }[];
  sections: SectionOption[];
};

export function CouponForm(props: CouponFormProps) {
  const { values, dishes, sections } = props;
  const [form, fields] = useOpenForm<CouponFormInput>("coupon", props);
  const isOpen = (...names: (keyof typeof fields)[]) =>
    names.some((name) => hasErrors(fields[name]) || String(values[name] || "") !== "");
  return (
    <EditForm {...props} form={form} cancelTo="/admin/coupons">
      <Card>
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.coupons_nameHint()}
          autoComplete="off"
        />
        <Field
          meta={fields.code}
          label={m.shared_code()}
          optional
          hint={m.coupons_codeHint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="m"
        />
        <ChoiceField
          meta={fields.kind}
          legend={m.coupons_whatTheCustomerSaves()}
          options={kinds.map((value) => ({
            value,
            label: couponKindLabels[value],
            hint: kindHints[value],
          }))}
          variant="cards"
        />
        <div className="fields">
          <Field
            meta={fields.value}
            label={m.coupons_howMuch()}
            hint={m.coupons_valueHint()}
            inputMode="decimal"
            autoComplete="off"
          />
          <AmountField
            meta={fields.cap}
            label={m.coupons_atMost()}
            optional
            hint={m.coupons_forAPercentage()}
          />
        </div>
        <AmountField
          meta={fields.minimum}
          label={m.coupons_forOrdersOfAtLeast()}
          optional
          hint={m.coupons_minimumHint()}
          width="s"
        />
        <div className="fields">
          <Field meta={fields.startsOn} label={m.coupons_firstDay()} type="date" optional />
          <Field
            meta={fields.endsOn}
            label={m.coupons_lastDay()}
            type="date"
            optional
            hint={m.coupons_untilMidnightAfterIt()}
          />
        </div>
      </Card>
      <Card title={m.coupons_conditions()}>
        <Disclosure summary={m.coupons_daysAndHours()} open={isOpen("days", "from", "until")}>
          <SaleHoursFields days={fields.days} from={fields.from} until={fields.until} />
        </Disclosure>
        <Disclosure
          summary={m.coupons_deliveryDishesAndCategories()}
          open={isOpen("deliveryType", "products", "categories")}
        >
          <ChoiceField
            meta={fields.deliveryType}
            legend={m.coupons_deliveryOrPickup()}
            options={deliveryTypes}
          />
          <ChoiceField
            meta={fields.categories}
            legend={m.shared_categories()}
            hint={m.coupons_allDishesHint()}
            multiple
            options={sections}
          />
          <div className="part-dishes">
            <ChoiceField
              meta={fields.products}
              legend={m.shared_dishesTitle()}
              multiple
              options={dishes.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        </Disclosure>
        <Disclosure
          summary={m.coupons_useLimitsLegend()}
          open={isOpen("usesTotal", "usesPerCustomer", "firstOrderOnly")}
        >
          <div className="fields">
            <DigitsField meta={fields.usesTotal} label={m.coupons_usesInTotal()} optional />
            <DigitsField
              meta={fields.usesPerCustomer}
              label={m.coupons_usesPerCustomer()}
              optional
              hint={m.coupons_perCustomerHint()}
            />
          </div>
          <CheckField meta={fields.firstOrderOnly} label={m.coupons_onlyForAFirstOrder()} />
        </Disclosure>
        <CheckField
          meta={fields.combines}
          label={m.coupons_togetherWithOthers()}
          hint={m.coupons_combinableHint()}
        />
      </Card>
    </EditForm>
  );
}
