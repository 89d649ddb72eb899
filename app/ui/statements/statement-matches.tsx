import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatRupees } from "#app/domain/money.ts";
import type {
  CreditView,
  StatementMatches as Matches,
  OrderName,
  Pair,
} from "#app/domain/statements/match.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";
import { ClaimActions } from "../payments/claim-actions.tsx";
import { Price } from "../price.tsx";
import { type Column, Table } from "../table.tsx";

const LISTED = 100;

type StatementMatchesProps = { matches: Matches; hasStatements: boolean };

/** What belongs together, what may, and what is left over on either side. */
export function StatementMatches({ matches, hasStatements }: StatementMatchesProps) {
  const { exact, different, suggestions, unassigned, unmatchedClaims, usedTwice } = matches;
  const totalPaise = exact.reduce((sum, { credit }) => sum + credit.amountPaise, 0);
  const isEmpty = Object.values(matches).every((rows) => rows.length === 0);
  if (isEmpty) {
    return hasStatements ? (
      <Notice tone="good">Everything that arrived is matched, and no customer waits.</Notice>
    ) : null;
  }
  return (
    <>
      <Group
        title="Reference and amount match"
        rows={exact}
        action={
          <PostButton
            action="/admin/statements/matches"
            label={`Confirm ${exact.length === 1 ? "it" : `all ${exact.length}`} (${formatRupees(totalPaise)})`}
            pendingLabel="Confirming…"
          />
        }
        columns={[orderColumn, ...creditColumns]}
      />
      <Group
        title="Reference matches, amount differs"
        text="Confirm what arrived: the rest stays to be paid, and what is too much is to be refunded."
        rows={different}
        columns={[
          orderColumn,
          {
            label: "Claimed",
            numeric: true,
            cell: ({ claim }) => <Price paise={claim?.amountPaise ?? 0} exact />,
          },
          ...creditColumns,
          {
            label: "Confirm",
            hideLabel: true,
            cell: (pair) => (
              <AssignButton
                pair={pair}
                label={`Confirm ${formatRupees(pair.credit.amountPaise)}`}
              />
            ),
          },
        ]}
      />
      <Group
        title="Perhaps"
        text="Only the amount and the time fit. Confirm a payment if you know that it is this one."
        rows={suggestions}
        columns={[
          orderColumn,
          ...creditColumns,
          {
            label: "Confirm",
            hideLabel: true,
            cell: (pair) => <AssignButton pair={pair} label="It is this one" variant="secondary" />,
          },
        ]}
      />
      <Group
        title="Credits without an order"
        rows={unassigned.map((credit) => ({ credit }))}
        columns={[
          ...creditColumns,
          {
            label: "Assign",
            hideLabel: true,
            cell: ({ credit }) => <CreditButtons credit={credit} />,
          },
        ]}
      />
      {unmatchedClaims.length > 0 && (
        <Card title="Claims without a credit">
          <Table
            caption="Claims without a credit"
            rows={unmatchedClaims.slice(0, LISTED)}
            rowKey={({ id }) => id}
            columns={[
              { label: "Order", rowHeader: true, cell: (claim) => <OrderLink {...claim} /> },
              { label: "Claimed", cell: ({ at }) => at },
              {
                label: "Amount",
                numeric: true,
                cell: ({ amountPaise }) => <Price paise={amountPaise} exact />,
              },
              { label: "Reference", cell: ({ reference }) => reference },
              {
                label: "Decide",
                hideLabel: true,
                cell: ({ id, orderId }) => <ClaimActions paymentId={id} orderId={orderId} />,
              },
            ]}
          />
        </Card>
      )}
      {usedTwice.length > 0 && (
        <Card title="One reference for two orders">
          <p className="muted">
            These claims were refused, because their reference belongs to another payment. Nothing
            is recorded for these orders.
          </p>
          <Table
            caption="One reference for two orders"
            rows={usedTwice}
            rowKey={({ id }) => id}
            columns={[
              { label: "Order", rowHeader: true, cell: (claim) => <OrderLink {...claim} /> },
              { label: "Claimed", cell: ({ at }) => at },
              {
                label: "Amount",
                numeric: true,
                cell: ({ amountPaise }) => <Price paise={amountPaise} exact />,
              },
              { label: "Reference", cell: ({ reference }) => reference },
              { label: "Belongs to", cell: ({ usedFor }) => usedFor || "Free again" },
            ]}
          />
        </Card>
      )}
    </>
  );
}

type WithCredit = { credit: CreditView };

type GroupProps<Row extends WithCredit> = {
  title: string;
  text?: string;
  action?: ReactNode;
  rows: Row[];
  columns: Column<Row>[];
};

function Group<Row extends WithCredit>({ title, text, action, rows, columns }: GroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Card title={title} actions={action}>
      {text && <p className="muted">{text}</p>}
      <Table
        caption={title}
        rows={rows.slice(0, LISTED)}
        rowKey={(row) => `${row.credit.id} ${"orderId" in row ? row.orderId : ""}`}
        columns={columns}
      />
      {rows.length > LISTED && <p className="muted">and {rows.length - LISTED} more</p>}
    </Card>
  );
}

function OrderLink({ orderId, orderNumber, customerName }: OrderName) {
  return (
    <>
      <Link to={`/admin/orders?order=${orderId}`}>{orderNumber}</Link>
      <span className="subtext credit-text">{customerName}</span>
    </>
  );
}

const orderColumn: Column<Pair> = {
  label: "Order",
  rowHeader: true,
  cell: (pair) => <OrderLink {...pair} />,
};

const creditColumns: Column<WithCredit>[] = [
  { label: "Arrived", cell: ({ credit }) => credit.at },
  {
    label: "Amount",
    numeric: true,
    cell: ({ credit }) => <Price paise={credit.amountPaise} exact />,
  },
  {
    label: "Reference and text",
    cell: ({ credit }) => (
      // One element, which stays together on a phone.
      <div>
        {credit.reference || "No reference"}
        <span className="subtext credit-text">{credit.description}</span>
      </div>
    ),
  },
];

type AssignButtonProps = { pair: Pair; label: string; variant?: "primary" | "secondary" };

function AssignButton({ pair: { credit, orderNumber }, label, variant }: AssignButtonProps) {
  return (
    <PostButton
      action={`/admin/statements/credits/${credit.id}/payment`}
      fields={{ order: orderNumber }}
      label={label}
      ariaLabel={`${label}: ${orderNumber}`}
      pendingLabel="Saving…"
      size="small"
      variant={variant}
    />
  );
}

function CreditButtons({ credit }: WithCredit) {
  const { pathname, search } = useLocation();
  const amount = formatRupees(credit.amountPaise);
  return (
    <span className="row">
      <ButtonLink
        to={`/admin/statements/credits/${credit.id}`}
        variant="secondary"
        size="small"
        aria-label={`Assign ${amount} to an order`}
      >
        Assign
      </ButtonLink>
      <PostButton
        action={`/admin/statements/credits/${credit.id}/dismissal`}
        fields={{ returnTo: pathname + search }}
        label="Not for an order"
        ariaLabel={`${amount} is not for an order`}
        pendingLabel="Saving…"
        variant="quiet"
        size="small"
      />
    </span>
  );
}
