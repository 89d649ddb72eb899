/**
 * While hydrating, React 18 resets prefilled textareas and radio buttons to the server's values.
 * These functions restore the visitor's input.
 */
const texts = new Map<HTMLTextAreaElement, Text>();
const choices = new Set<HTMLInputElement>();

type Text = Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd">;

function rememberText(field: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  texts.set(field, { value, selectionStart, selectionEnd });
}

const isRadio = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "radio";

/** Restores text that React has just reset, before the next key is added to it. */
function beforeInput({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) restoreText(target);
}

function afterInput({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) rememberText(target);
  if (!isRadio(target)) return;
  // Moved to the end, because the latest choice of a group must be restored last.
  choices.delete(target);
  choices.add(target);
}

function restoreText(field: HTMLTextAreaElement): void {
  const text = texts.get(field);
  if (text === undefined || field.value === text.value) return;
  field.value = text.value;
  field.setSelectionRange(text.selectionStart, text.selectionEnd);
}

export function rememberEditedFields(): void {
  for (const field of document.querySelectorAll("textarea")) rememberText(field);
  for (const field of document.querySelectorAll("input:checked")) {
    if (isRadio(field)) choices.add(field);
  }
  document.addEventListener("beforeinput", beforeInput, true);
  document.addEventListener("input", afterInput, true);
}

export function restoreEditedFields(): void {
  document.removeEventListener("beforeinput", beforeInput, true);
  document.removeEventListener("input", afterInput, true);
  for (const field of texts.keys()) restoreText(field);
  for (const field of choices) field.checked = true;
  texts.clear();
  choices.clear();
}
