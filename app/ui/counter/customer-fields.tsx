import { fulfilments } from "#app/domain/counter/counter-order.ts";
import { Button } from "../button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { Field } from "../form/field.tsx";
import { useField } from "./counter-field.ts";
import { Tiles } from "./tiles.tsx";
import type { Counter } from "./use-counter.ts";

const labels = { takeaway: "Takeaway", pickup: "Phone, pickup", delivery: "Phone, delivery" };

/** Who ordered, and where it goes. Fields that an order does not need are hidden by the style sheet. */
export function CustomerFields({ counter }: { counter: Counter }) {
  const { order, customer, version } = counter;
  const field = useField(counter);
  const isAsked =
    order.fulfilment !== "takeaway" || order.phone !== "" || order.customerName !== "";
  return (
    <>
      <Tiles
        key={version}
        name="fulfilment"
        legend="Takeaway or phone"
        hideLegend
        chosen={order.fulfilment}
        options={fulfilments.map((value) => ({ value, label: labels[value] }))}
      />
      <Disclosure summary="Customer" open={isAsked}>
        <div className="fields">
          <Field
            meta={field("phone")}
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
          <noscript>
            <Button type="submit" variant="secondary" name="find" value="phone">
              Find customer
            </Button>
          </noscript>
          <Field meta={field("customerName")} label="Name" autoComplete="off" />
        </div>
      </Disclosure>
      {customer && <KnownCustomerCard counter={counter} />}
      <div className="fields counter-address">
        <Field meta={field("street")} label="Street and house" autoComplete="off" />
        <Field meta={field("city")} label="City" autoComplete="off" />
        <Field meta={field("zipCode")} label="Pincode" inputMode="numeric" autoComplete="off" />
      </div>
    </>
  );
}

function KnownCustomerCard({ counter: { customer } }: { counter: Counter }) {
  if (!customer) return null;
  const { name, addresses, last } = customer;
  return (
    <section className="counter-customer" aria-label="Known customer">
      <p>
        <strong>{name || "Known customer"}</strong>
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
        Same again
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
