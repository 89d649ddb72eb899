import { useActionData } from "@remix-run/react";
import { useRef } from "react";

/** The answer to the page's form. If the shop does not answer the next attempt, the page keeps what it has. */
export function useFormAnswer<Action>() {
  const answer = useActionData<Action>();
  const last = useRef(answer);
  // See `keepPageOnFailure`.
  if ((answer as unknown) !== false) last.current = answer;
  return last.current;
}
