export type SummaryError = { id?: string; message: string };

/** The part of conform's FormMetadata that is read here. */
type FormWithErrors = { id: string; errors?: string[]; allErrors: Record<string, string[]> };

/**
 * Takes conform's form, returns one entry per message for the error summary, in the order of the form's errors;
 * `id` is the field's control, absent for what concerns the whole form.
 */
export function formErrors(form: FormWithErrors): SummaryError[] {
  return Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => (name === "" ? { message } : { id: `${form.id}-${name}`, message })),
  );
}
