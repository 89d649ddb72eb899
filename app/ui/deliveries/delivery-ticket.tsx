import { useFetcher } from "@remix-run/react";
import type { DeliveryCard } from "#app/domain/deliveries/delivery.ts";
import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { AmountField, ChoiceField, plainMeta } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { Notice } from "../notice.tsx";
import { Stamp, Ticket } from "../ticket.tsx";

export function DeliveryTicket({ delivery }: { delivery: DeliveryCard }) {
  const { orderNumber, customerName, deliveryInstructions, itemCount, isLate } = delivery;
  const [street, ...place] = delivery.address;
  return (
    <Ticket
      as="li"
      className="delivery"
      number={delivery.token}
      stamp={
        <Stamp tone={isLate ? "bad" : "hot"}>
          <span className="visually-hidden">
            {isLate ? m.deliveries_lateDue() : m.deliveries_due()}{" "}
          </span>
          {delivery.expectedAt}
        </Stamp>
      }
      heading={
        <p className="muted small">
          {orderNumber} · {m.deliveries_items({ itemCount })}
        </p>
      }
    >
      <address>
        <strong className="delivery-street">{street}</strong>
        {place.map((line) => (
          <span key={line} className="own-line">
            {line}
          </span>
        ))}
      </address>
      {deliveryInstructions && <Notice tone="warn">{deliveryInstructions}</Notice>}
      <p>
        <strong>{customerName}</strong>
      </p>
      <p className="delivery-links">
        <ButtonAnchor variant="secondary" icon="phone" href={delivery.phoneHref}>
          {delivery.phone}
        </ButtonAnchor>
        <ButtonAnchor
          variant="secondary"
          icon="map-pin"
          href={delivery.mapUrl}
          rel="noreferrer"
          aria-label={m.deliveries_mapTo({ street: street ?? "" })}
        >
          {m.deliveries_map()}
        </ButtonAnchor>
      </p>
      <DeliveryForm delivery={delivery} />
    </Ticket>
  );
}

const methods = [
  translated({ value: "cash", label: m.payments_cash }),
  translated({ value: "upi", label: m.payments_upi }),
  translated({ value: "card", label: m.payments_card }),
];

function DeliveryForm({ delivery }: { delivery: DeliveryCard }) {
  const { id, orderNumber, collect, duePaise, paymentMethod } = delivery;
  const fetcher = useFetcher();
  return (
    <InPlaceForm
      fetcher={fetcher}
      action={`/admin/deliveries/${id}/delivery`}
      className="delivery-form"
      noValidate
    >
      <p className={duePaise > 0 ? "delivery-due" : "delivery-due delivery-paid"}>{collect}</p>
      <input type="hidden" name="duePaise" value={duePaise} />
      {duePaise > 0 && (
        <>
          <ChoiceField
            meta={plainMeta("method", { id: `method-${id}`, value: paymentMethod })}
            legend={m.admin_paidBy()}
            options={methods}
          />
          <div className="cash-received">
            <AmountField
              meta={plainMeta("received", { id: `received-${id}`, value: duePaise / 100 })}
              label={m.deliveries_cashReceived()}
              enterKeyHint="done"
            />
          </div>
        </>
      )}
      <SubmitButton
        wide
        size="large"
        icon="check"
        aria-label={m.deliveries_deliveredOrder({ orderNumber })}
        pending={isSending(fetcher)}
        pendingLabel={m.shared_saving()}
      >
        {m.shared_delivered()}
      </SubmitButton>
    </InPlaceForm>
  );
}
