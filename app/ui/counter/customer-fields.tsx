import { fulfilments, isAtCounter } from "#app/domain/counter/counter-order.ts";
import { translated } from "#app/domain/language/translated.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { DigitsField, Field, PhoneField } from "../form/field.tsx";
import { useField } from "./counter-field.ts";
import { Tiles } from "./tiles.tsx";
import type { Counter } from "./use-counter.ts";

const labels = translated({
  here: m.orders_eatHere,
  takeaway: m.counter_takeaway,
  pickup: m.counter_phonePickup,
  delivery: m.counter_phoneDelivery,
});

export function FulfilmentTiles({ counter: { order, version } }: { counter: Counter }) {
  return (
    <Tiles
      key={version}
      name="fulfilment"
      legend={m.counter_takeawayOrPhone()}
      chosen={order.fulfilment}
      options={fulfilments.map((value) => ({ value, label: labels[value] }))}
    />
  );
}

/** Who ordered, and where it goes. Fields that an order does not need are hidden by the style sheet. */
export function CustomerFields({ counter }: { counter: Counter }) {
  const { order, customer, quote } = counter;
  const field = useField(counter);
  const { zoneName: zone, deliveryFeePaise } = quote;
  const isAsked = !isAtCounter(order) || order.phone !== "" || order.customerName !== "";
  return (
    <>
      <Disclosure summary={m.shared_customer()} open={isAsked}>
        <div className="fields">
          <PhoneField meta={field("phone")} autoComplete="off" />
          <noscript>
            <Button type="submit" variant="secondary" name="find" value="phone">
              {m.counter_findCustomer()}
            </Button>
          </noscript>
          <Field meta={field("customerName")} label={m.shared_name()} autoComplete="off" />
        </div>
      </Disclosure>
      {customer && <KnownCustomerCard counter={counter} />}
      <div className="fields counter-address">
        <Field meta={field("street")} label={m.counter_streetAndHouse()} autoComplete="off" />
        <Field meta={field("city")} label={m.shared_city()} autoComplete="off" />
        <DigitsField
          meta={field("zipCode")}
          label={m.shared_pincode()}
          hint={zone && m.counter_zoneFee({ zone, fee: formatRupees(deliveryFeePaise) })}
        />
      </div>
    </>
  );
}

function KnownCustomerCard({ counter: { customer } }: { counter: Counter }) {
  if (!customer) return null;
  const { name, addresses, last } = customer;
  return (
    <section className="counter-customer" aria-label={m.counter_knownCustomer()}>
      <p>
        <strong>{name || m.counter_knownCustomer()}</strong>
        <span className="subtext">
          {last.placedOn}: {last.dishes}
        </span>
      </p>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        icon="refresh"
        name="again"
        value="last"
        disabled={last.lines.length === 0}
      >
        {m.counter_sameAgain()}
      </Button>
      {last.changes.length > 0 && (
        <ul className="small muted">
          {last.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {addresses.map(({ street, city, zipCode }, index) => (
        <Button
          key={`${street} ${zipCode}`}
          type="submit"
          variant="secondary"
          size="small"
          icon="map-pin"
          name="address"
          value={index}
          className="counter-known-address"
        >
          {[street, city, zipCode].filter(Boolean).join(", ")}
        </Button>
      ))}
    </section>
  );
}
