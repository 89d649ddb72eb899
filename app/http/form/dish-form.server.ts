import { plainNumber } from "#app/domain/digits.ts";
import type { Offer } from "#app/domain/options/configure-dish.ts";
import { withFirstOptions } from "#app/domain/options/first-selection.ts";
import { selectionInput } from "#app/domain/options/selection-input.ts";
import { sentSelection } from "#app/domain/options/sent-selection.ts";
import { isFormWithinBudget } from "../limits/input-budget.ts";
import { typedValues } from "./parse-form.server.ts";

/** The fields of a form that was sent with GET; null if there are none. */
export function queryForm(request: Request, field: string): FormData | null {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has(field) || !isFormWithinBudget(searchParams)) return null;
  const form = new FormData();
  for (const [name, value] of searchParams) form.append(name, value);
  return form;
}

/** `step` is the field and the change that a stepper's button asks for. It cannot add a field. */
export function changeStep(form: FormData, max = Number.POSITIVE_INFINITY): void {
  const [, name = "", by] = /^(.+):(-?1)$/.exec(String(form.get("step"))) ?? [];
  if (!form.has(name)) return;
  const count = (plainNumber(form.get(name)) || 0) + Number(by);
  form.set(name, String(Math.min(max, Math.max(0, count))));
}

/**
 * The selection sent by "Update choices" and the steppers without scripts; null if the page was
 * opened in another way.
 */
export function dishFormInQuery(request: Request, offer: Offer) {
  const form = queryForm(request, "quantity");
  if (!form) return null;
  changeStep(form);
  return {
    selection: withFirstOptions(offer, sentSelection(typedValues(form, selectionInput))),
    values: {
      quantity: String(form.get("quantity")),
      specialInstructions: String(form.get("specialInstructions") ?? ""),
    },
  };
}
