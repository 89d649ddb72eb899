import { isFormWithinBudget } from "../limits/input-budget.ts";

/** The fields of a form that was sent with GET; null if there are none such. */
export function queryForm(request: Request, field: string): FormData | null {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has(field) || !isFormWithinBudget(searchParams)) return null;
  const form = new FormData();
  for (const [name, value] of searchParams) form.append(name, value);
  return form;
}
