import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ReactNode } from "react";
import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { useRefusal } from "../form/use-form-answer.ts";
import { Page } from "../layout/page.tsx";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { OrderMoney } from "../orders/order-money.tsx";
import { SettlementForm, type SettlementFormProps } from "../orders/settlement-form.tsx";

type SettlementPageProps = Omit<SettlementFormProps, "openPaise" | "children"> & {
  number: string;
  name: string;
  /** The prefilled amount of a payment, if it is not everything that is open. */
  suggestedPaise?: number;
  money: Money;
  paymentsUrl?: string;
  /** The page for keeping part of a refund that is due. */
  feeUrl: string;
  backTo: string;
  backLabel: string;
  /** Links below the form or instead of it. */
  more?: ReactNode;
};

/** Records a payment or refund for an order or booking, next to earlier ones. */
export function SettlementPage(props: SettlementPageProps) {
  const { kind, number, name, money, suggestedPaise, ...rest } = props;
  const { paymentsUrl, feeUrl, backTo, backLabel, more, ...form } = rest;
  const { duePaise, owedPaise, paidPaise, keptPaise } = money;
  const isRefund = kind === "refund";
  const openPaise = isRefund ? owedPaise || paidPaise - keptPaise : duePaise;
  // While something is still to be paid, one press must not refund everything.
  const refundPaise = duePaise > 0 ? owedPaise : openPaise;
  const filledInPaise = isRefund ? refundPaise : (suggestedPaise ?? openPaise);
  // The form is gone because somebody else has recorded its entry in the meantime.
  const refusal = useRefusal()?.error?.[""]?.join(" ");
  const backLink = <QuietLink to={backTo}>{backLabel}</QuietLink>;
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.payments_recordFor}
          inputs={{ kind, number }}
          markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      intro={name}
      variant="narrow"
    >
      {openPaise === 0 ? (
        <Notice tone={refusal ? "warn" : "info"} title={refusal} action={backLink}>
          {isRefund ? m.payments_nothingToRefundYet() : m.payments_nothingIsLeftToPay()}
        </Notice>
      ) : (
        <>
          {isRefund && owedPaise === 0 && (
            <Notice tone="warn" title={m.payments_noRefundIsDue()}>
              {m.payments_refundLowersTotal()}
            </Notice>
          )}
          <SettlementForm {...form} kind={kind} openPaise={filledInPaise}>
            {backLink}
          </SettlementForm>
        </>
      )}
      {isRefund && money.mostKeptPaise > 0 && (
        <p>
          <Link to={feeUrl}>{m.payments_keepPart()}</Link>
        </p>
      )}
      {more}
      <Card title={m.shared_payments()}>
        <OrderMoney money={money} paymentsUrl={paymentsUrl} />
      </Card>
    </Page>
  );
}
