import type { OrderProblem } from "#app/domain/fulfilment/order-problems.ts";
import { m } from "#messages";
import { SecondaryLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

type OrderProblemsProps = { problems: OrderProblem[]; returnTo: string };

/** What a person must know or do first; empty if all is well. */
export function OrderProblems({ problems, returnTo }: OrderProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="warn" title={m.orders_pleaseNote()}>
      <dl className="order-problems">
        {problems.map(({ key, title, text, retry, refund }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd className="row">
              <span className="preserve-lines">{text}</span>
              {retry && (
                <PostButton
                  action={retry}
                  fields={{ returnTo }}
                  label={m.printing_printAgain()}
                  variant="secondary"
                  size="small"
                />
              )}
              {refund && (
                <SecondaryLink to={refund} size="small">
                  {m.shared_recordRefund()}
                </SecondaryLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
