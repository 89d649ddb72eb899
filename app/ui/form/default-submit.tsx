/** Enter presses a form's first submit button. Put this before a secondary one, so that Enter submits the form. */
export function DefaultSubmit({ form }: { form?: string }) {
  return (
    <button
      type="submit"
      form={form}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
