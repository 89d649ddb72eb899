import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Address } from "#app/domain/accounts/address.ts";
import type { CartQuote } from "#app/domain/checkout/cart-quote.ts";
import { requiredCheckoutFields } from "#app/domain/checkout/checkout-form.ts";
import type { CheckoutFields } from "#app/domain/checkout/schema.ts";
import type { paymentChoices } from "#app/domain/orders/order.ts";
import { pick } from "#app/domain/pick.ts";
import type { DeliveryType } from "#app/domain/terms/delivery-fee.ts";
import { type DeliveryFacts, describeDeliveryFee } from "#app/domain/zones/delivery-facts.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { CouponField } from "../coupons/coupon-field.tsx";
import {
  ChoiceField,
  EmailField,
  Field,
  type FieldMeta,
  PhoneField,
  TextAreaField,
} from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";
import { FoldedCard } from "./folded-card.tsx";

type CheckoutFieldCardsProps = {
  fields: { [Name in keyof CheckoutFields]: FieldMetadata<string> };
  /** Whether an earlier order has filled in most of it. */
  isReturning: boolean;
  quotes: Record<DeliveryType, CartQuote>;
  /** For the typed pincode. */
  delivery: DeliveryFacts;
  /** Why a code was not even tried. */
  couponLimit: string | undefined;
  /** The addresses of the customer's earlier orders. */
  addresses: Address[];
  payments: ReturnType<typeof paymentChoices>;
  /** Shown while pickup is chosen. */
  pickupAt: ReactNode;
  /** For guests. */
  password: ReactNode;
  /** Additional cards, if the shop offers them; falsy if there is no time to choose. */
  time: ReactNode;
  tip: ReactNode;
};

export function CheckoutFieldCards({
  fields,
  isReturning,
  quotes,
  delivery,
  couponLimit,
  addresses,
  payments,
  password,
  pickupAt,
  time,
  tip,
}: CheckoutFieldCardsProps) {
  const delivers = delivery.kind !== "none";
  const { estimate } = quotes.pickup;
  const offered = [
    {
      value: "delivery",
      label: m.shared_homeDelivery(),
      hint: `${quotes.delivery.estimate} · ${describeDeliveryFee(delivery)}`,
    },
    {
      value: "pickup",
      label: m.shared_pickup(),
      hint: delivers ? m.checkout_noDeliveryFee({ estimate }) : estimate,
    },
  ].filter(({ value }) => !quotes[value as DeliveryType].typeProblem);
  const isPickup = fields.deliveryType.value === "pickup";
  const quote = quotes[isPickup ? "pickup" : "delivery"];
  const typed = (...names: (keyof CheckoutFields)[]) => names.map((name) => fields[name].value);
  const told = [
    typed("firstName", "lastName").join(" "),
    ...typed("phone"),
    isPickup ? m.shared_pickup() : [...typed("address", "city"), typed("pincode")].join(", "),
  ];
  const payment = payments.find(({ value }) => value === fields.paymentMethod.value);
  return (
    <>
      <FoldedCard
        title={delivers ? m.checkout_deliverTo() : m.shared_pickup()}
        chosen={isReturning ? told.join(" · ") : null}
        open={
          quote.pincodeProblems.length > 0 ||
          requiredCheckoutFields.some((name) => !fields[name].initialValue || fields[name].errors)
        }
      >
        <Card title={m.shared_customerInformation()}>
          <div className="fields">
            <Field
              meta={fields.firstName}
              label={m.checkout_firstName()}
              autoComplete="given-name"
            />
            <Field
              meta={fields.lastName}
              label={m.checkout_lastName()}
              autoComplete="family-name"
            />
            <EmailField meta={fields.email} />
            <PhoneField meta={fields.phone} />
          </div>
        </Card>
        {/* For guests, who have no earlier order. */}
        {password}
        <Card title={delivers ? m.checkout_deliveryInformation() : m.shared_pickup()}>
          <ChoiceField
            meta={fields.deliveryType}
            legend={m.checkout_fulfilmentQuestion()}
            options={offered}
            variant="cards"
          />
          {quote.typeProblem && <Notice tone="warn" title={quote.typeProblem} />}
          <div className="pickup-only">{pickupAt}</div>
          <noscript>
            <SubmitButton variant="secondary" size="small" name="update" value="total">
              {m.shared_updateTotal()}
            </SubmitButton>
          </noscript>
          {addresses.length > 1 && <SavedAddresses addresses={addresses} />}
          <TextAreaField
            meta={fields.address}
            label={m.shared_address()}
            hint={m.checkout_addressHint()}
            rows={2}
            autoComplete="street-address"
          />
          <div className="fields">
            <Field meta={fields.city} label={m.shared_city()} autoComplete="address-level2" />
            <Field
              meta={withAreaProblem(fields, quotes.delivery)}
              label={m.shared_pincode()}
              hint={m.shared_sixDigits()}
              autoComplete="postal-code"
              inputMode="numeric"
              width="s"
            />
          </div>
        </Card>
      </FoldedCard>
      {time ? (
        <FoldedCard
          title={m.checkout_when()}
          chosen={isReturning ? quote.time : null}
          open={quote.timeProblem !== "" || Boolean(fields.requestedFor.errors)}
        >
          {time}
        </FoldedCard>
      ) : (
        isReturning && <Card title={m.checkout_when()}>{quote.time}</Card>
      )}
      <FoldedCard
        title={m.checkout_payBy()}
        chosen={isReturning && payment ? payment.label : null}
        open={Boolean(fields.paymentMethod.errors)}
      >
        <Card title={m.checkout_paymentMethod()}>
          <ChoiceField
            meta={fields.paymentMethod}
            legend={m.checkout_paymentQuestion()}
            options={payments}
            variant="cards"
          />
        </Card>
      </FoldedCard>
      <CouponField meta={fields.coupon} quote={quote} limit={couponLimit} />
      <Card title={m.checkout_specialInstructions()}>
        <TextAreaField
          meta={fields.specialInstructions}
          label={m.checkout_anythingTheStallShouldKnow()}
          optional
          rows={2}
          placeholder={m.checkout_ringTwiceLessSweetChutney()}
        />
      </Card>
      {tip}
    </>
  );
}

/**
 * Warns before the form is sent that the address is outside the delivery area, unless pickup is
 * chosen. After a refusal, the quote uses the typed values.
 */
function withAreaProblem(
  { pincode, deliveryType }: CheckoutFieldCardsProps["fields"],
  { pincodeProblems }: CartQuote,
): FieldMeta {
  const meta = {
    ...pick(pincode, ["id", "name", "errorId", "descriptionId", "key", "initialValue"]),
    ...pick(pincode, ["required", "minLength", "maxLength"]),
  };
  if (pincodeProblems.length === 0) return { ...meta, errors: pincode.errors };
  if (deliveryType.value !== "pickup") return { ...meta, errors: pincodeProblems };
  return { ...meta, errors: pincode.errors?.filter((error) => !pincodeProblems.includes(error)) };
}

/** Each button fills in its address; all other input stays. */
function SavedAddresses({ addresses }: { addresses: Address[] }) {
  return (
    <fieldset className="field">
      <legend>{m.shared_savedAddresses()}</legend>
      <div className="row">
        {addresses.map(({ id, name, address, city, pincode }) => (
          <SubmitButton
            key={id}
            variant="secondary"
            size="small"
            name="savedAddress"
            value={id}
            aria-label={m.checkout_useTheAddress({
              address: [name, address, city, pincode].filter(Boolean).join(", "),
            })}
          >
            <span className="saved-address">{name || address}</span>
          </SubmitButton>
        ))}
      </div>
    </fieldset>
  );
}
