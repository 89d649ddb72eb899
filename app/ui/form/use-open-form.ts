import { type DefaultValue, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { useRef } from "react";
import type { FormConstraint } from "./field-meta.ts";
import { useRefusal } from "./use-form-answer.ts";

type OpenForm<Fields> = {
  constraint: FormConstraint;
  values?: DefaultValue<Fields>;
};

/** A form with its saved values (`openForm`), or with the values that the server refused. */
export function useOpenForm<Fields extends Record<string, unknown>>(
  id: string,
  { constraint, values }: OpenForm<Fields>,
) {
  return useForm<Fields>({
    id,
    constraint,
    lastResult: useLastResult(useRefusal()),
    defaultValue: values,
    // Only the server validates (null); a change made here, such as an added row, hides its errors.
    onValidate: ({ formData }) =>
      parse(formData, { resolve: (_, change) => (change ? {} : { error: null }) }),
  });
}

const NO_ERRORS: SubmissionResult<string[]> = { error: {} };

/** Conform keeps the errors of a refusal until it gets another result, and a saved form has none. */
function useLastResult(result: SubmissionResult<string[]> | undefined) {
  const wasRefused = useRef(false);
  if (result) wasRefused.current = true;
  return result ?? (wasRefused.current ? NO_ERRORS : undefined);
}
