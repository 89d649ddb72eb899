import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Address } from "#app/domain/accounts/address.ts";
import { type DeliveryType, formatDeliveryFee } from "#app/domain/orders/delivery-fee.ts";
import type { paymentChoices } from "#app/domain/orders/order.ts";
import type { CheckoutFields } from "#app/domain/orders/schema.ts";
import type { CartQuote } from "#app/domain/quote/cart-quote.ts";
import { shop } from "#app/domain/shop.ts";
import { Card } from "../card.tsx";
import { ChoiceField, Field, TextAreaField } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useShopFacts } from "../shop-facts.tsx";

type CheckoutFieldCardsProps = {
  fields: { [Name in keyof CheckoutFields]: FieldMetadata<string> };
  quotes: Record<DeliveryType, CartQuote>;
  /** Of the customer's earlier orders. */
  addresses: Address[];
  payments: ReturnType<typeof paymentChoices>;
  /** Further cards, where the shop offers them. */
  time: ReactNode;
  tip: ReactNode;
};

export function CheckoutFieldCards({
  fields,
  quotes,
  addresses,
  payments,
  time,
  tip,
}: CheckoutFieldCardsProps) {
  const { delivery } = useShopFacts();
  const deliveryTypes = [
    {
      value: "delivery",
      label: "Home Delivery",
      hint: `${quotes.delivery.estimate}. ${formatDeliveryFee(delivery)}.`,
    },
    { value: "pickup", label: "Pickup", hint: `${quotes.pickup.estimate}. No delivery fee.` },
  ];
  return (
    <>
      <Card title="Customer Information">
        <div className="fields">
          <Field meta={fields.firstName} label="First name" autoComplete="given-name" />
          <Field meta={fields.lastName} label="Last name" autoComplete="family-name" />
          <Field
            meta={fields.email}
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <Field meta={fields.phone} label="Phone" type="tel" autoComplete="tel" inputMode="tel" />
        </div>
      </Card>
      <Card title="Delivery Information">
        <ChoiceField
          meta={fields.deliveryType}
          legend="How would you like to get it?"
          options={deliveryTypes}
          variant="cards"
        />
        <noscript>
          <SubmitButton variant="secondary" size="small" name="update" value="total">
            Update total
          </SubmitButton>
        </noscript>
        {addresses.length > 1 && <SavedAddresses addresses={addresses} />}
        <TextAreaField
          meta={fields.address}
          label="Address"
          hint="House, street and landmark. For pickup, we print it on the bill."
          rows={2}
          autoComplete="street-address"
        />
        <div className="fields">
          <Field meta={fields.city} label="City" autoComplete="address-level2" />
          <Field
            meta={fields.pincode}
            label="Pincode"
            hint={`6 digits, ${shop.state}`}
            autoComplete="postal-code"
            inputMode="numeric"
            width="s"
          />
        </div>
      </Card>
      {time}
      <Card title="Payment Method">
        <ChoiceField
          meta={fields.paymentMethod}
          legend="How would you like to pay?"
          options={payments}
          variant="cards"
        />
      </Card>
      <Card title="Special Instructions">
        <TextAreaField
          meta={fields.specialInstructions}
          label="Anything the stall should know?"
          optional
          rows={2}
          placeholder="Ring twice, less sweet chutney …"
        />
      </Card>
      {tip}
    </>
  );
}

/** Each button fills in its address; what else was typed stays. */
function SavedAddresses({ addresses }: { addresses: Address[] }) {
  return (
    <fieldset className="field">
      <legend>Saved addresses</legend>
      <div className="row">
        {addresses.map(({ id, name, address, city, pincode }) => (
          <SubmitButton
            key={id}
            variant="secondary"
            size="small"
            name="savedAddress"
            value={id}
            aria-label={`Use the address ${[name, address, city, pincode].filter(Boolean).join(", ")}`}
          >
            <span className="saved-address">{name || address}</span>
          </SubmitButton>
        ))}
      </div>
    </fieldset>
  );
}
