import { useActionData, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { m } from "#messages";
import { wasFormAnswered } from "../hydration/network-failures.ts";
import { Notice } from "../notice.tsx";

type UnansweredOrderProps = { noNetwork: string };

/** Stays until the order is sent again. */
export function UnansweredOrder(props: UnansweredOrderProps) {
  const isSending = useNavigation().state === "submitting";
  // See `keepPageOnFailure`.
  const isUnanswered = (useActionData() as unknown) === false;
  return isUnanswered && !isSending && <WhatFailed {...props} />;
}

function WhatFailed({ noNetwork }: UnansweredOrderProps) {
  const [wasAnswered] = useState(wasFormAnswered);
  const [wasOnline] = useState(() => navigator.onLine);
  // A toast shows the answer.
  if (wasAnswered) return null;
  if (!wasOnline) return <Notice tone="bad" role="alert" title={noNetwork} />;
  return (
    <Notice tone="bad" role="alert" title={m.checkout_noAnswer()}>
      {m.checkout_noAnswerHint()}
    </Notice>
  );
}
