import { parse } from "@conform-to/react";
import { takeUsualReasons } from "#app/domain/reasons/usual-reason.ts";

/** The fields of the form, nested by their names, in the form that the shop reads without scripts. */
export function typedIn(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Record<string, unknown> {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    data.append(submitter.name, submitter.value);
  }
  takeUsualReasons(data);
  return parse(data, { resolve: () => ({}) }).payload;
}
