const USUAL = "usual-";

/** The name of the choices next to a field for a reason. */
export function usualReasonOf(field: string): string {
  return `${USUAL}${field}`;
}

/** A chosen reason counts unless another one was typed. */
export function takeUsualReasons(form: FormData): void {
  for (const [name, chosen] of [...form]) {
    if (!name.startsWith(USUAL) || typeof chosen !== "string") continue;
    const field = name.slice(USUAL.length);
    const typed = form.get(field);
    form.delete(name);
    if (typed === null || (typeof typed === "string" && typed.trim() === "")) {
      form.set(field, chosen);
    }
  }
}
