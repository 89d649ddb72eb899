import { parse } from "@conform-to/react";
import { useActionData, useLocation } from "@remix-run/react";
import { useMemo, useRef } from "react";
import { LOST_PICTURE } from "#app/domain/hidden-fields.ts";
import { useUnsentFields } from "../unsent-forms.tsx";

/** The unsent form that is sent to the address of this page, like the answer to a refused form. */
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
