/** Enter presses a form's first submit button. Put this before a secondary one, so that Enter submits the form. */
export function DefaultSubmit() {
  return <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
