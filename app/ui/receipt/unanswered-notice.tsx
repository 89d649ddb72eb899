import { useEffect, useState } from "react";
import type { AwaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

type UnansweredNoticeProps = {
  /** Null if no answer is awaited. */
  answer: AwaitedAnswer | null;
  /** The URL to which "Wait" posts. */
  waitAction: string;
  /** The page that cancels the order. */
  cancelTo: string;
};

/**
 * Once the answer is late, the customer may wait or cancel; after the promised time, there is nothing left to wait for.
 */
export function UnansweredNotice({ answer, waitAction, cancelTo }: UnansweredNoticeProps) {
  const isLate = useHasCome(answer, answer?.lateInMs ?? 0);
  const isOver = useHasCome(answer, answer?.overInMs ?? 0);
  const cancel = (
    <QuietLink to={cancelTo} size="small">
      {m.orders_cancelOrderLink()}
    </QuietLink>
  );
  if (isOver) {
    return (
      <Notice tone="warn" title={m.orders_notAnsweredInTime()} action={cancel}>
        {m.orders_notAnsweredInTimeText({ phone: shop.phone })}
      </Notice>
    );
  }
  if (answer?.isAwaited) {
    return (
      <Notice tone="info" title={m.orders_thankYouForWaiting()} action={cancel}>
        {m.orders_reminderReceived()}
      </Notice>
    );
  }
  if (!isLate) return null;
  return (
    <Notice
      tone="warn"
      title={m.orders_unanswered()}
      action={
        <div className="row">
          <PostButton action={waitAction} label={m.orders_wait()} size="small" />
          {cancel}
        </div>
      }
    >
      {m.orders_waitOrCancel()}
    </Notice>
  );
}

/** The longest possible timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Whether the time has come; updates while the page is open. */
function useHasCome(answer: AwaitedAnswer | null, inMs: number): boolean {
  const [reached, setReached] = useState<AwaitedAnswer>();
  useEffect(() => {
    if (!answer || inMs <= 0 || inMs > MAX_TIMER_MS) return;
    const timer = setTimeout(() => setReached(answer), inMs);
    return () => clearTimeout(timer);
  }, [answer, inMs]);
  return answer !== null && (inMs <= 0 || reached === answer);
}

type OwnUnansweredNoticeProps = { answer: AwaitedAnswer | null; orderNumber: string };

/** The notice on the pages of the customer's own account. */
export function OwnUnansweredNotice({ answer, orderNumber }: OwnUnansweredNoticeProps) {
  const order = `/my-orders/${orderNumber}`;
  return (
    <UnansweredNotice
      answer={answer}
      waitAction={`${order}/wait`}
      cancelTo={`${order}/cancellation`}
    />
  );
}
