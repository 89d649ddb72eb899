import type { FetcherWithComponents } from "@remix-run/react";
import { useState } from "react";
import type { DeliveryCard } from "#app/domain/deliveries/delivery.ts";
import { translated } from "#app/domain/language/translated.ts";
import type { Done } from "#app/domain/lists/changed-row.ts";
import { formatRupees } from "#app/domain/money.ts";
import type { QrCode } from "#app/domain/qr-code.ts";
import { paiseTyped } from "#app/domain/typed-amount.ts";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { QrCodeImage } from "../details/qr-code-image.tsx";
import { AmountField, ChoiceField, plainMeta } from "../form/field.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";
import { Stamp, Ticket } from "../orders/ticket.tsx";
import { RowButtons } from "../rows/row-buttons.tsx";
import { useUnsentFields } from "../unsent-forms.tsx";
import { NotHome } from "./not-home.tsx";
import { type Rider, RiderForm } from "./rider-form.tsx";

type DeliveryRow = DeliveryCard & { code: QrCode | null; done: Done | null };

type DeliveryTicketProps = {
  delivery: DeliveryRow;
  /** The riders to whom it can be given, for staff who may do that. */
  riders: Rider[];
  returnTo: string;
};

export function DeliveryTicket({ delivery, riders, returnTo }: DeliveryTicketProps) {
  const { orderNumber, customerName, deliveryInstructions, itemCount, isLate } = delivery;
  const [street, ...place] = delivery.address;
  return (
    <Ticket
      as="li"
      row={delivery.id}
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
      <RowButtons id={delivery.id} done={delivery.done} returnTo={returnTo} label={orderNumber}>
        {(fetcher) => <DeliveryForm delivery={delivery} returnTo={returnTo} fetcher={fetcher} />}
      </RowButtons>
      {!delivery.done && (
        <NotHome id={delivery.id} notHome={delivery.notHome} returnTo={returnTo} />
      )}
      {!delivery.done && riders.length > 0 && <RiderForm {...delivery} riders={riders} />}
    </Ticket>
  );
}

const methods = [
  translated({ value: "cash", label: m.payments_cash }),
  translated({ value: "upi", label: m.payments_upi }),
  translated({ value: "card", label: m.payments_card }),
];

const deliveryUrl = (id: string) => `/admin/deliveries/${id}/delivery`;

type DeliveryFormProps = {
  delivery: DeliveryRow;
  returnTo: string;
  fetcher: FetcherWithComponents<unknown>;
};

function DeliveryForm({ delivery, returnTo, fetcher }: DeliveryFormProps) {
  const { id, orderNumber, collect, duePaise, paymentMethod, code } = delivery;
  return (
    <PostButton
      fetcher={fetcher}
      action={deliveryUrl(id)}
      fields={{ duePaise, returnTo }}
      formClassName="delivery-form"
      label={m.shared_delivered()}
      ariaLabel={m.deliveries_deliveredOrder({ orderNumber })}
      pendingLabel={m.shared_saving()}
      icon="check"
      size="large"
      wide
      noValidate
    >
      <p className={duePaise > 0 ? "delivery-due" : "delivery-due delivery-paid"}>{collect}</p>
      {duePaise > 0 && (
        <>
          <ChoiceField
            meta={plainMeta("method", { id: `method-${id}`, value: paymentMethod })}
            legend={m.admin_paidBy()}
            options={methods}
          />
          <CashReceived id={id} duePaise={duePaise} />
          {code && (
            <div className="qr upi-code">
              <QrCodeImage
                code={code}
                label={m.orders_upiQrCode({ amount: formatRupees(duePaise) })}
              />
            </div>
          )}
        </>
      )}
    </PostButton>
  );
}

/** The change to give back, or a warning that it is not enough, after the field was left or refused. */
function CashReceived({ id, duePaise }: Pick<DeliveryRow, "id" | "duePaise">) {
  const refused = useUnsentFields(deliveryUrl(id))?.find(([name]) => name === "received")?.[1];
  const [typed, setTyped] = useState(refused ?? String(duePaise / 100));
  const [left, setLeft] = useState(refused);
  const receivedPaise = paiseTyped(typed);
  const [total, part] = [formatRupees(duePaise), formatRupees(receivedPaise)];
  const isTooLittle = left === typed && receivedPaise < duePaise;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is typed reaches it from its field
    <div
      className="cash-received"
      onInput={(event) => setTyped((event.target as HTMLInputElement).value)}
      onBlur={() => setLeft(typed)}
      onKeyDown={({ key }) => key === "Enter" && setLeft(typed)}
    >
      <AmountField
        meta={plainMeta("received", {
          id: `received-${id}`,
          value: duePaise / 100,
          error: isTooLittle ? m.deliveries_collectIsNotEnough({ total, part }) : undefined,
        })}
        label={m.deliveries_cashReceived()}
        enterKeyHint="done"
      />
      <p role="status">
        {receivedPaise > duePaise && (
          <strong>{m.deliveries_change({ change: formatRupees(receivedPaise - duePaise) })}</strong>
        )}
      </p>
    </div>
  );
}
