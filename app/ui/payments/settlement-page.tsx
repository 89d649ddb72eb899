import type { ReactNode } from "react";
import type { OrderMoney as Money } from "#app/domain/payments/order-money.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Page } from "../layout/page.tsx";
import { Notice } from "../notice.tsx";
import { OrderMoney } from "../orders/order-money.tsx";

type SettlementPageProps = {
  /** "Record payment" */
  what: string;
  number: string;
  name: string;
  money: Money;
  paymentsUrl?: string;
  backTo: string;
  backLabel: string;
  /** Why there is no form. */
  closed: string | null;
  /** Links below the form or instead of it. */
  more?: ReactNode;
  form: (backLink: ReactNode) => ReactNode;
};

/** Records money for an order or booking, beside what was recorded before. */
export function SettlementPage({
  what,
  number,
  name,
  money,
  paymentsUrl,
  backTo,
  backLabel,
  closed,
  more,
  form,
}: SettlementPageProps) {
  const backLink = (
    <ButtonLink to={backTo} variant="quiet">
      {backLabel}
    </ButtonLink>
  );
  return (
    <Page
      title={
        <>
          {what} for <span className="nowrap">{number}</span>
        </>
      }
      intro={name}
      variant="narrow"
    >
      {closed ? (
        <Notice tone="info" action={backLink}>
          {closed}
        </Notice>
      ) : (
        form(backLink)
      )}
      {more}
      <Card title="Payments">
        <OrderMoney money={money} paymentsUrl={paymentsUrl} />
      </Card>
    </Page>
  );
}

/** What a refund means when nothing is owed. */
export function RefundNote({ owedPaise }: Pick<Money, "owedPaise">) {
  if (owedPaise > 0) return null;
  return (
    <Notice tone="warn" title="Nothing has to go back">
      What you refund now lowers what this costs: the customer does not have to pay it again.
    </Notice>
  );
}
