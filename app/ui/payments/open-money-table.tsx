import type { EventStatus } from "#app/domain/events/status.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import {
  type OpenMoney,
  openMoneyId,
  type PaymentListName,
  paymentListLabels,
} from "#app/domain/payments/payment-lists.ts";
import { m } from "#messages";
import { StatusBadge } from "../badge.tsx";
import { QuietLink, SecondaryLink } from "../button.tsx";
import { type Column, Table } from "../details/table.tsx";
import { Price } from "../dish/price.tsx";
import { EventStatusBadge } from "../events/event-status-badge.tsx";
import { eventsUrl } from "../events/events-view.ts";
import { Link } from "../link.tsx";
import { ClaimActions } from "./claim-actions.tsx";

type OpenMoneyTableProps = { list: PaymentListName; rows: OpenMoney[]; mayRefund: boolean };

const rowUrl = ({ what, id }: OpenMoney) =>
  what === "order" ? orderUrl(id) : eventsUrl({ event: id });

const number: Column<OpenMoney> = {
  label: m.shared_order,
  rowHeader: true,
  cell: (row) => (
    <Link to={rowUrl(row)} className="nowrap">
      {row.number}
    </Link>
  ),
};

const customer: Column<OpenMoney> = {
  label: m.shared_customer,
  cell: ({ customerName, phone }) => (
    <span>
      {customerName || m.payments_atTheCounter()}
      {phone && (
        <a className="own-line nowrap" href={`tel:${phone.replace(/\s/g, "")}`}>
          {phone}
        </a>
      )}
    </span>
  ),
};

function amount(label: string, paise: (row: OpenMoney) => number): Column<OpenMoney> {
  return { label, numeric: true, cell: (row) => <Price paise={paise(row)} exact /> };
}

const at = (label: string): Column<OpenMoney> => ({
  label,
  cell: (row) => <span className="nowrap">{row.at}</span>,
});
const status: Column<OpenMoney> = {
  label: m.admin_status,
  cell: (row) =>
    row.what === "event" ? (
      <EventStatusBadge status={row.status as EventStatus} />
    ) : (
      <StatusBadge status={row.status as OrderStatus} />
    ),
};

function columnsOf(list: PaymentListName, mayRefund: boolean): Column<OpenMoney>[] {
  if (list === "claims") {
    return [
      number,
      customer,
      at(m.payments_claimSent()),
      { label: m.admin_reference(), cell: ({ claim }) => <code>{claim?.reference}</code> },
      amount(m.shared_amount(), ({ openPaise }) => openPaise),
      {
        label: m.payments_confirmOrReject(),
        hideLabel: true,
        cell: ({ id, number, claim, done }, place) =>
          claim && (
            <ClaimActions
              paymentId={claim.paymentId}
              orderId={id}
              orderNumber={number}
              done={done}
              place={place}
            />
          ),
      },
    ];
  }
  const isOpen = list !== "refunds";
  const action = isOpen ? m.shared_recordPayment() : m.payments_refundAction();
  return [
    number,
    customer,
    at(m.payments_placed()),
    status,
    amount(m.payments_paidAmount(), ({ paidPaise }) => paidPaise),
    amount(isOpen ? m.shared_toPay() : m.shared_refundDue(), ({ openPaise }) => openPaise),
    {
      label: action,
      hideLabel: true,
      cell: ({ what, id, number, status }) =>
        (isOpen || mayRefund) && (
          <>
            <SecondaryLink
              to={`/admin/${what}s/${id}/${isOpen ? "payments" : "refunds"}`}
              size="small"
              aria-label={
                isOpen ? m.payments_recordPaymentOf({ number }) : m.payments_refundOf({ number })
              }
            >
              {action}
            </SecondaryLink>
            {!isOpen && status === "cancelled" && (
              <QuietLink
                to={`/admin/${what}s/${id}/cancellation-fee`}
                size="small"
                aria-label={m.payments_keepPartOf({ number })}
              >
                {m.payments_keepPart()}
              </QuietLink>
            )}
          </>
        ),
    },
  ];
}

/** On a phone, a few lines for each order. */
export function OpenMoneyTable({ list, rows, mayRefund }: OpenMoneyTableProps) {
  return (
    <div className="open-money">
      <Table
        caption={paymentListLabels[list]}
        columns={columnsOf(list, mayRefund)}
        rows={rows}
        rowKey={openMoneyId}
        hasButtons={list === "claims"}
      />
    </div>
  );
}
