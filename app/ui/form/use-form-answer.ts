import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import { useUnsentAnswer } from "./unsent-forms.tsx";

/**
 * The answer to the page's form, or what was typed into it before the session had ended. If the shop does not answer the
 * next attempt, the page keeps what it has.
 */
export function useFormAnswer<Action>() {
  const answer = useActionData<Action>();
  const last = useRef(answer);
  const unsent = useUnsentAnswer();
  // See `keepPageOnFailure`.
  if ((answer as unknown) !== false) last.current = answer;
  return last.current ?? (unsent as typeof answer);
}
