import { parse, type SubmissionResult } from "@conform-to/react";
import { useActionData, useLocation } from "@remix-run/react";
import { useMemo, useRef } from "react";
import { LOST_PICTURE } from "#app/domain/hidden-fields.ts";
import { useUnsentFields } from "../unsent-forms.tsx";

/** The unsent form for the address of this page, in the format of a reply to a refused form. */
export function useUnsentAnswer() {
  const fields = useUnsentFields(useLocation().pathname);
  return useMemo(() => {
    if (!fields) return undefined;
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return {
      result: { initialValue: parse(form, { resolve: () => ({}) }).payload },
      isUnsent: true,
      lostPicture: form.has(LOST_PICTURE),
    };
  }, [fields]);
}

/**
 * The reply to the page's form, or the input from before the session ended. If the shop does not
 * respond to the next attempt, the page keeps what it has.
 */
export function useFormAnswer<Action>() {
  const answer = useActionData<Action>();
  const last = useRef(answer);
  const unsent = useUnsentAnswer();
  // See `keepPageOnFailure`.
  if ((answer as unknown) !== false) last.current = answer;
  return last.current ?? (unsent as typeof answer);
}

/** The part of the reply that conform shows: what was refused, and why. */
export function useRefusal() {
  return useFormAnswer<{ result: SubmissionResult<string[]> }>()?.result;
}
