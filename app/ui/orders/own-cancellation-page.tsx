import type { ReactNode } from "react";
import { m } from "#messages";
import { SecondaryLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Page } from "../layout/page.tsx";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";

type OwnCancellationPageProps = {
  orderNumber: string;
  /** Why the customer cannot cancel it. */
  refusal: string | null;
  /** Whether the refusal is the reply to the form. */
  isAnswer: boolean;
  /** Where the customer can still get help. */
  contact?: ReactNode;
  backTo: string;
  /** The order or booking to cancel. */
  children: ReactNode;
};

/** Asks a customer before an order is cancelled. */
export function OwnCancellationPage(props: OwnCancellationPageProps) {
  const { orderNumber, refusal, isAnswer, contact, backTo, children } = props;
  return (
    <Page title={m.orders_cancelOrder({ orderNumber })} variant="narrow">
      {refusal ? (
        <Notice
          tone="bad"
          role={isAnswer ? "alert" : undefined}
          title={m.orders_thisOrderCannotBeCancelled()}
          action={contact}
        >
          {refusal}
        </Notice>
      ) : (
        <Card>
          <p>{children}</p>
          <p className="muted">{m.orders_cancelWarning()}</p>
        </Card>
      )}
      <div className="row">
        {!refusal && (
          <Form method="post" noValidate>
            <SubmitButton variant="danger" pendingLabel={m.shared_cancelling()}>
              {m.orders_yesCancelOrder()}
            </SubmitButton>
          </Form>
        )}
        <SecondaryLink to={backTo}>
          {refusal ? m.shared_backToTheOrder() : m.orders_keepOrder()}
        </SecondaryLink>
      </div>
    </Page>
  );
}
