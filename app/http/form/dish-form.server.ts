import type { Offer } from "#app/domain/options/configure-dish.ts";
import { withFirstOptions } from "#app/domain/options/first-selection.ts";
import { sentSelection } from "#app/domain/options/sent-selection.ts";
import { isPlainName } from "./form-action.server.ts";
import { typedValues } from "./open-form.server.ts";

/** `step` is the field and the change that a button of a stepper asks for. */
export function changeStep(form: FormData): void {
  const [, name = "", by] = /^([\w.[\]-]+):(-?1)$/.exec(String(form.get("step"))) ?? [];
  if (by) form.set(name, String(Math.max(0, (Number(form.get(name)) || 0) + Number(by))));
}

/** What "Update choices" and the steppers send without scripts; null if the page was opened in another way. */
export function dishFormInQuery(request: Request, offer: Offer) {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("quantity")) return null;
  const form = new FormData();
  for (const [name, value] of searchParams) if (isPlainName(name)) form.append(name, value);
  changeStep(form);
  return {
    selection: withFirstOptions(offer, sentSelection(typedValues(form))),
    values: {
      quantity: String(form.get("quantity")),
      specialInstructions: String(form.get("specialInstructions") ?? ""),
    },
  };
}
