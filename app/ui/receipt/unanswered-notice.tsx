import { useEffect, useState } from "react";
import type { AwaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

type UnansweredNoticeProps = {
  /** Null when there is no answer to wait for. */
  answer: AwaitedAnswer | null;
  /** Where "Wait" posts to. */
  waitAction: string;
  /** The page that cancels the order. */
  cancelTo: string;
};

/** Once the answer is late, the customer may wait or cancel. */
export function UnansweredNotice({ answer, waitAction, cancelTo }: UnansweredNoticeProps) {
  const isLate = useIsLate(answer);
  const cancel = (
    <ButtonLink to={cancelTo} variant="quiet" size="small">
      {m.orders_cancelOrderLink()}
    </ButtonLink>
  );
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

/** Becomes late while the page is open, too. */
function useIsLate(answer: AwaitedAnswer | null): boolean {
  const [lateAnswer, setLateAnswer] = useState<AwaitedAnswer>();
  useEffect(() => {
    if (!answer || answer.lateInMs <= 0) return;
    const timer = setTimeout(() => setLateAnswer(answer), answer.lateInMs);
    return () => clearTimeout(timer);
  }, [answer]);
  return answer !== null && (answer.lateInMs <= 0 || lateAnswer === answer);
}

/** As its customer sees it on the pages of an account. */
export function OwnUnansweredNotice({
  answer,
  orderNumber,
}: {
  answer: AwaitedAnswer | null;
  orderNumber: string;
}) {
  const order = `/my-orders/${orderNumber}`;
  return (
    <UnansweredNotice
      answer={answer}
      waitAction={`${order}/wait`}
      cancelTo={`${order}/cancellation`}
    />
  );
}
