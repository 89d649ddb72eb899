import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatRupees } from "#app/domain/money.ts";
import type {
  CreditView,
  StatementMatches as Matches,
  OrderName,
  Pair,
} from "#app/domain/statements/match.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
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
      <Notice tone="good">{m.statements_everythingThatArrivedIsMatched()}</Notice>
    ) : null;
  }
  return (
    <>
      <Group
        title={m.statements_referenceAndAmountMatch()}
        rows={exact}
        action={
          <PostButton
            action="/admin/statements/matches"
            label={m.statements_confirmAll({
              count: exact.length,
              total: formatRupees(totalPaise),
            })}
            pendingLabel={m.statements_confirming()}
          />
        }
        columns={[orderColumn, ...creditColumns]}
      />
      <Group
        title={m.statements_referenceMatchesAmountDiffers()}
        text={m.statements_confirmWhatArrivedTheRest()}
        rows={different}
        columns={[
          orderColumn,
          {
            label: m.statements_claimed(),
            numeric: true,
            cell: ({ claim }) => <Price paise={claim?.amountPaise ?? 0} exact />,
          },
          ...creditColumns,
          {
            label: m.admin_confirm(),
            hideLabel: true,
            cell: (pair) => (
              <AssignButton
                pair={pair}
                label={m.statements_confirm({ amount: formatRupees(pair.credit.amountPaise) })}
              />
            ),
          },
        ]}
      />
      <Group
        title={m.statements_perhaps()}
        text={m.statements_onlyTheAmountAndThe()}
        rows={suggestions}
        columns={[
          orderColumn,
          ...creditColumns,
          {
            label: m.admin_confirm(),
            hideLabel: true,
            cell: (pair) => (
              <AssignButton pair={pair} label={m.statements_itIsThisOne()} variant="secondary" />
            ),
          },
        ]}
      />
      <Group
        title={m.statements_creditsWithoutAnOrder()}
        rows={unassigned.map((credit) => ({ credit }))}
        columns={[
          ...creditColumns,
          {
            label: m.statements_assign2(),
            hideLabel: true,
            cell: ({ credit }) => <CreditButtons credit={credit} />,
          },
        ]}
      />
      {unmatchedClaims.length > 0 && (
        <Card title={m.statements_claimsWithoutACredit()}>
          <Table
            caption={m.statements_claimsWithoutACredit()}
            rows={unmatchedClaims.slice(0, LISTED)}
            rowKey={({ id }) => id}
            columns={[
              {
                label: m.shared_order(),
                rowHeader: true,
                cell: (claim) => <OrderLink {...claim} />,
              },
              { label: m.statements_claimedAt(), cell: ({ at }) => at },
              {
                label: m.shared_amount(),
                numeric: true,
                cell: ({ amountPaise }) => <Price paise={amountPaise} exact />,
              },
              { label: m.admin_reference(), cell: ({ reference }) => reference },
              {
                label: m.statements_decide(),
                hideLabel: true,
                cell: ({ id, orderId }) => <ClaimActions paymentId={id} orderId={orderId} />,
              },
            ]}
          />
        </Card>
      )}
      {usedTwice.length > 0 && (
        <Card title={m.statements_oneReferenceForTwoOrders()}>
          <p className="muted">{m.statements_theseClaimsWereRefusedBecause()}</p>
          <Table
            caption={m.statements_oneReferenceForTwoOrders()}
            rows={usedTwice}
            rowKey={({ id }) => id}
            columns={[
              {
                label: m.shared_order(),
                rowHeader: true,
                cell: (claim) => <OrderLink {...claim} />,
              },
              { label: m.statements_claimedAt(), cell: ({ at }) => at },
              {
                label: m.shared_amount(),
                numeric: true,
                cell: ({ amountPaise }) => <Price paise={amountPaise} exact />,
              },
              { label: m.admin_reference(), cell: ({ reference }) => reference },
              {
                label: m.statements_belongsTo(),
                cell: ({ usedFor }) => usedFor || m.statements_freeAgain(),
              },
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
      {rows.length > LISTED && (
        <p className="muted">{m.statements_andMore({ more: rows.length - LISTED })}</p>
      )}
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
  get label() {
    return m.shared_order();
  },
  rowHeader: true,
  cell: (pair) => <OrderLink {...pair} />,
};

const creditColumns: Column<WithCredit>[] = [
  {
    get label() {
      return m.statements_arrived();
    },
    cell: ({ credit }) => credit.at,
  },
  {
    get label() {
      return m.shared_amount();
    },
    numeric: true,
    cell: ({ credit }) => <Price paise={credit.amountPaise} exact />,
  },
  {
    get label() {
      return m.statements_referenceAndText();
    },
    cell: ({ credit }) => (
      // One element, which stays together on a phone.
      <div>
        {credit.reference || m.statements_noReference()}
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
      pendingLabel={m.shared_saving()}
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
        aria-label={m.statements_assignToAnOrder({ amount })}
      >
        {m.statements_assign2()}
      </ButtonLink>
      <PostButton
        action={`/admin/statements/credits/${credit.id}/dismissal`}
        fields={{ returnTo: pathname + search }}
        label={m.statements_notForAnOrder()}
        ariaLabel={m.statements_isNotForAnOrder({ amount })}
        pendingLabel={m.shared_saving()}
        variant="quiet"
        size="small"
      />
    </span>
  );
}
